import SwiftCST
import Testing

@testable import ProjectIndex

/// What the comparison with the compiler has brought to light.
struct ComparedMeaningTests {
  @Test func weakReferencesAreOptional() {
    let project = Project(
      """
      final class Model {
        weak var parent = Model()
        func f(other: Model) {
          run { [weak self] in
            use(/*weak*/self)
            guard let self else { return }
            use(/*unwrapped*/self)
          }
          run { [weak other, weak copy = other] in use(/*capture*/other); use(/*named*/copy) }
          run { [self] in use(/*strong*/self) }
          weak var local = other
          use(/*local*/local)
          use(/*property*/parent)
        }
      }
      """)
    let expected = [
      "weak": "Model?", "unwrapped": "Model", "capture": "Model?", "named": "Model?", "strong": "Model",
      "local": "Model?", "property": "Model?",
    ]
    for (mark, wanted) in expected {
      #expect(project.describe(project.typeOfExpression(mark)) == wanted, "\(mark)")
    }
  }

  @Test func optionalBindingsTakeTuplesApart() {
    let project = Project(
      """
      func pair() -> Pair? { nil }
      func f(second: Int) {
        if let (first, second) = pair() { use(/*second*/second); use(/*first*/first) }
      }
      """)
    #expect(project.describe(project.lookUp("second")) == "local condition")
    #expect(project.describe(project.typeOfExpression("first")) == "unknown")
  }

  @Test func whatInitialisersMakeMayBeOptional() {
    let project = Project(
      """
      enum Kind: String { case a }
      class Picture: UIImage {}
      extension Color { init?(code: String) {} }
      struct Named { var name: String }
      protocol Readable { init?(_ text: String) }
      func f<T: Readable>(text: String) {
        use(/*raw*/Kind(rawValue: text))
        use(/*inherited*/Picture(named: text))
        use(/*extension*/Color(code: text))
        use(/*generic*/T(text))
        use(/*number*/Int(text))
        use(/*url*/URL(string: text))
        use(/*optional*/Optional(text))
        use(/*package*/Parser(text))
        use(/*labelled*/Parser(in: text))
        use(/*plain*/Parser())
        use(/*memberwise*/Named(name: text))
        use(/*formatter*/DateFormatter())
        use(/*text*/Text(text))
        use(/*image*/Image(systemName: text))
      }
      """)
    for mark in [
      "raw", "inherited", "extension", "generic", "number", "url", "optional", "package", "labelled",
    ] {
      #expect(project.describe(project.typeOfExpression(mark)) == "unknown", "\(mark)")
    }
    #expect(project.describe(project.typeOfExpression("memberwise")) == "Named")
    for (mark, wanted) in ["formatter": "DateFormatter", "plain": "Parser", "text": "Text", "image": "Image"]
    {
      #expect(project.describe(project.typeOfExpression(mark)) == "foreign \(wanted)", "\(mark)")
    }
  }

  @Test func variadicParametersAreArrays() {
    let project = Project("struct Model {}\nfunc f(models: Model...) { use(/*models*/models) }")
    #expect(project.describe(project.typeOfExpression("models")) == "unknown")
  }

  @Test func constantsAndFunctionsOfCAreNoTypes() {
    let project = Project(
      "func f() { use(/*constant*/AF_INET); use(/*function*/NSHomeDirectory()); use(/*type*/URL.self) }")
    #expect(project.describe(project.typeOfExpression("constant")) == "unknown")
    #expect(project.describe(project.typeOfExpression("function")) == "unknown")
    #expect(project.describe(project.typeOfExpression("type")) == "foreign URL.Type")
  }

