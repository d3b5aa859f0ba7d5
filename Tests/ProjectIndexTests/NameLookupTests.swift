import SwiftCST
import Testing

@testable import ProjectIndex

struct NameLookupTests {
  @Test func localsComeInOrder() {
    let project = Project(
      """
      let x = 0
      func f(x: Int) {
        _ = /*parameter*/x
        let x = /*own*/x + 1
        _ = /*local*/x
        do { let x = 2; _ = /*inner*/x }
        for x in [1] where /*where*/x > 0 { _ = /*loop*/x }
        if let x = Int("1"), /*second*/x > 0 { _ = /*then*/x } else { _ = /*else*/x }
        guard case .some(let y) = Optional(1) else { _ = y1 }
        _ = /*guarded*/y
        switch x { case let z where /*caseWhere*/z > 0: _ = /*case*/z; default: break }
        do { try g() } catch { _ = /*error*/error }
        do { try g() } catch let e as E { _ = /*caught*/e }
        run { [w = 1] a, b in _ = /*a*/a; _ = /*w*/w }
        run { _ = /*shorthand*/$0 }
        run { $item in _ = /*wrapped*/item; _ = /*projected*/$item }
        _ = /*function*/later()
        func later() {}
      }
      """)
    let expected = [
      "parameter": "local parameter", "own": "local parameter", "local": "local variable",
      "inner": "local variable", "where": "local loop", "loop": "local loop", "second": "local condition",
      "then": "local condition", "else": "local variable", "guarded": "local condition",
      "caseWhere": "local switchCase", "case": "local switchCase", "error": "local catchClause",
      "caught": "local catchClause", "a": "local closureParameter", "w": "local capture",
      "shorthand": "local shorthand", "wrapped": "local closureParameter",
      "projected": "local closureParameter",
      "function": "local function",
    ]
    for (mark, wanted) in expected {
      #expect(project.describe(project.lookUp(mark)) == wanted, "\(mark)")
    }
  }

  /// What a script binds at module level is no declaration of the module.
  @Test func guardsOfScriptsBindNames() {
    let project = Project(
      """
      _ = /*before*/line
      guard let line = readLine() else { exit(1) }
      _ = /*after*/line
      func f() { _ = /*inside*/line }
      """)
    #expect(project.describe(project.lookUp("before")) == "unknown")
    #expect(project.describe(project.lookUp("after")) == "local condition")
    #expect(project.describe(project.lookUp("inside")) == "local condition")
  }

  /// A call that gives content makes a view of SwiftUI, where the type of that name takes no closure.
  @Test func modelsMayBeNamedAsViews() {
    let project = Project([
      "A.swift": """
      struct List: Codable { let id: Int; let names: [String] }
      struct Section { let run: () -> Void }
      struct Menu<Content> { let content: Content }
      typealias Action = () -> Void
      struct Group { init(_ action: Action) {} }
      """,
      "B.swift": """
      func f() {
        _ = /*view*/List { 1 }
        _ = /*model*/List(id: 1, names: [])
        _ = /*closure*/Section { }
        _ = /*generic*/Menu { 1 }
        _ = /*alias*/Group { }
      }
      """,
    ])
    let foreign = ["view", "model", "closure", "generic", "alias"].filter {
      project.index.isForeign(project.node(after: $0, .declReferenceExpr))
    }
    #expect(foreign == ["view"])
  }

  @Test func membersAreFoundThroughExtensionsAndSuperclasses() {
    let project = Project([
      "A.swift": """
      class Base { var title = "" }
      class Model: Base, Named {
        @Published var count = 0
        func f() {
          _ = /*own*/count
          _ = /*inherited*/title
          _ = /*extended*/extra
          _ = /*protocol*/name
          _ = /*projected*/$count
          _ = /*storage*/_count
          let count = 1
          _ = /*shadowed*/count
        }
      }
      """,
      "B.swift":
        "extension Model { var extra: Int { 1 } }\nprotocol Named {}\nextension Named { var name: Int { 1 } }",
      "C.swift": "let count = 5\nfunc g() { _ = /*module*/count; _ = /*nothing*/nowhere }",
    ])
    #expect(project.describe(project.lookUp("own")) == "member of Model 1")
    #expect(project.describe(project.lookUp("inherited")) == "member of Model 1")
    #expect(project.describe(project.lookUp("extended")) == "member of Model 1")
    #expect(project.describe(project.lookUp("protocol")) == "member of Model 1")
    #expect(project.describe(project.lookUp("projected")) == "member of Model 1")
    #expect(project.describe(project.lookUp("storage")) == "member of Model 1")
    #expect(project.describe(project.lookUp("shadowed")) == "local variable")
    #expect(project.describe(project.lookUp("module")) == "module 1")
    #expect(project.describe(project.lookUp("nothing")) == "unknown")
  }

  @Test func localsWithoutWrappersHideNoWrappedProperty() {
    let project = Project(
      """
      struct Row: View {
        @State var count = 0
        init(count: Int) {
          /*storage*/_count = State(initialValue: count)
          let count = 1
          _ = /*local*/count
          use(/*projected*/$count)
        }
        func f(@Binding count: Int) { use(/*parameter*/$count) }
        func g() {
          @Bindable var count = model
          use(/*bindable*/$count)
        }
      }
      """)
    #expect(project.describe(project.lookUp("storage")) == "member of Row 1")
    #expect(project.describe(project.lookUp("local")) == "local variable")
    #expect(project.describe(project.lookUp("projected")) == "member of Row 1")
    #expect(project.describe(project.lookUp("parameter")) == "local parameter")
    #expect(project.describe(project.lookUp("bindable")) == "local variable")
  }

  @Test func accessorsAndSubscripts() {
    let project = Project(
      """
      struct S {
        var a: Int { didSet { _ = /*old*/oldValue } willSet(next) { _ = /*next*/next } }
        var b: Int { get { 1 } set { _ = /*new*/newValue } }
        subscript(key: Int) -> Int { _ = /*key*/key; return 1 }
        lazy var c = { /*member*/a }()
      }
      """)
    #expect(project.describe(project.lookUp("old")) == "local accessorParameter")
    #expect(project.describe(project.lookUp("next")) == "local accessorParameter")
    #expect(project.describe(project.lookUp("new")) == "local accessorParameter")
    #expect(project.describe(project.lookUp("key")) == "local parameter")
    #expect(project.describe(project.lookUp("member")) == "member of S 1")
  }

  @Test func unseenMembersMayHideModuleLevelNames() {
    let project = Project(
      """
      let formatter = 1
      class Cell: UITableViewCell { func f() { _ = /*cell*/formatter } }
      extension Date { func f() { _ = /*date*/formatter } }
      struct Row: View { func f() { _ = /*row*/formatter } }
      @Stateful class Macro { func f() { _ = /*macro*/formatter } }
      """)
    #expect(project.describe(project.lookUp("cell")) == "module 1 shadowed")
    #expect(project.describe(project.lookUp("date")) == "module 1 shadowed")
    #expect(project.describe(project.lookUp("row")) == "module 1")
    #expect(project.describe(project.lookUp("macro")) == "module 1 shadowed")
  }

  @Test func typesAreNamesToo() {
    let project = Project(
      """
      final class Model { static let shared = Model() }
      func f<T>(_ t: T) { _ = /*type*/Model(); _ = /*generic*/T.self; _ = /*foreign*/Text("") }
      """)
    #expect(project.describe(project.lookUp("type")) == "type Model")
    #expect(project.describe(project.lookUp("generic")) == "type parameter")
    #expect(project.describe(project.lookUp("foreign")) == "unknown")
  }
}
