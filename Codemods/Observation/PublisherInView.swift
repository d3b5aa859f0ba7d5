import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports publishers that are created again with each value of a view.
///
/// ## What it does
///
/// Reports stored properties of views whose default is a timer, a chain of Combine's operators, or a subject,
/// where another view creates the view in its body.
///
/// ## Why
///
/// The value of a view is created again each time its parent is evaluated, and so is a publisher in it. A
/// timer starts again, the pending value of an operator such as `debounce` is dropped, and a subject loses
/// its subscribers.
///
/// ## Example
///
/// ```swift
/// struct Countdown: View {
///     let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
/// }
/// ```
///
/// is reported. Make it once:
///
/// ```swift
/// struct Countdown: View {
///     static let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: whether views share the publisher, or each keeps its own, is a design decision.
///
/// ## Not changed when
///
/// - the property is static, or kept in `@State`
/// - only the app, a scene or a hosting controller makes the view
/// - the publisher is one of the notification center without operators
struct PublisherInView: Codemod {
  static let anew = Rule(
    "PV401", .warning, "A publisher is created again with each value of a view.",
    remedy: "Keep the publisher in a 'static let', in '@State', or in the model.")

  static let metadata = CodemodMetadata(
    id: "publisher-in-view", summary: "Finds publishers created again with each value of a view.",
    category: .observation,
    targets: [.calls(["publish", "publisher", "PassthroughSubject", "CurrentValueSubject"])], rules: [anew])

  /// A publisher, what is lost with it, and where its view is created.
  struct Publisher: Sendable {
    let name: String
    let loss: String
    let evaluation: Evaluation
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Publisher>] {
    guard let loss = Self.loss(of: node, in: file), file.model.isLookedAt(node),
      let binding = node.enclosing({ $0 == .patternBinding }),
      let property = file.index.declaration(at: binding), property.isStored, !property.isStatic,
      property.attributes.isEmpty, !property.traits.contains(.lazy),
      property.initialValue == CallChain.whole(around: node), let name = property.name,
      let type = file.index.type(of: property.id), file.model.isView(type),
      let evaluation = file.model.makingInView(of: type), !file.model.uses(of: property).isEmpty
    else { return [] }
    return [
      Match(Self.anew, at: binding.range, Publisher(name: name, loss: loss, evaluation: evaluation))
    ]
  }

  /// What is lost with a publisher that a call creates; nil if nothing is.
  private static func loss(of node: Node, in file: FileContext) -> String? {
    guard let call = FunctionCallExprSyntax(node), let callee = call.calledExpression else { return nil }
    guard let access = MemberAccessExprSyntax(callee) else {
      return file.index.isForeign(callee) && call.calledName?.hasSuffix("Subject") == true
        ? "values sent to the previous one are lost" : nil
    }
    if access.base?.text == "Timer", call.calledName == "publish" { return "it starts again each time" }
    guard access.base?.text == "NotificationCenter.default", call.calledName == "publisher" else {
      return nil
    }
    let keeps = CallChain.calls(behind: node).contains { ForeignCalls.keepsValues($0.name) }
    return keeps ? "values that its operators hold back are lost" : nil
  }

  func message(for match: Match<Publisher>, in file: FileContext) -> String {
    let publisher = match.state
    let fact =
      "'\(publisher.name)' is created \(file.words(for: publisher.evaluation)), and "
      + "\(publisher.loss)"
    return publisher.loss.hasPrefix("it starts")
      ? "\(fact): make it 'static', or show the time in a 'TimelineView'" : "\(fact): keep it in '@State'"
  }
}
