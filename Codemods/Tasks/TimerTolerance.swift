import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Gives repeating timers a tolerance.
///
/// ## What it does
///
/// Finds timers that repeat each second or less often and have no tolerance, and gives them a tenth of their
/// interval.
///
/// ## Why
///
/// A timer without a tolerance wakes the device by itself. With one, the system fires several timers
/// together, and the processor sleeps longer (documentation of `Timer.tolerance`).
///
/// ## Example
///
/// ```swift
/// private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
/// ```
///
/// becomes
///
/// ```swift
/// private let timer = Timer.publish(every: 5, tolerance: 0.5, on: .main, in: .common).autoconnect()
/// ```
///
/// ## Fix safety
///
/// Never safe: the timer may fire later, by up to a tenth of its interval. It is reported with `--hints`.
///
/// ## Not changed when
///
/// - the interval is shorter than the option `min-interval`, or isn't written as a number
/// - the timer doesn't repeat, or has a tolerance
/// - the code around is that of a clock, a metronome or a player
struct TimerTolerance: Codemod {
  static let publisher = Rule(
    "TT201", .unsafe, isQuiet: true, "The publisher may fire later, by up to a tenth of the interval.",
    remedy: "Check that a tenth of the interval doesn't matter. Then allow TT201.")
  static let timer = Rule(
    "TT202", .unsafe, isQuiet: true, "The timer may fire later, by up to a tenth of the interval.",
    remedy: "Check that a tenth of the interval doesn't matter. Then allow TT202.")
  static let dropped = Rule(
    "TT501", .hint, "A repeating timer has no tolerance.",
    remedy: "Set 'tolerance' to a tenth of the interval.")
  static let untyped = Rule(
    "TT301", .refusal, "Whether the timer's variable is optional is unknown.",
    remedy: "Write the type of the property that holds the timer, then run again.")

  static let metadata = CodemodMetadata(
    id: "timer-tolerance", summary: "Gives repeating timers a tolerance.", category: .tasks,
    targets: [.calls(["publish", "scheduledTimer"])], rules: [publisher, timer, dropped, untyped],
    options: [
      CodemodOption("min-interval", .number(1), "The interval in seconds at which a timer needs a tolerance.")
    ])

  /// A timer without tolerance.
  struct StiffTimer: Sendable {
    let interval: String
    /// A tenth of the interval, as written in code.
    let tolerance: String
    /// The node after which the tolerance is inserted.
    let anchor: Node
    /// The variable with the timer, with a `?` if that is optional.
    var holder = ""
  }

  func match(_ node: Node, in file: FileContext) -> [Match<StiffTimer>] {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), call.base.text == "Timer",
      file.index.isForeign(call.base), file.model.isLookedAt(node), !Self.isExact(node, in: file)
    else { return [] }
    let arguments = call.call.labeledArguments
    guard !arguments.contains(where: { $0.label?.name == "tolerance" }),
      let interval = arguments.first(where: { Self.intervals.contains($0.label?.name ?? "") })?.expression,
      let seconds = Self.number(interval), seconds >= Double(file.options.number("min-interval")),
      seconds < Self.hour
    else { return [] }
    let tolerance = Self.written(seconds / 10)
    guard call.name != "publish" else {
      let found = StiffTimer(interval: interval.text, tolerance: tolerance, anchor: interval)
      return [Match(Self.publisher, at: node.range, found)]
    }
    guard arguments.last(where: { $0.label?.name == "repeats" })?.expression?.text == "true" else {
      return []
    }
    return match(
      scheduled: node, StiffTimer(interval: interval.text, tolerance: tolerance, anchor: node), in: file)
  }

  private func match(scheduled node: Node, _ timer: StiffTimer, in file: FileContext) -> [Match<StiffTimer>] {
    guard let statement = node.enclosing({ $0 == .codeBlockItem }),
      let holder = holder(of: node, in: file.index)
    else {
      return [Match(Self.dropped, at: node.range, timer)]
    }
    let body = statement.parent?.text ?? ""
    guard !body.contains("tolerance") else { return [] }
    guard let isOptional = holder.isOptional else { return [Match(Self.untyped, at: node.range, timer)] }
    let found = StiffTimer(
      interval: timer.interval, tolerance: timer.tolerance, anchor: statement,
      holder: holder.name + (isOptional ? "?" : ""))
    return [Match(Self.timer, at: node.range, found)]
  }

  /// The variable that a timer is assigned to, or the constant that contains it, and whether that is
  /// optional.
  private func holder(of call: Node, in index: ProjectIndex) -> (name: String, isOptional: Bool?)? {
    if let binding = PatternBindingSyntax(call.parent?.parent),
      binding.node.enclosing({ $0 == .codeBlockItem }) != nil,
      call.parent?.parentKind == .patternBinding, let name = binding.pattern?.text
    {
      return (name, binding.typeAnnotation?.type.map { TypeShape($0).optionalDepth > 0 } ?? false)
    }
    guard let operands = call.parent.map({ Array($0.children) }), call.parent?.kind == .exprList,
      operands.count == 3,
      operands[1].kind == .assignmentExpr, operands[2] == call, operands[0].kind != .discardAssignmentExpr
    else { return nil }
    guard case .instance(_, let depth) = index.typeOfExpression(operands[0]) else {
      return (operands[0].text, nil)
    }
    return (operands[0].text, depth > 0)
  }

  /// From this interval on, a tolerance saves little, and a tenth of it may show.
  private static let hour = 3600.0

  private static let intervals: Set = ["every", "withTimeInterval", "timeInterval"]

  private static func number(_ literal: Node) -> Double? {
    guard literal.kind == .integerLiteralExpr || literal.kind == .floatLiteralExpr else { return nil }
    return Double(literal.text.filter { $0 != "_" })
  }

  private static func written(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  /// Whether the code around a timer belongs to a kind whose timers have to be exact.
  private static func isExact(_ node: Node, in file: FileContext) -> Bool {
    let names = file.index.enclosingTypes(of: node).map { file.index[$0].name }
    return names.contains { name in ["Clock", "Metronome", "Player", "Audio"].contains { name.contains($0) } }
  }

  func message(for match: Match<StiffTimer>, in file: FileContext) -> String {
    let timer = match.state
    let fact = "the timer wakes the device every \(timer.interval) s by itself"
    return match.rule == Self.untyped
      ? fact + ": set its 'tolerance'; whether its variable is optional is unknown"
      : fact + ": with a tolerance of \(timer.tolerance) s it fires along with others"
  }

  func fix(_ match: Match<StiffTimer>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let timer = match.state
    let end = timer.anchor.range.upperBound
    guard match.rule == Self.timer else {
      return try EditGroup([.inserting(", tolerance: \(timer.tolerance)", at: end)], in: file.number)
    }
    let statement: Snippet = "\n\(timer.holder).tolerance = \(timer.tolerance)"
    let text = file.style.render(statement, base: file.indentation(at: timer.anchor.range.lowerBound))
    return try EditGroup([TextEdit(end..<end, with: text)], in: file.number)
  }
}
