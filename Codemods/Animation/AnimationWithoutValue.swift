import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Gives animations the value whose changes they animate.
///
/// ## What it does
///
/// Finds `animation(_:)` on views without a value. `animation(nil)` becomes the equivalent transaction. Where
/// the modified view depends on one value, the fix adds it as `value:`; any other is a warning. So is an
/// `animation(_:value:)` with a value that is new at each evaluation.
///
/// ## Why
///
/// `animation(_:)` animates every change that reaches the view, whatever caused it: a rotation, a move of the parent, an
/// update of a list. It is deprecated since iOS 15; Apple names its unbounded scope as the reason.
///
/// ## Example
///
/// ```swift
/// Text("Ready")
///     .opacity(isReady ? 1 : 0)
///     .animation(.easeIn)
/// ```
///
/// becomes
///
/// ```swift
/// Text("Ready")
///     .opacity(isReady ? 1 : 0)
///     .animation(.easeIn, value: isReady)
/// ```
///
/// ## Fix safety
///
/// Safe for `animation(nil)`, which sets this transaction. With a value, other changes that reach the view
/// are no longer animated.
///
/// ## Not changed when
///
/// - it is the animation of a transition, a binding, a request, a gesture or a modifier
/// - the view is `Equatable`, or its type isn't known
/// - a wrapper of the project chooses between both forms by availability
/// - the value is new each time, but in a helper of the project that nothing calls
struct AnimationWithoutValue: Codemod {
  static let none = Rule(
    "AN100", .safe, "'animation(nil)' becomes the equivalent transaction.",
    remedy: "Nothing to check. Run swiftfix.")
  static let valued = Rule(
    "AN201", .unsafe, "Only changes of the value are animated; moves and changes from outside are not.",
    remedy: "Check that nothing else, such as a parent or a rotation, is meant to animate this view. "
      + "If so, allow AN201; if not, add an 'animation(_:value:)' for each value that should "
      + "animate.")
  static let unbounded = Rule(
    "AN401", .warning, "'animation(_:)' without a value animates every change in the view.",
    remedy: "Write 'animation(_:value:)' with the value that should animate, or 'withAnimation' where "
      + "it changes.")
  static let fresh = Rule(
    "AN402", .warning, "The value of an animation is new at each evaluation.",
    remedy: "Use a value that stays equal between evaluations, such as the property that changes.")

  static let metadata = CodemodMetadata(
    id: "animation-without-value", summary: "Gives animations the value whose changes they animate.",
    category: .animation, targets: [.calls(["animation"])], rules: [none, valued, unbounded, fresh])

  /// An animation and the value to be added.
  struct UnboundedAnimation: Sendable {
    let call: FunctionCallExprSyntax
    var value = ""
  }

  func match(_ node: Node, in file: FileContext) -> [Match<UnboundedAnimation>] {
    guard let call = FunctionCallExprSyntax(node), let access = MemberAccessExprSyntax(call.calledExpression),
      call.trailingClosures.isEmpty, let first = call.labeledArguments.first, first.label == nil,
      let animation = first.expression, file.model.isLookedAt(node)
    else { return [] }
    let range = (access.declName?.node.range.lowerBound ?? node.range.lowerBound)..<node.range.upperBound
    guard call.labeledArguments.count == 1 else {
      let value = call.labeledArguments.first { $0.label?.name == "value" }?.expression
      // Without an animation, such a value prevents every change from being animated, which may be intended.
      guard let value, !isOff(animation), !isExplained(access), !file.model.isOfUncalledHelper(node),
        let part = file.model.freshValue(in: value)
      else {
        return []
      }
      return [Match(Self.fresh, at: range, UnboundedAnimation(call: call, value: part.shortText))]
    }
    guard let base = access.base, isView(base, in: file), !isChosenByAvailability(node) else { return [] }
    if animation.kind == .nilLiteralExpr || animation.text == ".none" {
      return [Match(Self.none, at: range, UnboundedAnimation(call: call))]
    }
    guard let value = file.model.onlyInput(of: base) else {
      // Nothing changes between two entries of a widget.
      if file.model.isOfWidget(node) { return [] }
      return [Match(Self.unbounded, at: range, UnboundedAnimation(call: call))]
    }
    return [Match(Self.valued, at: range, UnboundedAnimation(call: call, value: value.text))]
  }

  /// Whether an expression is known to be a view that isn't `Equatable`, which has another `animation(_:)`.
  private func isView(_ expression: Node, in file: FileContext) -> Bool {
    let base = CallChain(expression).base
    if let call = FunctionCallExprSyntax(base), let callee = call.calledExpression {
      if case .metatype(.known(let type)) = file.index.typeOfExpression(callee) {
        return file.model.isView(type) && file.index.conformance(of: type, toForeign: "Equatable") == nil
      }
      return call.calledName.map { SwiftUIViews.contain($0) } == true && file.index.isForeign(callee)
        || isViewMember(callee, in: file)
    }
    if base.text.hasPrefix("Color.") { return true }
    return isViewMember(base, in: file)
  }

  /// Whether a name is that of a member, variable or parameter with a view type: `content`, `header`.
  private func isViewMember(_ name: Node, in file: FileContext) -> Bool {
    if case .local(let binding) = file.index.lookUp(name) {
      return binding.writtenType.map { file.model.isViewType($0) || $0.text == "Content" } ?? false
    }
    let found = file.index.declarations(referencedBy: MemberAccessExprSyntax(name)?.declName?.node ?? name)
    return !found.isEmpty
      && found.allSatisfy { file.index[$0].resultType.map(file.model.isViewType) ?? false }
  }

  /// Whether a wrapper of the project contains both forms: `if #available(iOS 15, *) { … } else { … }`.
  private func isChosenByAvailability(_ node: Node) -> Bool {
    node.ancestors.contains { around in
      IfExprSyntax(around)?.conditions?.text.contains("#available") ?? false
    }
  }

  /// Whether an animation is none: `nil`, `.none`, `.linear(duration: 0)`.
  private func isOff(_ animation: Node) -> Bool {
    animation.kind == .nilLiteralExpr || animation.text == ".none"
      || FunctionCallExprSyntax(animation)?.argumentValues.only?.text == "0"
  }

  /// Whether a comment says why the modifier is there.
  private func isExplained(_ access: MemberAccessExprSyntax) -> Bool {
    guard let period = access.period else { return false }
    return access.node.tree.tokens.flags[period.index].contains(.hasCommentBefore)
  }

  func message(for match: Match<UnboundedAnimation>, in file: FileContext) -> String {
    let value = match.state.value
    switch match.rule {
    case Self.none: return "'animation(nil)' is deprecated; write the equivalent transaction"
    case Self.valued:
      return "'animation(_:)' without a value animates every change in this view; add 'value: \(value)', the "
        + "only value that changes it"
    case Self.fresh:
      return "'\(value)' is a new value each time, so every update is animated; use a stored value"
    default:
      return "'animation(_:)' without a value animates every change in this view; use 'animation(_:value:)', "
        + "or use 'withAnimation' where the value is set"
    }
  }

  func fix(_ match: Match<UnboundedAnimation>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    guard match.rule == Self.valued, let argument = match.state.call.argumentValues.first else {
      let transaction = "transaction { if !$0.disablesAnimations { $0.animation = nil } }"
      return try EditGroup([TextEdit(match.range, with: transaction)], in: file.number)
    }
    return try EditGroup(
      [.inserting(", value: \(match.state.value)", at: argument.range.upperBound)], in: file.number)
  }
}
