import SwiftCST
import Testing

@testable import ProjectIndex

struct ExpressionTypeTests {
  @Test func functionsOfTheSameNameAreNoBase() {
    let project = Project(
      """
      struct Phase {}
      final class Job { var state: Phase }
      final class Runner {
        private let job: Job
        func job(named name: String) -> Job { job }
        func f() { use(/*base*/job.state); use(/*alone*/job) }
      }
      """)
    #expect(project.describe(project.typeOfExpression("base")) == "Phase")
    #expect(project.describe(project.typeOfExpression("alone")) == "unknown")
  }

  @Test func resultsOfCalledClosures() {
    let project = Project(
      """
      struct Phase {}
      final class Job {
        let made = { let job = Job(); job.run(); return job }()
        let only = { Phase() }()
        let written = { (n: Int) -> Phase in make(n) }(1)
        let inner = { [1].forEach { _ in return Phase() }; return Job() }()
        let differing = { if on { return Job() }; return Phase() }()
        @UIApplicationDelegateAdaptor(Job.self) var delegate
        func f() { use(/*made*/made, /*only*/only, /*written*/written, /*inner*/inner) }
        func g() { use(/*differing*/differing, /*delegate*/delegate) }
      }
      """)
    let expected = [
      "made": "Job", "only": "Phase", "written": "Phase", "inner": "Job", "differing": "ambiguous 2",
      "delegate": "Job",
    ]
    for (mark, type) in expected {
      #expect(project.describe(project.typeOfExpression(mark)) == type, "\(mark)")
    }
  }

  @Test func typesOfExpressions() {
    let project = Project([
      "A.swift": """
      final class Model { static let shared = Model(); var child: Child?; func make() -> Child { Child() } }
      final class Child { var name = ""; init() {} }
      struct Failing { init?(_ s: String) {} }
      struct Root: View {
        @StateObject private var model = Model()
        @Environment(Model.self) private var injected
        let other: Model
        let any: any Proto
        func f(parameter: Model, optional: Model?) {
          use(/*call*/Model())
          use(/*shared*/Model.shared)
          use(/*property*/model)
          use(/*written*/other)
          use(/*parameter*/parameter)
          use(/*optional*/optional)
          use(/*forced*/optional!)
          use(/*chain*/optional?.child)
          use(/*made*/model.make())
          use(/*environment*/injected)
          use(/*qualified*/App.Model())
          use(/*foreign*/Text("a"))
          use(/*failing*/Failing(""))
          use(/*existential*/any)
          use(/*helper*/helper())
          use(/*unknown*/whatever())
          let local = Model.init()
          use(/*local*/local)
          if let optional { use(/*unwrapped*/optional) }
        }
        func helper() -> Child { Child() }
      }
      protocol Proto {}
      """
    ])
    let expected = [
      "call": "Model", "shared": "Model", "property": "Model", "written": "Model", "parameter": "Model",
      "optional": "Model?", "forced": "Model", "chain": "Child?", "made": "Child", "environment": "Model",
      "qualified": "unknown", "foreign": "foreign Text", "failing": "unknown", "existential": "Proto",
      "helper": "Child", "unknown": "unknown", "local": "Model", "unwrapped": "Model",
    ]
    for (mark, wanted) in expected {
      #expect(project.describe(project.typeOfExpression(mark)) == wanted, "\(mark)")
    }
  }

  @Test func namesThatPatternsBind() {
    let project = Project(
      """
      struct Item {}
      enum Route { case none, item(Item, at: Int), maybe(Item?), nested(Wrapped), pair(Item, Item) }
      enum Wrapped { case value(Item) }
      enum Box<Value> { case full(Value) }
      func f(route: Route, optional: Route?, box: Box<Item>) {
        switch route {
        case .item(let item, at: _): use(/*first*/item)
        case .maybe(let item?): use(/*unwrapped*/item)
        case let .nested(.value(item)): use(/*nested*/item)
        case .pair(let both): use(/*tuple*/both)
        case .none: break
        }
        if case .maybe(let item) = route { use(/*optional*/item) }
        if case .some(let inner) = optional { use(/*some*/inner) }
        if case .item(let item, _) = optional { use(/*promoted*/item) }
        if case .full(let value) = box { use(/*generic*/value) }
      }
      """)
    let expected = [
      "first": "Item", "unwrapped": "Item", "nested": "Item", "tuple": "unknown", "optional": "Item?",
      "some": "Route", "promoted": "Item", "generic": "unknown",
    ]
    for (mark, wanted) in expected {
      #expect(project.describe(project.typeOfExpression(mark)) == wanted, "\(mark)")
    }
  }