  @Test func selfIsTheTypeThatAMemberIsTakenOf() {
    let project = Project(
      """
      protocol Shape { static func make() -> Self }
      extension Shape { static var unit: Self { make() } }
      extension Shape where Self == Round { static var round: Self { /*required*/self.init() } }
      struct Round: Shape { init() {} }
      extension Round { static func f() { use(/*static*/Round.make()); use(/*own*/make()); use(/*unit*/unit) } }
      """)
    for mark in ["static", "own", "unit"] {
      #expect(project.describe(project.typeOfExpression(mark)) == "Round", "\(mark)")
    }
    #expect(
      project.describe(project.index.typeOfVariable(project.member("round", of: "Shape").id)) == "Round")
  }

  @Test func callsThatNoOverloadTakesAreOfOthersMembers() {
    let project = Project(
      """
      struct Queue: Sequence {
        func first(matching name: String, limit: Int = 1, _ rest: Int...) -> Int { 0 }
        func f(other: Queue) {
          _ = /*fits*/first(matching: "a"); _ = /*rest*/first(matching: "a", 1, 2)
          _ = /*others*/first(where: { _ in true })
          use(/*member*/other.first(where: { _ in true }))
        }
      }
      """)
    #expect(project.describe(project.lookUp("fits")) == "member of Queue 1")
    #expect(project.describe(project.lookUp("rest")) == "member of Queue 1")
    #expect(project.describe(project.lookUp("others")) == "unknown")
    #expect(project.describe(project.typeOfExpression("member")) == "unknown")
  }

  @Test func overloadsOfProtocolsMayBeMeantWhereTheOwnDoNotFit() {
    let project = Project(
      """
      extension Numeric { func near(_ other: Self) -> Bool { near(other, within: 1) } }
      extension AdditiveArithmetic { func near(_ other: Self, within limit: Int) -> Bool { true } }
      """)
    let far = Array(project.index.declarations(named: "near"))[1]
    #expect(project.places(project.index.references(to: far.id).possible) == ["A.swift:1"])
  }

  @Test func typesInExtensionsOfOthersTypesAreTheProjects() {
    let project = Project(
      """
      extension Date { struct Span { static let day = Span() } }
      func f() { use(/*day*/Date.Span.day) }
      """)
    #expect(project.describe(project.typeOfExpression("day")) == "Span")
    #expect(project.index.references(to: project.member("day", of: "Span").id).certain.count == 1)
  }

  @Test func namesThatATypeOrAnExtensionSettles() {
    let project = Project(
      """
      struct Outer: Codable {
        enum CodingKeys: CodingKey { case a }
        struct Inner: Codable { func f() { use(/*keys*/CodingKeys.self) } }
      }
      struct Box<Element> { var element: Element }
      extension Box where Element == Outer { func f(_ element: Element) { use(/*element*/element) } }
      """)
    #expect(project.describe(project.typeOfExpression("keys")) == "unknown.Type")
    #expect(project.describe(project.typeOfExpression("element")) == "unknown")
  }

  @Test func keywordsBehindPeriodsAreNames() {
    let project = Project(
      """
      struct Model { static let `default` = Model(); var `case`: Model { self } }
      func f() {
        use(/*static*/Model.default.case)
        take(.default)
      }
      """)
    #expect(project.describe(project.typeOfExpression("static")) == "Model")
    let uses = project.index.references(to: project.member("default", of: "Model").id)
    #expect(project.places(uses.certain) == ["A.swift:3"])
    #expect(project.places(uses.possible) == ["A.swift:4"])
  }

  @Test func usesBehindTheNameOfTheModuleCount() {
    let project = Project(
      """
      func normalize() {}
      struct Text { func normalize() { App.normalize() } }
      """)
    let function = project.index.moduleLevelDeclarations(named: "normalize")[0]
    #expect(project.places(project.index.references(to: function.id).possible) == ["A.swift:2"])
  }

  @Test func membersComeThroughProtocolsOfOthers() {
    let project = Project([
      "A.swift": """
      extension View { func card() -> some View { self } }
      extension FloatingPoint { var rounded: Self { self } }
      protocol Loud {}
      extension Loud { var volume: Int { 1 } }
      """,
      "B.swift": """
      struct Star: Shape { func f() -> some View { card() } }
      struct Plain { func f() { card() } }
      struct Sky: View { var body: some View { Star().card() } }
      extension Double { var whole: Double { rounded } }
      extension View where Self: Loud { func f() { use(volume) } }
      """,
    ])
    func uses(of name: String) -> [String] {
      project.places(project.index.references(to: Array(project.index.declarations(named: name))[0].id).all)
    }
    #expect(uses(of: "card") == ["B.swift:1", "B.swift:3"])
    #expect(uses(of: "rounded") == ["B.swift:4"])
    #expect(uses(of: "volume") == ["B.swift:5"])
  }

  @Test func partsOfWrappersBehindSelfAreUses() {
    let project = Project(
      """
      struct Row: View {
        @ObservedObject private var model: Model
        init(model: Model) {
          self._model = ObservedObject(wrappedValue: model)
        }
      }
      struct List {
        var _rows = 0
        @inlinable var rows: Int { _rows + self._rows }
      }
      """)
    let uses = project.index.references(to: project.member("model", of: "Row").id)
    #expect(project.places(uses.certain) == ["A.swift:4"])
    #expect(project.index.references(to: project.member("rows", of: "List").id).all.isEmpty)
  }

  @Test func membersOfGenericTypesDependOnTheValue() {
    let project = Project(
      """
      struct Box<Content> {
        var content: Content
        func take() -> Content { content }
        func f(other: Box<Int>) {
          use(/*own*/content); use(/*self*/self.content); use(/*other*/other.content); use(/*taken*/other.take())
        }
      }
      """)
    let expected = ["own": "parameter", "self": "parameter", "other": "unknown", "taken": "unknown"]
    for (mark, wanted) in expected {
      #expect(project.describe(project.typeOfExpression(mark)) == wanted, "\(mark)")
    }
  }
}
