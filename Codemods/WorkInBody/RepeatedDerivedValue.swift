import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Reads a filtered or sorted collection once per evaluation, and reports collections that are computed more
/// often than needed.
///
/// ## What it does
///
/// Finds computed properties that filter, sort, group or map a collection and that one evaluation of a view
/// reads more than once, or once for each row. They are read once, into a `let`. It also reports properties that
/// are computed more than once because other members of the view read them, functions without parameters that
/// are called more than once, texts that each row looks through, and collections that are sorted, filtered or
/// grouped in body code.
///
/// The work counts in any form: a copy that is sorted or thinned out in place, a loop that fills another
/// collection, and an initializer or static function of the project that does it with its argument.
///
/// ## Why
///
/// A computed property does its work again each time it is read: once for `isEmpty`, once for the list, and
/// once more for each row that reads its count. And a view is evaluated for each change of what it reads: a
/// list is sorted again for each letter that is typed in a field beside it.
///
/// ## Example
///
/// ```swift
/// VStack {
///     if found.isEmpty {
///         EmptyState()
///     } else {
///         List(found) { trail in TrailRow(trail: trail) }
///     }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// VStack {
///     let found = self.found
///     if found.isEmpty {
///         EmptyState()
///     } else {
///         List(found) { trail in TrailRow(trail: trail) }
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// Safe where the getter only computes a value, every evaluation reads it, and SwiftUI tracks all its inputs.
/// Actions still read the property itself. Not safe where the getter may do more (SF201), where an evaluation
/// may not read it at all (SF202), and where a row or sheet may be shown after a change that SwiftUI doesn't
/// see (SF203).
///
/// ## Not changed when
///
/// - the reads are in branches of which only one runs, or the collection is constant or lazy
/// - the collection is constant, and nothing that selects from it is seen to change
/// - a collection is computed once per evaluation, without comparing texts, in a view that nothing is seen to
///   evaluate often, and not in rows; or its elements are only filtered by their properties
/// - only its inputs are seen to evaluate the view
/// - it is computed several times, but short: an optional part of one element, such as its attachments, or cases
///   of an enumeration
/// - it is a selection, whose name begins with `selected`, `expanded` or `checked`; suggestions or plugins, by its
///   name; or the texts of one element, such as its tags
/// - no builder can contain a `let`, or the name means something else there
struct RepeatedDerivedValue: Codemod {
  static let once = Rule(
    "SF100", .safe, "A derived collection is computed once per evaluation.",
    remedy: "Nothing to check. Run swiftfix.")
  static let impure = Rule(
    "SF201", .unsafe, "The getter runs once per evaluation, not at each read.",
    remedy: "Check that the getter has no effect of its own, such as logging. Then allow SF201.")
  static let early = Rule(
    "SF202", .unsafe, "The collection is also computed where no code needs it.",
    remedy: "Check that the collection is cheap, or that most evaluations need it. Then allow SF202.")
  static let stale = Rule(
    "SF203", .unsafe, "Content shown later, such as rows and sheets, has the value from when the body ran.",
    remedy: "Check that what is shown later may show the state of the last evaluation. Then allow "
      + "SF203.")
  static let first = Rule(
    "SF204", .unsafe, "The closure no longer runs for the elements behind the first result.",
    remedy: "Check that the closure only computes. Then allow SF204.")
  static let unplaced = Rule(
    "SF301", .refusal, "The code isn't a builder, which could contain a 'let'.",
    remedy: "Store the collection in a local constant by hand.")
  static let shadowed = Rule(
    "SF302", .refusal, "The name means something else in the block.",
    remedy: "Rename the local name, then run again.")
  static let changed = Rule(
    "SF303", .refusal, "The block changes what the getter reads.",
    remedy: "Move the change out of the block, then run again.")
  static let needless = Rule(
    "SF401", .warning, "A collection is computed again at unrelated changes.",
    remedy: "Compute the collection where its data changes, such as in the model.")
  static let repeated = Rule(
    "SF402", .warning, "A collection is searched, sorted or grouped several times in one evaluation.",
    remedy: "Compute the value once, and pass it to what needs it.")
  static let derived = Rule(
    "SF501", .hint, "A collection is computed at each evaluation.",
    remedy: "Compute the collection in the model, or move the list into a view of its own.")
  static let parsed = Rule(
    "SF502", .hint, "A text is parsed at each evaluation.",
    remedy: "Parse where the text changes, in the model, 'init' or 'onChange', and keep the result.")

