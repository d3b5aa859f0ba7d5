package import Rewriting
package import SwiftCST

/// The comments of a file that tell swiftfix to leave something alone.
///
///     // swiftfix:ignore                      this line, or the next where the comment has its own;
///                                             comments and attributes below it are passed over
///     // swiftfix:ignore lazy-stacks HF201    only these passes and rules
///     // swiftfix:ignore -- reason
///     // swiftfix:ignore-file
///     // swiftfix:disable lazy-stacks         from here
///     // swiftfix:enable lazy-stacks          to here
///
/// Comments of documentation are for readers: what is in one, as above, leaves nothing alone.
package struct Suppressions: Sendable {
  /// The ID of the pass that checks the comments themselves.
  package static let auditingPass = "unused-suppressions"

  /// A range of lines with ignored findings.
  package struct Stretch: Hashable, Sendable {
    /// The lines, as positions in the file's line table (0-based).
    package let lines: Range<Int>
    /// The passes and rules that are ignored; empty for all.
    package let names: [Name]
    /// The range of the comment (UTF-8 byte offsets, 0-based).
    package let comment: Range<Int>
    /// The range of the comment that ends the stretch, if any.
    package let end: Range<Int>?
    /// The names in that comment.
    package let endNames: [Name]
    /// From the comment to the end of its line of code, or vice versa, if it is for a single line (UTF-8 byte
    /// offsets, 0-based): no line may be inserted in between.
    package let bond: Range<Int>?
  }

  /// A pass or a rule that a comment names.
  package struct Name: Hashable, Sendable {
    /// The text of the name.
    package let id: String
    /// The range of the name (UTF-8 byte offsets, 0-based).
    package let range: Range<Int>

    /// Whether this is the pass or a rule of a finding.
    package func names(_ finding: Finding) -> Bool {
      id == finding.codemod || finding.rules.contains { $0.id == id }
    }
  }

  /// The stretches, in the order of their comments.
  package private(set) var stretches: [Stretch] = []

  /// The comments that end a stretch without a beginning (UTF-8 byte offsets, 0-based).
  package private(set) var strayEnds: [Range<Int>] = []

  /// The invalid verbs in comments; empty text for a missing verb.
  package private(set) var unknownVerbs: [Name] = []

  /// The lines of comments without names.
  private var suppressedLines = SuppressedLines()

  /// The lines of other comments, by the names in them.
  private var suppressedLinesByName: [String: SuppressedLines] = [:]

  /// The valid verbs.
  package static let verbs = Directive.Verb.allCases.map(\.rawValue)

  /// A comment that begins a stretch whose end has not been found yet.
  private struct Opening {
    let line: Int
    let names: [Name]
    let comment: Range<Int>

    func stretch(to line: Int, endingAt end: Range<Int>? = nil, _ endNames: [Name] = []) -> Stretch {
      Stretch(
        lines: self.line..<line, names: names, comment: comment, end: end, endNames: endNames, bond: nil)
    }
  }

  /// Reads the comments of a file.
  package init(_ tree: SyntaxTree, _ lines: LineTable) {
    guard tree.source.contains("swiftfix:") else { return }
    var open: [Set<String>: [Opening]] = [:]
    for comment in tree.comments(in: 0..<tree.source.count) {
      guard let directive = Directive(tree.source, comment) else { continue }
      read(directive, at: comment.range, tree, lines, &open)
    }
    stretches += open.values.joined().map { $0.stretch(to: lines.lineStarts.count) }
    stretches = stretches.sorted(on: \.comment.lowerBound)
    let whole = 0..<lines.lineStarts.count
    for (position, stretch) in stretches.enumerated() {
      if stretch.names.isEmpty { suppressedLines.add(stretch.lines, of: whole, by: position) }
      for name in stretch.names {
        suppressedLinesByName[name.id, default: SuppressedLines()].add(stretch.lines, of: whole, by: position)
      }
    }
  }

  private mutating func read(
    _ directive: Directive, at range: Range<Int>, _ tree: SyntaxTree, _ lines: LineTable,
    _ open: inout [Set<String>: [Opening]]
  ) {
    let line = lines.lineIndex(of: range.lowerBound)
    let names = directive.names
    switch Directive.Verb(rawValue: directive.verb.id) {
    case nil: unknownVerbs.append(directive.verb)
    case .ignoreFile:
      let whole = Opening(line: 0, names: names, comment: range)
      stretches.append(whole.stretch(to: lines.lineStarts.count))
    case .ignore:
      let place = CommentedLine(range, in: tree, lines)
      stretches.append(
        Stretch(
          lines: place.lines, names: names, comment: range, end: nil, endNames: [], bond: place.bond))
    case .disable:
      open[Set(names.map(\.id)), default: []].append(Opening(line: line, names: names, comment: range))
    case .enable:
      guard let opening = open[Set(names.map(\.id))]?.popLast() else { return strayEnds.append(range) }
      stretches.append(opening.stretch(to: line + 1, endingAt: range, names))
    }
  }

  /// The position in ``stretches`` of the one that covers a finding, or what its fix would change in the
  /// finding's own file; nil if the finding is to be reported.
  package func covering(_ finding: Finding, _ lines: LineTable) -> Int? {
    guard !stretches.isEmpty else { return nil }
    let places = [finding.range.prefix(1)] + (finding.fix?.ranges(in: finding.file) ?? [])
    return places.lazy.compactMap { covering($0, from: finding.codemod, finding.rules, lines) }.first
  }

  /// Whether a comment asks a pass to ignore a place (UTF-8 byte offsets, 0-based) for these rules.
  package func protect(
    _ range: Range<Int>, from codemod: String, _ rules: [Rule], _ lines: LineTable
  ) -> Bool {
    covering(range, from: codemod, rules, lines) != nil
  }

  /// The position in ``stretches`` of a single-line one that edits would separate from its comment, so that
  /// another pass would no longer ignore the line; nil if there is none.
  package func parted(by edits: [TextEdit], of pass: CodemodMetadata, _ lines: LineTable) -> Int? {
    guard pass.id != Self.auditingPass else { return nil }
    return stretches.firstIndex { stretch in
      guard let bond = stretch.bond, !stretch.names.allSatisfy({ pass.answers(to: $0.id) }) else {
        return false
      }
      return edits.contains { $0.parts(bond, around: stretch.comment, lines) }
    }
  }

  private func covering(
    _ range: Range<Int>, from codemod: String, _ rules: [Rule], _ lines: LineTable
  ) -> Int? {
    guard !stretches.isEmpty else { return nil }
    let first = lines.lineIndex(of: range.lowerBound)
    let last = range.count < 2 ? first : lines.lineIndex(of: range.upperBound - 1)
    // A comment that ignores everything does not ignore findings about itself.
    let unnamed = codemod == Self.auditingPass ? [] : [suppressedLines]
    let named = ([codemod] + rules.map(\.id)).compactMap { suppressedLinesByName[$0] }
    return (first...last).lazy.compactMap { line in
      (named + unnamed).compactMap { $0.first(at: line) }.min()
    }.first
  }
}

