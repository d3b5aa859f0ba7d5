import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Replaces timers that only store the time with `TimelineView`.
///
/// ## What it does
///
/// Finds a view with a timer, state for the current time, and an `onReceive` that does nothing but set it.
/// Where only `body` shows the time, a `TimelineView` replaces all three.
///
/// ## Why
///
/// Each tick evaluates the whole body, and the timer continues while the view is off screen. A `TimelineView`
/// updates only the view that shows the time, and the system may lower its rate (documentation of
/// `TimelineView`).
///
/// ## Example
///
/// ```swift
/// struct ClockView: View {
///     @State private var now = Date()
///     private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
///
///     var body: some View {
///         Text(now.formatted())
///             .onReceive(timer) { now = $0 }
///     }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// struct ClockView: View {
///     var body: some View {
///         TimelineView(.periodic(from: .now, by: 1)) { timeline in
///             Text(timeline.date.formatted())
///         }
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// Never safe: updates may be less frequent and stop off screen, and the view inside gets a new identity.
///
/// ## Not changed when
///
/// - the handler does anything but store the time: it polls, counts, or advances a carousel
/// - the interval isn't a number of at least a tenth of a second
/// - timer or time are used anywhere else
/// - the time also decides what is disabled, if it is read in other members than 'body'
/// - other members than 'body' read it, and the view is a small one for the time, without other state or rows
struct TimerClock: Codemod {
  static let clock = Rule(
    "TC201", .unsafe,
    "Updates may be less frequent and stop off screen; the view inside gets a new identity.",
    remedy: "Check that nothing needs the time while the view is off screen. Then allow TC201.")
  static let spread = Rule(
    "TC401", .warning, "A timer runs the whole body only to show the time.",
    remedy: "Move the part that shows the time into a view of its own with 'TimelineView'.")

  static let metadata = CodemodMetadata(
    id: "timer-clock", summary: "Turns timers that only store the time into 'TimelineView'.",
    category: .tasks,
    targets: [.calls(["onReceive"])], rules: [clock, spread])

  func match(_ node: Node, in file: FileContext) -> [Match<TickingClock>] {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), file.model.isLookedAt(node),
      file.index.satisfies(.iOS(15), at: node).isMet, let clock = TickingClock(call, file.model),
      clock.isReplaceable || !clock.isAskedElsewhere(file.model) && !clock.isOfSmallView(file.model)
    else { return [] }
    return [
      Match(
        clock.isReplaceable ? Self.clock : Self.spread, at: call.access.declName?.node.range ?? node.range,
        clock)
    ]
  }

  func message(for match: Match<TickingClock>, in file: FileContext) -> String {
    "each tick of '\(match.state.timerName)' runs the whole body to set '\(match.state.name)', even off "
      + "screen; 'TimelineView' updates only the view that shows the time"
  }

  func fix(_ match: Match<TickingClock>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup(match.state.edits(in: file), in: file.number)
  }
}
