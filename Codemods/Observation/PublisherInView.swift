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
/// - only the app, a scene, a hosting controller or a view that nothing changes makes the view
/// - the publisher is one of the notification center without operators
/// - the view is only made to be compared with nil, or by what a protocol asks of many types
/// - the timer only stores the time: `timer-clock` reports it
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
    /// Whether its handler stores the time, or counts.
    let showsTime: Bool
    /// Whether a static one isn't possible: code stops it, which would then stop it for all, or the type is
    /// generic.
    let isOwn: Bool
    let evaluation: Evaluation
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Publisher>] {
    guard let loss = Self.loss(of: node, in: file), file.model.isLookedAt(node),
      let binding = node.enclosing({ $0 == .patternBinding }),
      let property = file.index.declaration(at: binding), property.isStored, !property.isStatic,
      property.attributes.isEmpty, !property.traits.contains(.lazy),
      property.initialValue == CallChain.whole(around: node), let name = property.name,
      let type = file.index.type(of: property.id), file.model.isView(type),
      let evaluation = file.model.makingInView(of: type), case let uses = file.model.uses(of: property),
      !uses.isEmpty,
      !uses.contains(where: { isOfClock($0, in: file) })
    else { return [] }
    let showsTime = uses.contains { handler(of: $0).map { self.showsTime($0, in: file) } ?? false }
    let found = Publisher(
      name: name, loss: loss, showsTime: showsTime,
      isOwn: uses.contains(where: stops) || file.index[file.index[type].primary].traits.contains(.generic),
      evaluation: evaluation)
    return [Match(Self.anew, at: binding.range, found)]
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
    guard publisher.loss.hasPrefix("it starts") else { return "\(fact): keep it in '@State'" }
    if publisher.isOwn { return "\(fact): loop in '.task', which ends with the view" }
    return publisher.showsTime
      ? "\(fact): make it 'static', or show the time in a 'TimelineView'"
      : "\(fact): make it 'static', or loop in '.task'"
  }

  // MARK: - What receives it

  /// The `onReceive` that is given a publisher.
  private func receiver(of use: Use) -> MemberCall? {
    let call = use.node.enclosing { $0 == .functionCallExpr }.flatMap { FunctionCallExprSyntax($0) }
    return call.flatMap { MemberCall($0) }.flatMap { $0.name == "onReceive" ? $0 : nil }
  }

  private func handler(of use: Use) -> Node? { receiver(of: use)?.call.onlyClosure?.node }

  /// Whether a use stops the timer: `timer.upstream.connect().cancel()`.
  private func stops(_ use: Use) -> Bool {
    MemberAccessExprSyntax(use.expression.parent)?.declName?.baseName?.name == "upstream"
  }

  /// Whether `timer-clock` reports the timer.
  private func isOfClock(_ use: Use, in file: FileContext) -> Bool {
    guard let call = receiver(of: use), file.index.satisfies(.iOS(15), at: call.call.node).isMet else {
      return false
    }
    return TickingClock(call, file.model) != nil
  }

  /// Whether a handler sets something to the time, or counts up or down.
  private func showsTime(_ handler: Node, in file: FileContext) -> Bool {
    let parameter = ClosureExprSyntax(handler)?.parameterNames?.first?.name
    let times = ["$0", "Date()", ".now", "Date.now", parameter]
    return file.model.changes(in: handler).contains { change in
      let value = Assignment(target: change.target)?.value
      return change.kind == .combined
        ? value?.kind == .integerLiteralExpr : value.map { times.contains($0.text) } ?? false
    }
  }
}
