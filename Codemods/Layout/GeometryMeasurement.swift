import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Turns a clear `GeometryReader` that only stores a size into `onGeometryChange`.
///
/// ## What it does
///
/// Finds a `GeometryReader` in a `background` or `overlay` that shows nothing and stores what it measures
/// when it appears and when that changes, and writes `onGeometryChange` in its place. A size that a
/// preference carries to the same view is a warning. A reader around content that is only there to store the size
/// gives way to a frame that takes the same space.
///
/// ## Why
///
/// The reader is a separate view, needs a second layout pass, and evaluates its content at each change.
/// `onGeometryChange` needs none of this, and calls its action only when the value differs (documentation of
/// `onGeometryChange(for:of:action:)`).
///
/// ## Example
///
/// ```swift
/// Text(title)
///     .background(
///         GeometryReader { proxy in
///             Color.clear
///                 .onAppear { height = proxy.size.height }
///                 .onChange(of: proxy.size.height) { height = $0 }
///         }
///     )
/// ```
///
/// becomes
///
/// ```swift
/// Text(title)
///     .onGeometryChange(for: CGFloat.self) { proxy in
///         proxy.size.height
///     } action: {
///         height = $0
///     }
/// ```
///
/// ## Fix safety
///
/// Never safe: the value arrives after layout, not when the background appears, and doesn't arrive again when
/// the view reappears at the same size. Where only `onAppear` stored it, it now follows later changes. Content
/// without its reader is as large as it likes where nothing proposes a size, as in a scroll view (GM203).
///
/// ## Not changed when
///
/// - the reader of a background shows anything, or does anything else; the proxy of one around content is used for
///   anything else
/// - both closures differ in more than the name of the value; one may read a part of it, such as its width
/// - safe-area insets or an anchor are measured, or the background ignores the safe area
/// - a coordinate space isn't named by a literal
/// - the deployment target is below iOS 16
struct GeometryMeasurement: Codemod {
  static let followed = Rule(
    "GM201", .unsafe,
    "The value arrives when layout is done, and not again when the view reappears at the same size.",
    remedy: "Check that the code doesn't need the size again each time the view appears. Then allow "
      + "GM201.")
  static let appearing = Rule(
    "GM202", .unsafe,
    "As GM201; and the value now follows later changes, which were not noticed before.",
    remedy: "Check that the code may run whenever the size changes. Then allow GM202.")
  static let around = Rule(
    "GM203", .unsafe,
    "As GM201; and where nothing proposes a size, as in a scroll view, the content has its own instead of 10 points.",
    remedy: "Look at the view where it is shown in a scroll view, a list or a popover. Then allow GM203.")
  static let preference = Rule(
    "GM401", .warning, "A preference carries a size to the very view that could measure it.",
    remedy: "Replace the preference with 'onGeometryChange' on the view that is measured.")
  static let insets = Rule(
    "GM301", .refusal, "The safe-area insets of a background may differ from those of the view.",
    remedy: "Measure the insets on the view itself, or with 'safeAreaInset'.")
  static let larger = Rule(
    "GM302", .refusal, "The background ignores the safe area, so it is larger than the view.",
    remedy: "Put 'onGeometryChange' on the view that ignores the safe area, by hand.")
  static let space = Rule(
    "GM303", .refusal, "The name of a coordinate space isn't a constant.",
    remedy: "Write the name of the coordinate space as a constant.")

  static let metadata = CodemodMetadata(
    id: "geometry-measurement",
    summary: "Turns a clear GeometryReader that stores a size into 'onGeometryChange'.",
    category: .layout, words: ["GeometryReader"],
    targets: [.calls(["background", "GeometryReader", "overlay"])],
    rules: [followed, appearing, around, preference, insets, larger, space],
    options: [CodemodOption(CodemodOption.sdk, .number(0), "The major version of Xcode's SDK; 0 is any.")])

  func match(_ node: Node, in file: FileContext) -> [Match<GeometryProbe>] {
    if let match = reader(node, in: file) { return [match] }
    guard let call = FunctionCallExprSyntax(node), file.model.isLookedAt(node),
      let name = MemberAccessExprSyntax(call.calledExpression)?.declName?.node ?? call.calledExpression,
      let probe = GeometryProbe(call, file.index)
    else { return [] }
    if let key = probe.preferenceKey {
      return isReadHere(key, around: node, in: file) ? [Match(Self.preference, at: name.range, probe)] : []
    }
    guard canObserve(node, in: file), probe.storesOneValue else { return [] }
    return [Match(rule(of: probe, in: file), at: name.range, probe)]
  }