  static let metadata = CodemodMetadata(
    id: "repeated-derived-value", summary: "Computes filtered and sorted collections once per evaluation.",
    category: .workInBody,
    words: [
      "ForEach", "List", "filter", "sort", "map", "Map(", "reduce", "grouping", "joined", "split", "parse",
      "tokenize",
    ],
    targets: [.nodes([.structDecl, .classDecl, .enumDecl, .extensionDecl])],
    rules: [
      once, impure, early, stale, first, unplaced, shadowed, changed, needless, repeated, derived, parsed,
    ],
    topic: Topic(introduced: [], words: ["comput", "filter", "sort", "read once", "cache"]))

  /// The kind of place.
  enum Place: Sendable {
    case reads(DerivedReads)
    case repeated([DerivedReads])
    case work(DerivedWork)
    case parsing(String, by: String)
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Place>] {
    guard let declaration = file.index.declaration(at: node),
      let type = file.index.declaredType(declaration.id), file.model.isLookedAt(node)
    else { return [] }
    guard file.model.kind(of: type) != .none else { return match(membersOf: declaration, of: type, in: file) }
    let isOnlyAdvice = { (reads: DerivedReads) in
      !reads.through.isEmpty || file.index[reads.property].kind == .function
    }
    let members = file.model.builderMembers(of: type).filter { file.model.isLookedAt($0.node) }
    let repeats = members.filter { $0.parent == declaration.id }.flatMap(file.model.repeatedDerivedReads)
    let isOfWidget = file.model.isOfWidget(node)
    // What a warning says is computed several times is reported for that.
    let repeated = Set(
      repeats.filter { isOnlyAdvice($0) || ReadOnce($0, in: file).rules(of: type)[0] == Self.once }
        .map(\.property))
    let all =
      isOfWidget
      ? []
      : file.model.derivedWork(of: type, needsCause: !file.wantsHints).filter {
        node.contains($0.place) && !file.model.isOfModel($0) && isReported($0, in: file)
          && ($0.cause != nil || !file.model.isPart($0.call, ofOneOf: repeated))
      }
    let works = all.filter { work in work.cause != nil || !all.contains { file.model.leads($0, to: work) } }
    // Extensions of the view may compute the same.
    let advised =
      repeats.contains(where: isOnlyAdvice)
      ? members.flatMap(file.model.repeatedDerivedReads).filter(isOnlyAdvice)
        .filter { !file.model.derivesFew($0.property) } : []
    let matches =
      repeats.filter { !isOnlyAdvice($0) }.map { match($0, of: type, in: file) }
      + match(repeated: advised, in: node) + works.map { match($0, in: file) }
      + (isOfWidget ? [] : parsings(of: type, in: node, besides: works, file))
    return matches.sorted(on: \.range.lowerBound)
  }

  /// What has no fix, in a part of the type: each member once, and those that one place leads to together.
  private func match(repeated all: [DerivedReads], in part: Node) -> [Match<Place>] {
    let own = SwiftUIModel.plainest(of: all).filter { part.contains($0.reads[0]) }
    return Dictionary(grouping: own) { $0.reads[0] }.map { place, found in
      Match(Self.repeated, at: place.range, .repeated(found.sorted(on: \.property.order)))
    }
  }

  func isReported(_ work: DerivedWork, in file: FileContext) -> Bool {
    // `sync-io-in-body` reports what also reads a file.
    if work.cause != nil {
      return file.index.enclosingDeclaration(of: work.call).map { !file.model.readsFiles($0.id) } ?? true
    }
    return work.isForFirst || file.wantsHints && file.model.isNeedless(work) && !file.model.derivesFew(work)
  }

  private func match(_ reads: DerivedReads, of type: TypeID, in file: FileContext) -> Match<Place> {
    let rules = ReadOnce(reads, in: file).rules(of: type)
    return Match(rules[0], others: Array(rules.dropFirst()), at: reads.reads[0].range, .reads(reads))
  }

  private func match(_ work: DerivedWork, in file: FileContext) -> Match<Place> {
    if work.isForFirst, !file.model.usesNonescapingParameter(in: work.call) {
      return Match(Self.first, at: work.call.range, .work(work))
    }
    let place = work.place == work.call ? work.shown : work.place
    return Match(work.cause == nil ? Self.derived : Self.needless, at: place.range, .work(work))
  }

  func fix(_ match: Match<Place>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    guard case .reads(let reads) = match.state else {
      guard case .work(let work) = match.state,
        let base = FunctionCallExprSyntax(work.call).flatMap({ MemberCall($0) })?.base
      else { return try EditGroup([], in: file.number) }
      return try EditGroup([.inserting(".lazy", at: base.range.upperBound)], in: file.number)
    }
    return try EditGroup(ReadOnce(reads, in: file).edits, in: file.number)
  }
}
