import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports timelines that evaluate their content at the rate of the display.
///
/// ## What it does
///
/// Finds `TimelineView(.animation)` without an interval, and without a condition that pauses it.
///
/// ## Why
///
/// The content is evaluated, laid out and drawn for each frame, up to 120 times a second, as long as the view is on
/// screen. A pulse, a gradient or a progress needs 20 to 30; in a row, each row has its own timeline.
///
/// ## Example
///
/// ```swift
/// TimelineView(.animation) { context in
///     StatusDot(opacity: pulse(at: context.date))
/// }
/// ```
///
/// should be
///
/// ```swift
/// TimelineView(.animation(minimumInterval: 1 / 30)) { context in
///     StatusDot(opacity: pulse(at: context.date))
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: which rate still looks smooth is a matter of design.
///
/// ## Not changed when
///
/// - the schedule has an interval or a condition for `paused`
/// - the timeline draws, with a 'Canvas', a mesh or a shader, and isn't in a row
/// - the timeline is in a preview, or in code that nothing shows
struct TimelineRate: Codemod {
  static let rate = Rule(
    "TR501", .hint, "A timeline evaluates its content for each frame of the display.",
    remedy:
      "Write '.animation(minimumInterval:paused:)' with the lowest rate that looks smooth, and pause it while "
      + "nothing moves.")

  static let metadata = CodemodMetadata(
    id: "timeline-rate", summary: "Finds timelines that run at the rate of the display.",
    category: .animation, targets: [.calls(["TimelineView"])], rules: [rate])

  func match(_ node: Node, in file: FileContext) -> [Match<Bool>] {
    guard let call = FunctionCallExprSyntax(node), let callee = call.calledExpression,
      file.index.isForeign(callee), let schedule = call.labeledArguments.first, schedule.label == nil,
      let value = schedule.expression, Self.schedules.contains(value.text), file.model.isLookedAt(node)
    else { return [] }
    let isInRow = isInRow(node, in: file)
    return isInRow || !isDrawing(call, in: file) ? [Match(Self.rate, at: callee.range, isInRow)] : []
  }

  /// Whether a timeline only draws: what is drawn for each frame, it is for.
  private func isDrawing(_ call: FunctionCallExprSyntax, in file: FileContext) -> Bool {
    call.node.subtree.contains { node in
      guard let name = DeclReferenceExprSyntax(node)?.baseName?.name else { return false }
      return Self.drawing.contains(name)
    }
  }

  private static let drawing: Set = [
    "Canvas", "MeshGradient", "colorEffect", "distortionEffect", "layerEffect",
  ]

  /// Schedules without an interval.
  private static let schedules: Set = [
    ".animation", ".animation()", "AnimationTimelineSchedule()", "AnimationTimelineSchedule.animation",
  ]

  private func isInRow(_ node: Node, in file: FileContext) -> Bool {
    if file.model.presentRow(around: node) != nil { return true }
    let type = file.index.enclosingType(of: node)
    return type.map { type in file.model.rowShowings(of: type).contains { !$0.isConstant } } ?? false
  }

  func message(for match: Match<Bool>, in file: FileContext) -> String {
    let place = match.state ? ", in each row" : ""
    return
      "'.animation' evaluates the content of this timeline for each frame of the display, up to 120 times a "
      + "second\(place); give it a 'minimumInterval', and 'paused' while nothing moves"
  }
}
