import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports values in the environment that change at each frame.
///
/// ## What it does
///
/// Finds `environment(_:_:)` with a value that is measured or timed: the size of a `GeometryProxy`, the date
/// of a
/// `TimelineView`, or state that a handler sets many times a second.
///
/// ## Why
///
/// When a value of the environment changes, SwiftUI checks every view below that reads any of its values.
/// Apple: "it's important to avoid storing values that update really often, such as geometry values or
/// timers, in the environment" (WWDC25, *Optimize SwiftUI performance with Instruments*).
///
/// ## Example
///
/// ```swift
/// GeometryReader { proxy in
///     Content()
///         .environment(\.containerWidth, proxy.size.width)
/// }
/// ```
///
/// should be, with an `@Observable` class `Metrics`
///
/// ```swift
/// Content()
///     .environment(metrics)
///     .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { metrics.width = $0 }
/// ```
///
/// ## Fix safety
///
/// There is no fix: the object and its readers are a design decision.
///
/// ## Not changed when
///
/// - it is a safe area, which changes when the device is turned
/// - the value changes less often: it is compared, rounded, or chosen by a condition
/// - the environment is for a single text or image
///
/// A size changes only with the layout, as when a window is resized, and is a hint where at least three properties
/// read it.
struct HotEnvironment: Codemod {
  static let measured = Rule(
    "HE401", .warning, "The environment holds a value that changes many times a second.",
    remedy: "Move the value into an '@Observable' object in the environment, from which each view reads only "
      + "the values it needs.")

  static let sized = Rule(
    "HE501", .hint, "The environment holds the size of a view.",
    remedy: "Move the size into an '@Observable' object in the environment, from which each view reads only "
      + "the values it needs.")

  static let metadata = CodemodMetadata(
    id: "hot-environment", summary: "Finds environment values that change in each frame.",
    category: .environment, targets: [.calls(["environment", "transformEnvironment"])],
    rules: [measured, sized])

  /// A frequently changing value, and its key.
  struct HotValue: Sendable {
    let key: String
    let value: String
    let hasObservation: Bool
  }

  func match(_ node: Node, in file: FileContext) -> [Match<HotValue>] {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), file.model.isLookedAt(node),
      let key = KeyPathExprSyntax(call.call.argumentValues.first),
      !key.node.text.lowercased().contains("safearea"),
      call.call.argumentValues.count + call.call.trailingClosures.count > 1,
      !isLeaf(call.base)
    else { return [] }
    let values = call.call.argumentValues.dropFirst() + call.call.trailingClosures
    guard let value = values.first(where: { !isThinned($0) }),
      let source = value.subtree.first(where: { isHot($0, in: file) })
    else { return [] }
    let isSize = isSize(source, in: file)
    if isSize, readers(of: key, in: file) < Self.manyReaders { return [] }
    let hasObservation = file.index.satisfies(.iOS(17), at: node).isMet
    let found = HotValue(key: key.node.text, value: source.text, hasObservation: hasObservation)
    return [
      Match(
        isSize ? Self.sized : Self.measured,
        at: call.access.declName?.node.range ?? node.range, found)
    ]
  }

  /// A size, which changes a few times, costs something where at least so many properties read it.
  private static let manyReaders = 3

  /// The number of properties that read a value of the environment: `@Environment(\.width) var width`.
  private func readers(of key: KeyPathExprSyntax, in file: FileContext) -> Int {
    let name = key.node.text.split(separator: ".").last.map(String.init) ?? ""
    return file.index.uses(of: name).count { use in
      use.role == .keyPath && use.node.enclosing { $0 == .attribute } != nil
    }
  }

  /// Whether only single texts or images receive the environment.
  private func isLeaf(_ view: Node) -> Bool {
    FunctionCallExprSyntax(CallChain(view).base)?.calledName.map(["Text", "Image"].contains) ?? false
  }

  /// Whether a value has few possible values, regardless of its inputs.
  private func isThinned(_ value: Node) -> Bool {
    value.subtree.contains { part in
      part.kind == .unresolvedTernaryExpr
        || part.kind == .binaryOperatorExpr && Self.comparisons.contains(part.text)
        || FunctionCallExprSyntax(part)?.calledName.map(Self.rounding.contains) ?? false
    }
  }

  private static let comparisons: Set = ["<", ">", "<=", ">=", "==", "!="]
  private static let rounding: Set = ["rounded", "Int", "floor", "ceil", "round"]

  /// Whether a measured value is a size, which changes with the layout rather than at each frame.
  private func isSize(_ source: Node, in file: FileContext) -> Bool {
    guard let access = MemberAccessExprSyntax(source) else {
      return file.index.declarations(referencedBy: source).only.map {
        file.model.isMeasure(file.index[$0])
      } ?? false
    }
    guard access.declName?.baseName?.text == "frame" else {
      return access.declName?.baseName?.text == "size"
    }
    let part = MemberAccessExprSyntax(access.node.callAsCallee?.node.parent)?.declName?.baseName?.text ?? ""
    return ["height", "size", "width"].contains(part)
  }

  /// Whether an expression is measured, timed, or state that is set many times a second.
  private func isHot(_ part: Node, in file: FileContext) -> Bool {
    if let access = MemberAccessExprSyntax(part), let base = access.base,
      let name = access.declName?.baseName?.text,
      ["size", "frame", "date"].contains(name), case .local(let binding) = file.index.lookUp(base)
    {
      let closure = binding.node.enclosing { $0 == .closureExpr } ?? binding.node
      let reader = ClosureArgument(closure)?.call.calledName
      return name == "date" ? reader == "TimelineView" : reader == "GeometryReader"
    }
    guard part.kind == .declReferenceExpr, !part.text.hasPrefix("$"),
      MemberAccessExprSyntax(part.parent)?.declName?.node != part
    else { return false }
    let found = file.index.declarations(referencedBy: part)
    return found.count == 1 && file.index[found[0]].attribute("State") != nil
      && !file.model.hasFewValues(file.index[found[0]]) && file.model.isSetOften(file.index[found[0]])
  }

  func message(for match: Match<HotValue>, in file: FileContext) -> String {
    let (key, value) = (match.state.key, match.state.value)
    let advice =
      match.state.hasObservation
      ? "keep it in an '@Observable' object in the environment, so that only views that read it run"
      : "pass it to the views that need it"
    return
      "every view below that reads the environment is checked at each change of '\(value)' (\(key)); "
      + "\(advice)"
  }
}
