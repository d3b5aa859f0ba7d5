package import SwiftCST

/// The comments of a file that tell swiftfix to leave something alone.
///
///     // swiftfix:ignore                      this line, or the next where the comment has its own
///     // swiftfix:ignore lazy-stacks HF201    only these passes and rules
///     // swiftfix:ignore -- reason
///     // swiftfix:ignore-file
///     // swiftfix:disable lazy-stacks         from here
///     // swiftfix:enable lazy-stacks          to here
package struct Suppressions: Sendable {
  /// One stretch of lines where something is left alone.
  package struct Stretch: Hashable, Sendable {
    /// The lines, as positions in the file's line table (0-based).
    package let lines: Range<Int>
    /// The passes and rules it is for; empty for all.
    package let ids: Set<String>
    /// Where the comment stands (UTF-8 byte offset, 0-based).
    package let comment: Int
  }

  /// The stretches, in the order of their comments.
  package private(set) var stretches: [Stretch] = []

  /// Reads the comments of a file.
  package init(_ tree: SyntaxTree, _ lines: LineTable) {
    guard tree.source.contains("swiftfix:") else { return }
    var disabled: [(line: Int, ids: Set<String>, comment: Int)] = []
    for token in 0..<tree.tokens.count {
      let gap = tree.tokens.gap(before: token)
      guard gap.count > 1 else { continue }
      for piece in TriviaPieces(of: gap, in: tree.source) where piece.kind.isComment {
        let text = tree.source.string(in: piece.range)
        guard let directive = Directive(text) else { continue }
        read(directive, at: piece.range, tree.source, lines, &disabled)
      }
    }
    for open in disabled {
      stretches.append(
        Stretch(lines: open.line..<lines.lineStarts.count, ids: open.ids, comment: open.comment))
    }
    stretches.sort { $0.comment < $1.comment }
  }

  private mutating func read(
    _ directive: Directive, at range: Range<Int>, _ source: SourceText, _ lines: LineTable,
    _ disabled: inout [(line: Int, ids: Set<String>, comment: Int)]
  ) {
    let line = lines.lineIndex(of: range.lowerBound)
    let all = 0..<lines.lineStarts.count
    switch directive.verb {
    case .ignoreFile:
      stretches.append(Stretch(lines: all, ids: directive.ids, comment: range.lowerBound))
    case .ignore:
      let before = source.bytes[lines.lineStarts[line]..<range.lowerBound]
      let standsAlone = before.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      let last = lines.lineIndex(of: max(range.lowerBound, range.upperBound - 1))
      let covered = line..<min(last + (standsAlone ? 2 : 1), all.upperBound)
      stretches.append(Stretch(lines: covered, ids: directive.ids, comment: range.lowerBound))
    case .disable:
      disabled.append((line, directive.ids, range.lowerBound))
    case .enable:
      guard let index = disabled.lastIndex(where: { $0.ids == directive.ids }) else { return }
      let open = disabled.remove(at: index)
      stretches.append(Stretch(lines: open.line..<(line + 1), ids: open.ids, comment: open.comment))
    }
  }

  /// The position in ``stretches`` of the one that covers a finding, or nil where it is to be told.
  package func covering(_ finding: Finding, _ lines: LineTable) -> Int? {
    guard !stretches.isEmpty else { return nil }
    let first = lines.lineIndex(of: finding.range.lowerBound)
    return stretches.firstIndex { stretch in
      stretch.lines.contains(first)
        && (stretch.ids.isEmpty || stretch.ids.contains(finding.codemod)
          || finding.rules.contains { stretch.ids.contains($0.id) })
    }
  }
}

/// What a comment tells swiftfix.
private struct Directive {
  enum Verb { case ignore, ignoreFile, disable, enable }

  let verb: Verb
  let ids: Set<String>

  init?(_ comment: String) {
    guard let start = comment.firstRange(of: "swiftfix:") else { return nil }
    // Only a comment that begins with it is meant; prose that mentions it isn't.
    let before = comment[..<start.lowerBound]
    guard before.allSatisfy({ $0 == "/" || $0 == "*" || $0 == " " }) else { return nil }
    var words = comment[start.upperBound...].split(whereSeparator: { $0.isWhitespace || $0 == "," })
    guard !words.isEmpty else { return nil }
    switch words.removeFirst() {
    case "ignore": verb = .ignore
    case "ignore-file": verb = .ignoreFile
    case "disable": verb = .disable
    case "enable": verb = .enable
    default: return nil
    }
    ids = Set(words.prefix { $0 != "--" && $0 != "*/" }.map(String.init))
  }
}