/// A directive in a comment.
private struct Directive {
  enum Verb: String, CaseIterable {
    case ignore
    case ignoreFile = "ignore-file"
    case disable, enable
  }

  /// The word after the mark; the mark itself, without text, if there is none.
  let verb: Suppressions.Name
  let names: [Suppressions.Name]

  /// Parses a comment; nil if it is not a directive.
  init?(_ source: SourceText, _ comment: TriviaPiece) {
    guard comment.kind == .lineComment || comment.kind == .blockComment else { return nil }
    // Only a comment that begins with the mark is a directive; prose that mentions it isn't.
    let isBlock = comment.kind == .blockComment
    var text = source.bytes[comment.range].dropFirst(2).drop { byte in
      byte <= 0x20 || isBlock && byte == UInt8(ascii: "*")
    }
    guard text.starts(with: Self.mark) else { return nil }
    if isBlock, text.suffix(2).elementsEqual("*/".utf8) { text = text.dropLast(2) }
    var words = text.dropFirst(Self.mark.count).split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
      .map { word in
        Suppressions.Name(
          id: String(decoding: word, as: UTF8.self), range: word.startIndex..<word.endIndex)
      }[...]
    let mark = text.startIndex..<text.startIndex + Self.mark.count
    verb = words.popFirst().flatMap { $0.id == "--" ? nil : $0 } ?? Suppressions.Name(id: "", range: mark)
    names = Array(words.prefix { $0.id != "--" })
  }

  private static let mark = Array("swiftfix:".utf8)
}