  private func canObserve(_ node: Node, in file: FileContext) -> Bool {
    let sdk = file.options.number(CodemodOption.sdk)
    return file.index.satisfies(.iOS(16), at: node).isMet && (sdk == 0 || sdk >= 16)
  }

  /// The finding for a reader around content.
  private func reader(_ node: Node, in file: FileContext) -> Match<GeometryProbe>? {
    guard let reader = FunctionCallExprSyntax(node), let callee = reader.calledExpression,
      reader.calledName == "GeometryReader", file.index.isForeign(callee), file.model.isLookedAt(node),
      canObserve(node, in: file), !isTransparent(reader, in: file), let probe = GeometryProbe(around: reader)
    else { return nil }
    return Match(Self.around, at: callee.range, probe)
  }

  /// Whether a reader is the background or overlay that is reported there.
  private func isTransparent(_ reader: FunctionCallExprSyntax, in file: FileContext) -> Bool {
    guard
      let around = reader.node.enclosing({ $0 == .functionCallExpr }).flatMap({ FunctionCallExprSyntax($0) })
    else { return false }
    return ["background", "overlay"].contains(around.calledName ?? "")
      && GeometryProbe(around, file.index) != nil
  }

  private func rule(of probe: GeometryProbe, in file: FileContext) -> Rule {
    if probe.ignoresSafeArea { return Self.larger }
    guard let value = probe.value else { return Self.insets }
    if !value.hasConstantSpace(ConstantExpressions(file.index)) { return Self.space }
    return probe.change == nil && !probe.isInitial ? Self.appearing : Self.followed
  }

  /// Whether the only reader of a preference is in the member that also writes it.
  private func isReadHere(_ key: Node, around node: Node, in file: FileContext) -> Bool {
    guard let member = file.index.enclosingDeclaration(of: node),
      case .metatype(.known(let type)) = file.index.typeOfExpression(key)
    else { return false }
    let uses = file.index.references(to: type).all.filter { $0.role == .reference }
    let readers = uses.filter { Self.call(around: $0.node)?.calledName == "onPreferenceChange" }
    let writers = uses.filter { Self.call(around: $0.node)?.calledName == "preference" }
    return uses.count == 2 && readers.count == 1 && writers.count == 1
      && member.node.contains(readers[0].node) && !isOfRow(writers[0].node, in: file)
  }

  /// Whether each row sets a preference, so that it carries a combined value.
  private func isOfRow(_ writer: Node, in file: FileContext) -> Bool {
    writer.ancestors.contains { $0.kind == .closureExpr && file.model.role(of: $0) == .row }
  }

  private static func call(around node: Node) -> FunctionCallExprSyntax? {
    node.enclosing { $0 == .functionCallExpr }.flatMap { FunctionCallExprSyntax($0) }
  }

  func message(for match: Match<GeometryProbe>, in file: FileContext) -> String {
    let what = match.state.value?.text ?? "the geometry"
    switch match.rule {
    case Self.preference:
      return
        "'onGeometryChange' measures this without the preference '\(match.state.preferenceKey?.text ?? "")'"
    case Self.insets: return "the safe-area insets of a background may differ from those of the view"
    case Self.larger: return "the background ignores the safe area, so '\(what)' is not that of the view"
    case Self.space: return "the coordinate space of '\(what)' isn't a constant"
    case Self.around:
      return
        "this GeometryReader lays out all of its content again only to store '\(what)'; 'onGeometryChange' stores it "
        + "when it changes"
    default:
      return
        "a GeometryReader is laid out at each update only to store '\(what)'; 'onGeometryChange' stores it "
        + "when it changes"
    }
  }

  func fix(_ match: Match<GeometryProbe>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    if match.rule == Self.around {
      let whole = match.state.call.node.range
      return try EditGroup([TextEdit(whole, with: match.state.unwrapped(in: file))], in: file.number)
    }
    let whole = match.range.lowerBound..<match.state.call.node.range.upperBound
    return try EditGroup([TextEdit(whole, with: match.state.replacement(in: file))], in: file.number)
  }
}
