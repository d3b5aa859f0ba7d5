import CodemodKit
import Rewriting
import SwiftCST

/// Reports ignore comments that have no effect.
///
/// ## What it does
///
/// Finds each `swiftfix:ignore`, `ignore-file`, `disable` and `enable` that has no effect, or has a name
/// without an effect. The fix removes the comment, or the names without an effect. A comment that begins with
/// `swiftfix:` and an unknown word, such as a misspelled one, has no effect and is reported.
///
/// ## Why
///
/// The code that such a comment was written for is gone or fixed. The comment misleads a reader, and will
/// silence findings in the code that replaces it.
///
/// ## Example
///
/// ```swift
/// // swiftfix:ignore lazy-stacks -- needs the whole height
/// LazyVStack {
///   rows
/// }
/// ```
///
/// becomes
///
/// ```swift
/// LazyVStack {
///   rows
/// }
/// ```
///
/// ## Fix safety
///
/// Never safe: the comment may tell a person more than it tells swiftfix.
///
/// ## Not changed when
///
/// The passes that a comment is for have not all run, so it is unknown whether they would find anything; a
/// comment without names is for all passes. A name that is neither a pass nor an ID may be misspelled: it is
/// reported, and you correct it. So is an unknown word after `swiftfix:`. Comments are removed when no other
/// fix is left, because another fix may change the code that a comment is for.
/// `swiftfix:ignore unused-suppressions` keeps a comment for later.
struct UnusedSuppressions: Codemod {
  static let unused = Rule(
    "US201", .unsafe, changesComments: true, "The comment has no effect and is removed.",
    remedy: "Remove the comment, or allow US201. Keep it for later with 'swiftfix:ignore "
      + "unused-suppressions'.")
  static let unusedName = Rule(
    "US202", .unsafe, changesComments: true, "Names without an effect are removed from the comment.",
    remedy: "Remove the names, or allow US202.")
  static let unknownName = Rule(
    "US301", .refusal, "The comment has a name that is neither a pass nor an ID.",
    remedy: "Correct the name; write a reason after '--'.")
  static let unknownVerb = Rule(
    "US302", .refusal, "The word after 'swiftfix:' in the comment is unknown.",
    remedy: "Write 'ignore', 'ignore-file', 'disable' or 'enable' after 'swiftfix:'.")

  static let metadata = CodemodMetadata(
    id: Suppressions.auditingPass,
    summary: "Removes ignore comments that have no effect.",
    category: .suppressions,
    words: ["swiftfix:"],
    rules: [unused, unusedName, unknownName, unknownVerb], topic: nil)

  /// A comment, or names in one, without an effect.
  struct UnusedComment: Sendable {
    /// The ranges to remove (UTF-8 byte offsets): comments, or names in one.
    let ranges: [Range<Int>]
    /// The names without an effect; empty if the comment applies to all passes.
    let names: [String]
  }

  func match(_ root: Node, in file: FileContext) -> [Match<UnusedComment>] {
    let suppressions = file.file.suppressions
    let strays = suppressions.strayEnds.map { end in
      Match(Self.unused, at: end, UnusedComment(ranges: [end], names: []))
    }
    let unknown = suppressions.unknownVerbs.map { verb in
      Match(Self.unknownVerb, at: verb.range, UnusedComment(ranges: [], names: [verb.id]))
    }
    let useless = suppressions.stretches.enumerated().compactMap { position, stretch in
      match(stretch, silencing: file.suppressed.findings[position] ?? [], in: file)
    }
    return (useless + strays + unknown).sorted(on: \.range.lowerBound)
  }

  private func match(
    _ stretch: Suppressions.Stretch, silencing silenced: [Finding], in file: FileContext
  ) -> Match<UnusedComment>? {
    let comments = [stretch.comment] + [stretch.end].compactMap(\.self)
    if let name = stretch.names.first(where: { !Self.knownNames.contains($0.id) }) {
      return Match(Self.unknownName, at: name.range, UnusedComment(ranges: [], names: [name.id]))
    }
    guard !stretch.names.isEmpty else {
      guard silenced.isEmpty, Self.otherPasses.allSatisfy(file.suppressed.covers),
        !file.suppressed.mayHoldBack(stretch.lines, of: file, where: { _ in true })
      else { return nil }
      return Match(Self.unused, at: stretch.comment, UnusedComment(ranges: comments, names: []))
    }
    // The comment stays if a fix of another pass would separate it from its line.
    guard silenced.allSatisfy({ finding in stretch.names.contains { $0.names(finding) } }) else { return nil }
    let unused = stretch.names.filter { name in
      Self.hasRun(name.id, file.suppressed) && !silenced.contains(where: name.names)
        && !file.suppressed.mayHoldBack(stretch.lines, of: file) { $0.answers(to: name.id) }
    }
    guard !unused.isEmpty else { return nil }
    let names = unused.map(\.id)
    guard unused.count < stretch.names.count else {
      return Match(Self.unused, at: stretch.comment, UnusedComment(ranges: comments, names: names))
    }
    let parts = [stretch.names, stretch.endNames].flatMap { Self.parts(of: $0, named: names) }
    return Match(Self.unusedName, at: unused[0].range, UnusedComment(ranges: parts, names: names))
  }

