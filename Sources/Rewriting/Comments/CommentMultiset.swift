package import SwiftCST

/// The comments of a file, with how often each occurs, wherever they stand.
///
/// A fix that moves a block also moves the lines of the block comments in it. So the indentation of a
/// comment's later lines and the bytes that end them are left out of the comparison; nothing else is.
package struct CommentMultiset: Hashable, Sendable {
  private var counts: [[UInt8]: Int] = [:]

  /// The comments among `tokens` of `source`, as far as they are to be counted: byte ranges (UTF-8 offsets,
  /// 0-based).
  package init(
    of source: SourceText, tokens: TokenTable, where isCounted: (Range<Int>) -> Bool = { _ in true }
  ) {
    for index in 0..<tokens.count {
      // The shortest comment is two bytes long.
      let gap = tokens.gap(before: index)
      guard gap.count > 1 else { continue }
      for piece in TriviaPieces(of: gap, in: source) where piece.kind.isComment && isCounted(piece.range) {
        insert(source.bytes[piece.range])
      }
    }
  }

  /// The comments of several texts together.
  package init(of texts: [(source: SourceText, tokens: TokenTable)]) {
    for text in texts {
      counts.merge(CommentMultiset(of: text.source, tokens: text.tokens).counts, uniquingKeysWith: +)
    }
  }

  /// Takes one comment out; false where it is not among them.
  package mutating func remove(_ comment: ArraySlice<UInt8>) -> Bool {
    let key = Self.normalized(comment)
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  /// The comments that occur here more often than in `other`, once for each time that is missing there,
  /// sorted by their bytes.
  package func missing(from other: CommentMultiset) -> [String] {
    let lost = counts.flatMap { comment, count in
      repeatElement(comment, count: max(0, count - other.counts[comment, default: 0]))
    }
    return lost.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func insert(_ comment: ArraySlice<UInt8>) {
    counts[Self.normalized(comment), default: 0] += 1
  }

  /// The comment with every line end as LF and without the indentation after it.
  private static func normalized(_ comment: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(comment.count)
    var isIndentation = false
    for byte in comment {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // CRLF is one line end; two of them in a row count as one here, which loses only empty lines.
        if !isIndentation { result.append(UInt8(ascii: "\n")) }
        isIndentation = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !isIndentation { result.append(byte) }
      default:
        result.append(byte)
        isIndentation = false
      }
    }
    return result
  }
}
