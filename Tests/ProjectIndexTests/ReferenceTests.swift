import SwiftCST
import Testing

@testable import ProjectIndex

struct ReferenceTests {
  @Test func usesOfAMemberAcrossFiles() {
    let project = Project([
      "A.swift": """
      final class Model: ObservableObject {
        @Published var title = ""
        func f() { title = "a"; _ = self.title; _ = $title }
      }
      """,
      "B.swift": """
      struct Row: View {
        @ObservedObject var model: Model
        let other: Other
        var body: some View { Text(model.title); Text(other.title); Text(unknown().title) }
      }
      struct Other { let title = "" }
      """,
      "C.swift": """
      func g(title: String) { _ = title }
      let path = \\Model.title
      """,
    ])
    let references = project.index.references(to: project.member("title", of: "Model").id)
    #expect(
      project.places(references.certain) == ["A.swift:3", "A.swift:3", "B.swift:4", "A.swift:3"])
    #expect(project.places(references.possible) == ["B.swift:4", "C.swift:2"])
  }

  @Test func callsThatNoneOfManyOverloadsTakesMayMeanOthers() {
    let overloads = (0..<12).map { "func part(label\($0): Int, last: Int = 0) {}" }.joined(separator: "; ")
    let project = Project(
      """
      struct Screen {
        \(overloads)
        func show() {
          part(label3: 1)
          part(label99: 1)
          self.part(label3: 1, label4: 1)
          self.part(label11: 1, last: 1)
          self.part($label99: 1)
        }
      }
      """)
    for member in project.index.members(named: "part", of: project.type("Screen")) {
      let references = project.index.references(to: member.id)
      #expect(project.places(references.certain) == ["A.swift:4", "A.swift:7", "A.swift:8"])
      #expect(project.places(references.possible) == ["A.swift:5", "A.swift:6"])
    }
  }

  @Test func namesOfEnvironmentKeysAreNoUsesOfValues() {
    let views = (0..<40).map { number in
      """
      struct Row\(number): View {
        @Environment(\\.dismiss) private var dismiss
        @State var name = ""
        var body: some View { \(number == 7 ? "close(dismiss)" : "all { $0.name }") }
      }
      """
    }
    let project = Project(views.joined(separator: "\n") + "\nlet path = \\Row3.name")
    let index = project.index
    for number in 0..<40 {
      let dismiss = project.member("dismiss", of: "Row\(number)")
      #expect(index.references(to: dismiss.id).possible.count == 40)
      let used = number == 7 ? ["A.swift:39"] : []
      #expect(project.places(index.valueReferences(to: dismiss.id).all) == used)
      #expect(project.places(index.firstValueUse(of: dismiss.id) { _ in true }.map { [$0] } ?? []) == used)
      let name = project.member("name", of: "Row\(number)")
      let all = index.references(to: name.id).all
      #expect(project.places(index.valueReferences(to: name.id).all) == project.places(all))
      for line in [0, 100, 200] {
        let first = all.first { $0.token.range.lowerBound >= line * 30 }
        let found = index.firstValueUse(of: name.id) { $0.token.range.lowerBound >= line * 30 }
        #expect(found?.token == first?.token)
      }
    }
  }

  @Test func memberBehindADirectiveIsOneOfWhatStandsBeforeIt() {
    let project = Project(
      """
      struct Row { func red() -> Row { self } }
      func f(_ row: Row) -> Row {
        row
          #if DEBUG
            .red().red()
          #endif
      }
      func g() {
        #if DEBUG
          .red()
        #endif
        h(.red())
      }
      """)
    let references = project.index.references(to: project.member("red", of: "Row").id)
    #expect(project.places(references.possible) == ["A.swift:5", "A.swift:5"])
  }

  @Test func bindingsReferToTheWrappedType() {
    let project = Project(
      """
      final class Model: ObservableObject { @Published var name = ""; static let name2 = 1 }
      struct A: View {
        @StateObject var model = Model()
        var body: some View {
          TextField("", text: $model.name)
          TextField("", text: self.$model.name)
          B().name
          print(.name)
        }
      }
      struct B { var name = "" }
      #if os(name)
      #endif
      """)
    let references = project.index.references(to: project.member("name", of: "Model").id)
    #expect(project.places(references.certain) == ["A.swift:5", "A.swift:6"])
    #expect(references.possible.isEmpty)
  }

  @Test func declarationsReferencedInABody() {
    let project = Project([
      "A.swift": """
      struct Row: View {
        func a() -> AnyView { AnyView(b()) }
        func b() -> AnyView { AnyView(self.c) }
        var c: AnyView { AnyView(free(Row.make())) }
        static func make() -> Row { Row() }
      }
      """,
      "B.swift": "func free(_ v: Row) -> AnyView { AnyView(v.a()) }",
    ])
    func names(_ declaration: Declaration, _ node: Node?) -> [String] {
      guard let node else { return [] }
      return project.index.declarations(referencedIn: node).compactMap { project.index[$0].name }.sorted()
    }
    let a = project.member("a", of: "Row")
    #expect(names(a, a.body?.node) == ["b"])
    let c = project.member("c", of: "Row")
    #expect(names(c, c.getterStatements) == ["free", "make"])
    let free = Array(project.index.declarations(named: "free"))[0]
    #expect(names(free, free.body?.node) == ["a"])
    #expect(project.index.variables(wrappedBy: "State").isEmpty)
  }

  @Test func usesOfAType() {
    let project = Project([
      "A.swift": "final class Model {}\ntypealias Store = Model\nenum Space { struct Model {} }",
      "B.swift": """
      struct V {
        @StateObject var a = Model()
        @ObservedObject var b: Store
        var c: [Model] = []
        var d: Space.Model
        func f() -> Model.Type { Model.self }
        // Model in a comment, and "Model"
      }
      extension Model {}
      """,
    ])
    let references = project.index.references(to: project.type("Model"))
    #expect(
      Set(project.places(references.certain)) == [
        "A.swift:2", "B.swift:2", "B.swift:3", "B.swift:4", "B.swift:6", "B.swift:9",
      ])
    #expect(references.possible.isEmpty)
    #expect(
      project.places(project.index.references(to: project.type("Space.Model")).certain) == ["B.swift:5"])
  }

  @Test func rolesOfUses() {
    let project = Project(
      """
      struct S { var name: Int }
      func f(name label: Int, name: Int) { g(name: name); s.name; _ = \\S.name; _ = .name }
      """)
    let roles = project.index.uses(of: "name").map(\.role)
    let words = roles.map { role in
      switch role {
      case .declaration: "declaration"
      case .label: "label"
      case .reference: "reference"
      case .member(let base): base == nil ? "implicit" : "member"
      case .keyPath: "keyPath"
      default: "other"
      }
    }
    #expect(
      words == ["declaration", "label", "declaration", "label", "reference", "member", "keyPath", "implicit"])
  }

  @Test func namesThatOthersMayDeclareAreTaken() {
    let project = Project([
      "Report.swift": """
      import Formats
      enum Report { static func header() { print(dateFormatter) } }
      extension Report { static var footer: Int { numberFormatter } }
      struct Bill: Formatted { func header() { print(Self.dateFormatter) } }
      struct Plain { func header(_ dateFormatter: Int) { print(dateFormatter) } }
      struct Note: Formatted { func header() { print(Bill.dateFormatter, Other.dateFormatter) } }
      struct Other: Formatted {}
      """
    ])
    let (report, bill) = (project.type("Report"), project.type("Bill"))
    #expect(!project.index.isFree("dateFormatter", in: report))
    #expect(!project.index.isFree("numberFormatter", in: report))
    #expect(!project.index.isFree("dateFormatter", in: bill))
    #expect(project.index.isFree("numberFormatter", in: bill))
    #expect(project.index.isFree("dateFormatter", in: project.type("Plain")))
    #expect(project.index.isFree("dateFormatter", in: project.type("Note")))
    #expect(!project.index.isFree("dateFormatter", in: project.type("Other")))
  }

  @Test func freeNames() {
    let project = Project([
      "A.swift": """
      class Base { var taken = 1 }
      class Row: Base { enum Kind { case formatter }; func numberFormatter() {} }
      class Sub: Row { var below = 1 }
      enum Unit { case formatter }
      struct Box<formatter2> {}
      """,
      "B.swift": "extension Row { static let dateFormatter = 1 }\nlet listFormatter = 1",
    ])
    let row = project.type("Row")
    #expect(project.index.isFree("formatter", in: row))
    for name in ["taken", "Kind", "numberFormatter", "below", "dateFormatter"] {
      #expect(!project.index.isFree(name, in: row), "\(name)")
    }
    #expect(!project.index.isFree("formatter", in: project.type("Unit")))
    #expect(!project.index.isFree("formatter2", in: project.type("Box")))
    let file = FileID(rawValue: 0)
    #expect(!project.index.isFreeAtModuleLevel("listFormatter", in: file))
    #expect(project.index.isFreeAtModuleLevel("other", in: file))
  }
}
