package import CodemodKit
import ProjectIndex
package import Rewriting
package import SwiftCST
import SwiftUIModel

/// Makes formatters, coders and regular expressions once instead of on every call.
///
/// ## What it does
///
/// Finds `DateFormatter`, `NumberFormatter`, `JSONDecoder`, `NSRegularExpression` and the like where they are
/// made in code that runs again and again: in a computed property, a function, a closure, or as a property of
/// a view. Where every call makes the same one, it is made once: as a `private static let` before the member
/// that made it, or as a `private let` of the file where the type is generic. Its configuration moves with
/// it, in order and with its comments; a comment above it stays if it is about the step around it. Formatters
/// with the same configuration in one type become one.
///
/// ## Why
///
/// A formatter is costly to make and cheap to use: making one loads the rules and symbols of a locale. The
/// body of a view runs for each change of what it reads, so a formatter made there makes scrolling stutter.
///
/// ## Example
///
/// ```swift
/// struct TrailRow: View {
///     let trail: Trail
///
///     private var length: String {
///         let formatter = MeasurementFormatter()
///         formatter.locale = Locale.current
///         formatter.unitStyle = .medium
///         return formatter.string(from: trail.length)
///     }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// struct TrailRow: View {
///     let trail: Trail
///
///     private static let formatter: MeasurementFormatter = {
///         let formatter = MeasurementFormatter()
///         formatter.locale = Locale.autoupdatingCurrent
///         formatter.unitStyle = .medium
///         return formatter
///     }()
///
///     private var length: String {
///         return Self.formatter.string(from: trail.length)
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// Safe where the configuration is constant, complete before the first use and unconditional, where the
/// formatter is only read afterwards, and where its class is `Sendable` or all of it happens on the main
/// actor. A formatter that is made on each call follows the user's settings, so `.current` becomes
/// `.autoupdatingCurrent` in what is kept. A formatter without a locale or time zone of its own follows the
/// settings current when it was first used, which a note says (N102).
///
/// The message of an unsafe fix says what may be different: an instance that is shared across threads (HF201,
/// HF202) or by the callers of a property (HF205), an invalid pattern that traps (HF204), a template that is
/// looked up once (HF206), a view that is evaluated less often without a new formatter each time (HF209), and
/// where the project sets the default time zone or is told of another region, that the formatter may keep the
/// old one (HF210).
///
/// ## Not changed when
///
/// The configuration uses a value of the call (HF301, HF302, HF315), is conditional (HF304) or goes on after
/// the first use (HF303); the formatter is returned, stored or handed on (HF305); a helper makes or
/// configures it (HF312, HF314); Swift 6 rejects a shared instance (HF307 to HF309); a comment may say why it
/// is made each time (HF317), or tells a linter of the lines around it (HF318); a task has its type from the
/// `try` before it (HF319). Initialisers, `lazy` properties, stored properties of classes and statics run
/// seldom; they are left alone without a report, and so are tests. Coders cost little beside what they decode or
/// encode; they are hoisted where they are made each time a view is evaluated, in a row or in a loop, and
/// elsewhere with the option `coders`.
package struct HoistFormatters: Codemod {
  package static let metadata = CodemodMetadata(
    id: "hoist-formatters",
    summary: "Formatters, coders and regular expressions that are made on every call are made once.",
    category: .workInBody,
    words: [
      "Formatter", "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
      "NSRegularExpression",
    ],
    rules: HoistRules.all, topic: nil,
    options: [
      CodemodOption("keep-current", .flag(false), "Leave '.current' as it is, though it is read once only."),
      CodemodOption(
        "nonisolated-unsafe", .flag(false),
        "Write 'nonisolated(unsafe)' where Swift 6 rejects a formatter that is not 'Sendable' (HF202)."),
      CodemodOption(
        "coders", .flag(false), "Hoist coders, too, that are made neither with a view nor in a loop."),
      CodemodOption("include-tests", .flag(false), "Look at tests, too."),
      CodemodOption(
        "modernise", .flag(false), "Replace date formatters by '.formatted(date:time:)' (HF208)."),
    ])

  package static let asksToolComments = false

  package init() {}

  package func match(_ root: Node, in file: FileContext) -> [Match<HoistSight>] {
    guard file.options.isOn("include-tests") || !isTest(file) else { return [] }
    let creations = FormatterCreation.all(in: file).filter { isWorthwhile($0, in: file) }
    var matches = creations.compactMap { match(of: $0, in: file) }
    let reluctances = matches.map { reluctance($0, in: file) }
    var names = StorageNames(
      file, for: zip(matches, reluctances).compactMap { $1 == 0 ? $0.state.seen.plan : nil })
    // What stays as it is must not take the plain names from what is made.
    for position in Array(matches.indices).sorted(on: { reluctances[$0] }) {
      matches[position] = named(matches[position], &names)
    }
    return matches
  }

  private func isTest(_ file: FileContext) -> Bool {
    file.index.file(of: file.tree.root).map(file.model.isTest) ?? false
  }

  /// Whether making it costs much, or is done often: of a coder the first is not the case.
  private func isWorthwhile(_ creation: FormatterCreation, in file: FileContext) -> Bool {
    !creation.formatter.isCoder || file.options.isOn("coders")
      || CreationFrequency(of: creation.call, in: file).isHot
  }

  private func match(of creation: FormatterCreation, in file: FileContext) -> Match<HoistSight>? {
    switch FormatterExamination(creation, in: file).verdict {
    case .passedOver: nil
    case .unused: Match(HoistRules.unused, at: creation.call.range, HoistSight(.unused(creation.formatter)))
    case .refused(let obstacle):
      Match(obstacle.rule, at: creation.call.range, HoistSight(.obstacle(obstacle)))
    case .hoist(let plan): match(of: plan, creation, in: file)
    }
  }

  private func match(
    of plan: HoistPlan, _ creation: FormatterCreation, in file: FileContext
  ) -> Match<HoistSight> {
    let place = creation.call.range
    if let modern = Modernisation(plan, in: file) {
      return Match(HoistRules.modernised, at: place, HoistSight(.modernisation(modern)))
    }
    do throws(Obstacle) {
      let plan = try IsolationCheck(plan, in: file).declared()
      return Match(
        plan.rule, others: Array(plan.effects.dropFirst()), notes: plan.notes, at: place,
        HoistSight(.plan(plan, sharing: nil)))
    } catch {
      return Match(error.rule, at: place, HoistSight(.obstacle(error)))
    }
  }

  /// How likely it is that a fix is not made: it is not safe, or a comment asks for the place to be left
  /// alone.
  private func reluctance(_ match: Match<HoistSight>, in file: FileContext) -> Int {
    let rules = [match.rule] + match.others
    if file.file.suppressions.protect(match.range, from: Self.metadata.id, rules, file.lines) { return 2 }
    return match.rule.tier == .safe ? 0 : 1
  }

  private func named(_ match: Match<HoistSight>, _ names: inout StorageNames) -> Match<HoistSight> {
    guard let plan = match.state.seen.plan else { return match }
    let (named, shared) = names.name(plan)
    return Match(
      match.rule, others: match.others, notes: match.notes, at: match.range,
      HoistSight(.plan(named, sharing: shared)))
  }

  package func message(for match: Match<HoistSight>, in file: FileContext) -> String {
    switch match.state.seen {
    case .obstacle(let obstacle): obstacle.text
    case .unused(let formatter): HoistWords.unused(formatter)
    case .modernisation:
      "'DateFormatter' is made on every call; '.formatted(…)' needs none, but its text may differ"
    case .plan(let plan, _): HoistWords.text(plan, in: file)
    }
  }

  package func fix(_ match: Match<HoistSight>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    switch match.state.seen {
    case .plan(let plan, let shared):
      try EditGroup(HoistEdits(plan, in: file).all(sharing: shared), in: file.number)
    case .modernisation(let modern): try EditGroup(modern.edits(in: file), in: file.number)
    case .obstacle, .unused: try EditGroup([TextEdit](), in: file.number)
    }
  }
}

/// What the pass sees in one place.
package struct HoistSight: Sendable {
  enum Seen: Sendable {
    case plan(HoistPlan, sharing: HoistPlan?)
    case modernisation(Modernisation)
    case obstacle(Obstacle)
    case unused(FormatterClass)

    /// What is planned, where something is.
    var plan: HoistPlan? { if case .plan(let plan, _) = self { plan } else { nil } }
  }

  let seen: Seen

  init(_ seen: Seen) { self.seen = seen }
}
