package import CodemodKit
import ProjectIndex
package import Rewriting
package import SwiftCST
import SwiftUIModel

/// Creates formatters, coders and regular expressions once instead of on every call.
///
/// ## What it does
///
/// Finds `DateFormatter`, `NumberFormatter`, `JSONDecoder`, `NSRegularExpression` and similar types where
/// they are created in code that runs repeatedly: in a computed property, a function, a closure, or as a
/// property of a view. Where every call creates the same one, it is created once: in a `private static let`
/// before the member, or in a `private let` of the file if the type is generic. Its configuration moves with
/// it, in order and with its comments; a comment above it stays if it describes the surrounding step.
/// Formatters with the same configuration in one type become one. A getter that does nothing but create one
/// becomes the constant itself where all its uses can name that.
///
/// ## Why
///
/// A formatter is expensive to create and cheap to use: creating one loads the rules and symbols of a locale.
/// The body of a view runs at each change of a value it reads, so a formatter created there makes scrolling
/// stutter.
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
/// actor. A formatter that is created on each call follows the user's settings, so `.current` becomes
/// `.autoupdatingCurrent`. A formatter without a locale or time zone of its own keeps the settings of its
/// first use; a note says so (N102).
///
/// The message of an unsafe fix says what may be different: an instance that is shared across threads (HF201,
/// HF202) or by the callers of a property (HF205), an invalid pattern that traps (HF204), a template that is
/// looked up once (HF206), a view that is evaluated less often without a new formatter each time (HF209), and
/// a formatter that may keep the old time zone or region where the project sets or observes it (HF210).
///
/// ## Not changed when
///
/// The configuration uses a value of the call (HF301, HF302, HF315), is conditional (HF304) or changes after
/// the first use (HF303); the formatter is returned, stored or passed on (HF305); a helper creates or
/// configures it (HF312, HF314); Swift 6 rejects a shared instance (HF307 to HF309); a comment may say why it
/// is created each time (HF317), or is for a linter (HF318); the type of a task depends on the `try` before
/// it (HF319). Initializers, `lazy` properties, stored properties of classes and statics rarely run, so they
/// are not reported, and neither are tests. The same holds for code that runs once for each action of the
/// user, such as the action of a button and what it alone calls, and once for each start of the program; the
/// option `single-actions` includes it. Coders are cheap compared to decoding and encoding; they are hoisted
/// where they are created each time a view is evaluated, in a row or in a loop, and elsewhere with the option
/// `coders`.
package struct HoistFormatters: Codemod {
  package static let metadata = CodemodMetadata(
    id: "hoist-formatters",
    summary: "Creates formatters, coders and regular expressions once instead of on every call.",
    category: .workInBody,
    words: [
      "Formatter", "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
      "NSRegularExpression",
    ],
    rules: HoistRules.all, topic: nil,
    options: [
      CodemodOption("keep-current", .flag(false), "Keep '.current', although it is then read only once."),
      CodemodOption(
        "nonisolated-unsafe", .flag(false),
        "Write 'nonisolated(unsafe)' where Swift 6 rejects a formatter that is not 'Sendable' (HF202)."),
      CodemodOption(
        "coders", .flag(false), "Also hoist coders that are created outside of views and loops."),
      CodemodOption("include-tests", .flag(false), "Also check tests."),
      CodemodOption(
        "single-actions", .flag(false),
        "Also hoist formatters that are created once for each action, such as a tap."),
      CodemodOption(
        "modernise", .flag(false), "Replace date formatters by '.formatted(date:time:)' (HF208)."),
    ])

  package static let asksToolComments = false

  package init() {}

  package func match(_ root: Node, in file: FileContext) -> [Match<HoistSite>] {
    guard file.options.isOn("include-tests") || !isTest(file) else { return [] }
    let creations = Dictionary(grouping: FormatterCreation.all(in: file)) { isWorthwhile($0, in: file) }
    var matches = (creations[true] ?? []).compactMap { match(of: $0, in: file) }
    let reluctances = matches.map { reluctance($0, in: file) }
    var names = StorageNames(
      file, for: zip(matches, reluctances).compactMap { $1 == 0 ? $0.state.seen.plan : nil })
    // Code that stays as it is must not take the simple names from the fixes.
    for position in Array(matches.indices).sorted(on: { reluctances[$0] }) {
      matches[position] = named(matches[position], &names)
    }
    return matches + matchesLikeOthers(among: creations[false] ?? [], &names, in: file)
  }

  /// Matches of rarely created formatters that can use a stored one with the same configuration.
  private func matchesLikeOthers(
    among creations: [FormatterCreation], _ names: inout StorageNames, in file: FileContext
  ) -> [Match<HoistSite>] {
    creations.filter { !$0.formatter.isCoder }.compactMap { creation in
      guard let found = match(of: creation, in: file), reluctance(found, in: file) == 0,
        let plan = found.state.seen.plan, names.hasTwin(of: plan)
      else { return nil }
      return named(found, &names)
    }
  }

  private func isTest(_ file: FileContext) -> Bool {
    file.index.file(of: file.tree.root).map(file.model.isTest) ?? false
  }

  /// Whether the creation is expensive and runs more often than once for each action of the user. A coder is
  /// cheap: it is worthwhile only in a view or loop.
  private func isWorthwhile(_ creation: FormatterCreation, in file: FileContext) -> Bool {
    let isCoder = creation.formatter.isCoder
    if file.options.isOn(isCoder ? "coders" : "single-actions") { return true }
    if isCoder, !file.model.isLookedAt(creation.call) || file.model.isOnlyForPreviews(creation.call) {
      return false
    }
    return CreationFrequency(of: creation.call, in: file).isWorthKeeping(cheap: isCoder)
  }

  private func match(of creation: FormatterCreation, in file: FileContext) -> Match<HoistSite>? {
    switch FormatterExamination(creation, in: file).verdict {
    case .passedOver: nil
    case .unused: Match(HoistRules.unused, at: creation.call.range, HoistSite(.unused(creation.formatter)))
    case .refused(let obstacle):
      Match(obstacle.rule, at: creation.call.range, HoistSite(.obstacle(obstacle)))
    case .hoist(let plan): match(of: plan, creation, in: file)
    }
  }

  private func match(
    of plan: HoistPlan, _ creation: FormatterCreation, in file: FileContext
  ) -> Match<HoistSite> {
    let place = creation.call.range
    if let modern = Modernisation(plan, in: file) {
      return Match(HoistRules.modernised, at: place, HoistSite(.modernisation(modern)))
    }
    do throws(Obstacle) {
      let declared = try IsolationCheck(plan, in: file).declared()
      let plan = StoredGetter(of: declared, in: file)?.stored ?? declared
      return Match(
        plan.rule, others: Array(plan.effects.dropFirst()), notes: plan.notes, at: place,
        HoistSite(.plan(plan, sharing: nil)))
    } catch {
      return Match(error.rule, at: place, HoistSite(.obstacle(error)))
    }
  }

  /// How likely it is that a fix is not applied: it is unsafe, or a comment ignores the place.
  private func reluctance(_ match: Match<HoistSite>, in file: FileContext) -> Int {
    let rules = [match.rule] + match.others
    if file.file.suppressions.protect(match.range, from: Self.metadata.id, rules, file.lines) { return 2 }
    return match.rule.tier == .safe ? 0 : 1
  }

  private func named(_ match: Match<HoistSite>, _ names: inout StorageNames) -> Match<HoistSite> {
    guard let plan = match.state.seen.plan else { return match }
    let (named, shared) = names.name(plan)
    return Match(
      match.rule, others: match.others, notes: match.notes, at: match.range,
      HoistSite(.plan(named, sharing: shared)))
  }

  package func message(for match: Match<HoistSite>, in file: FileContext) -> String {
    switch match.state.seen {
    case .obstacle(let obstacle): obstacle.text
    case .unused(let formatter): HoistWords.unused(formatter)
    case .modernisation:
      "'DateFormatter' is created on every call; '.formatted(…)' needs none, but its text may differ"
    case .plan(let plan, _): HoistWords.text(plan, in: file)
    }
  }

  package func fix(_ match: Match<HoistSite>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    switch match.state.seen {
    case .plan(let plan, let shared):
      try EditGroup(HoistEdits(plan, in: file).all(sharing: shared), in: file.number)
    case .modernisation(let modern): try EditGroup(modern.edits(in: file), in: file.number)
    case .obstacle, .unused: try EditGroup([TextEdit](), in: file.number)
    }
  }
}

/// The match of the pass at one place.
package struct HoistSite: Sendable {
  enum Seen: Sendable {
    case plan(HoistPlan, sharing: HoistPlan?)
    case modernisation(Modernisation)
    case obstacle(Obstacle)
    case unused(FormatterClass)

    /// The plan, if there is one.
    var plan: HoistPlan? { if case .plan(let plan, _) = self { plan } else { nil } }
  }

  let seen: Seen

  init(_ seen: Seen) { self.seen = seen }
}
