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
}