  /// The ranges to remove from a list of names: each name with one adjacent separator.
  private static func parts(of list: [Suppressions.Name], named names: [String]) -> [Range<Int>] {
    guard let kept = list.firstIndex(where: { !names.contains($0.id) }) else { return [] }
    return list.indices.filter { names.contains(list[$0].id) }.map { position in
      position < kept
        ? list[position].range.lowerBound..<list[position + 1].range.lowerBound
        : list[position - 1].range.upperBound..<list[position].range.upperBound
    }
  }

  /// The passes that run on every file; for those that only run on request, a missing finding proves nothing.
  private static let otherPasses = AllCodemods.catalog.metadata.filter {
    $0.id != metadata.id && !$0.isOptIn
  }.map(\.id)

  private static let knownNames = AllCodemods.catalog.metadata.flatMap { [$0.id] + $0.rules.map(\.id) }

  /// Whether every pass that a name may refer to has processed the file.
  private static func hasRun(_ name: String, _ suppressed: SuppressedFindings) -> Bool {
    AllCodemods.catalog.metadata.filter { $0.answers(to: name) }.allSatisfy { suppressed.covers($0.id) }
  }

  func message(for match: Match<UnusedComment>, in file: FileContext) -> String {
    let names = match.state.names.joined(separator: ", ")
    if match.rule == Self.unknownName {
      let hint = NearestName.question(for: names, among: Self.knownNames)
      return "'\(names)' is neither a pass nor an ID; \(hint ?? "a reason follows '--'")"
    }
    if match.rule == Self.unknownVerb { return Self.message(forVerb: names) }
    return names.isEmpty
      ? "this ignore comment has no effect" : "there is no finding for \(names) here"
  }

  private static func message(forVerb verb: String) -> String {
    let verbs = Suppressions.verbs
    let known = verbs.dropLast().joined(separator: ", ") + " or " + verbs.suffix(1).joined()
    guard !verb.isEmpty else { return "this comment has no effect: write \(known) after 'swiftfix:'" }
    return "'swiftfix:\(verb)' has no effect; "
      + (NearestName.of(verb, among: verbs).map { "did you mean 'swiftfix:\($0)'?" }
        ?? "write \(known) after 'swiftfix:'")
  }

  func fix(_ match: Match<UnusedComment>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let edits = match.state.ranges.map { range in
      match.rule == Self.unusedName
        ? .deleting(range) : file.lines.removingComment(range, in: file.tree.source)
    }
    return try EditGroup(edits, in: file.number)
  }
}

extension LineTable {
  /// Removes a comment: the whole lines if there is nothing else on them, otherwise the comment with the
  /// spaces before it.
  fileprivate func removingComment(_ comment: Range<Int>, in source: SourceText) -> TextEdit {
    let bytes = source.bytes
    let start =
      comment.lowerBound - bytes[..<comment.lowerBound].reversed().prefix(while: \.isSpaceOrTab).count
    let next = lineIndex(of: max(comment.lowerBound, comment.upperBound - 1)) + 1
    let end = next < lineStarts.count ? lineStarts[next] : bytes.count
    let rest = bytes[comment.upperBound..<end].drop(while: \.isSpaceOrTab)
    let endsLine = rest.allSatisfy(\.isLineEnd)
    let beginsLine = lineStarts[lineIndex(of: comment.lowerBound)] == start
    if beginsLine { return .deleting(endsLine ? start..<end : comment.lowerBound..<rest.startIndex) }
    let isFollowedByBlank = rest.startIndex > comment.upperBound
    if endsLine || isFollowedByBlank { return .deleting(start..<comment.upperBound) }
    // Removing a block comment between two words must not join them.
    return TextEdit(comment, with: start == comment.lowerBound ? " " : "")
  }
}
