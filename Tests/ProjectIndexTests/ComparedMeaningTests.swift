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
        use(/*memberwise*/Named(name: text))
        use(/*formatter*/DateFormatter())
        use(/*text*/Text(text))
        use(/*image*/Image(systemName: text))
      }
      """)
    for mark in ["raw", "inherited", "extension", "generic", "number", "url", "optional"] {
      #expect(project.describe(project.typeOfExpression(mark)) == "unknown", "\(mark)")
    }
    #expect(project.describe(project.typeOfExpression("memberwise")) == "Named")
    for (mark, wanted) in ["formatter": "DateFormatter", "text": "Text", "image": "Image"] {
      #expect(project.describe(project.typeOfExpression(mark)) == "foreign \(wanted)", "\(mark)")
    }
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