  @Test func operatorsAndGenericCalls() {
    let project = Project(
      """
      class Base {}
      final class Model: Base {
        #if DEBUG
        static let shared = Model()
        #else
        static let shared: Model = Model()
        #endif
      }
      enum Locator {
        static func resolve<T>(_ type: T.Type) -> T? { nil }
        static func find<T>(named name: String, like: T) -> T { like }
      }
      func f(model: Model, optional: Model?, base: Base?, flag: Bool) {
        let coalesced = optional ?? model
        let chained = optional ?? Locator.resolve(Model.self) ?? model
        let stillOptional = optional ?? Locator.resolve(Model.self)
        let upcast = base ?? model
        let chosen = flag ? model : Model.shared
        let mixed = flag ? model : nil
        let compared = flag || optional == model ? model : model
        use(/*coalesced*/coalesced); use(/*chained*/chained); use(/*stillOptional*/stillOptional)
        use(/*upcast*/upcast); use(/*chosen*/chosen); use(/*mixed*/mixed); use(/*compared*/compared)
        use(/*resolved*/Locator.resolve(Model.self))
        use(/*inferred*/Locator.find(named: "", like: model))
        use(/*either*/Model.shared)
      }
      """)
    let expected = [
      "coalesced": "Model", "chained": "Model", "stillOptional": "Model?", "upcast": "unknown",
      "chosen": "Model", "mixed": "Model?", "compared": "Model", "resolved": "Model?",
      "inferred": "unknown", "either": "Model",
    ]
    for (mark, wanted) in expected {
      #expect(project.describe(project.typeOfExpression(mark)) == wanted, "\(mark)")
    }
  }

  /// An operator of the project's own may give something else, if it takes optionals.
  @Test(arguments: [
    ("func ?? (left: Model?, right: Model) -> Box { Box() }", "unknown"),
    ("func ?? <T>(left: T, right: Model) -> Box { Box() }", "unknown"),
    ("extension Box { static func ?? (left: Self, right: Model) -> Box { left } }", "Model"),
    ("func ??? (left: Model?, right: Model) -> Box { Box() }", "Model"),
  ])
  func ownCoalescing(_ declaration: String, _ wanted: String) {
    let project = Project(
      """
      struct Box {}
      final class Model {}
      infix operator ???
      \(declaration)
      func f(optional: Model?, model: Model) {
        let value = optional ?? model
        use(/*value*/value)
      }
      """)
    #expect(project.describe(project.typeOfExpression("value")) == wanted)
  }

  @Test func typesOfOneName() {
    let project = Project([
      "A.swift": "final class Store { static let shared = Store(); let items = Items() }",
      "B.swift": "final class Store { static let shared = Store(); let users = Users() }",
      "C.swift": """
      struct Items {}
      struct Users {}
      func f() {
        use(/*made*/Store())
        use(/*shared*/Store.shared)
        use(/*items*/Store.shared.items)
        use(/*missing*/Store.shared.missing)
      }
      """,
    ])
    let expected = [
      "made": "ambiguous 2", "shared": "ambiguous 2", "items": "Items", "missing": "unknown",
    ]
    for (mark, wanted) in expected {
      #expect(project.describe(project.typeOfExpression(mark)) == wanted, "\(mark)")
    }
  }

  @Test func elementsOfCollections() {
    let project = Project(
      """
      final class Model {}
      struct Box<Item> { var items: [Item]; func f() { use(/*generic*/items[0]) } }
      enum Samples {
        static let all = [Model(), Model()]
        static let mixed = [Model(), nil]
      }
      struct Screen {
        let models: [Model]
        let named: [String: Model]
        let maybe: [Model?]
        let name: String
        func f(index: Int, unknown: some Strideable) {
          use(/*first*/models[0]); use(/*index*/models[index]); use(/*slice*/models[..<2])
          use(/*unknown*/models[unknown]); use(/*literal*/named["a"]); use(/*key*/self.named[name]!)
          use(/*place*/named[named.startIndex]); use(/*default*/named["a", default: Model()])
          use(/*maybe*/maybe[0]); use(/*sample*/Samples.all[1]); use(/*mixed*/Samples.mixed[0])
          let local: [Model] = []
          use(/*local*/local[0])
        }
      }
      """)
    let expected = [
      "generic": "unknown", "first": "Model", "index": "Model", "slice": "unknown", "unknown": "unknown",
      "literal": "Model?", "key": "Model", "place": "unknown", "default": "unknown", "maybe": "Model?",
      "sample": "Model", "mixed": "unknown", "local": "Model",
    ]
    for (mark, wanted) in expected {
      #expect(project.describe(project.typeOfExpression(mark)) == wanted, "\(mark)")
    }
  }
}
