package import SwiftCST

/// The comments of a file, and how often each occurs, wherever they are.
///
/// A fix that moves a block also moves the lines of the block comments in it. So the comparison ignores the
/// indentation of a comment's later lines and the kind of line end; nothing else. Comments of Xcode's templates
/// are not counted.
package struct CommentMultiset: Hashable, Sendable {
  /// The comments, sorted by their bytes, so that equal ones are adjacent.
  private var comments: [[UInt8]] = []

  /// The comments between `tokens` of `source`, filtered by their byte ranges (UTF-8 offsets, 0-based).
  package init(
    of source: SourceText, tokens: TokenTable, where isCounted: (Range<Int>) -> Bool = { _ in true }
  ) {
    for index in 0..<tokens.count {
      // The shortest comment is two bytes long.
      let gap = tokens.gap(before: index)
      guard gap.count > 1 else { continue }
      for piece in TriviaPieces(of: gap, in: source) where piece.kind.isComment && isCounted(piece.range) {
        let comment = source.bytes[piece.range]
        if !Self.isTemplate(comment) { comments.append(Self.normalized(comment)) }
      }
    }
    sort()
  }

  /// The comments of several texts together.
  package init(of texts: [(source: SourceText, tokens: TokenTable)]) {
    for text in texts { comments += CommentMultiset(of: text.source, tokens: text.tokens).comments }
    sort()
  }

  /// Whether Xcode has written a comment, into the 'else' of a check of the version: it only says what the code
  /// around it says, and goes with that.
  package static func isTemplate(_ comment: ArraySlice<UInt8>) -> Bool { comment.elementsEqual(fallback) }

  private static let fallback = Array("// Fallback on earlier versions".utf8)

  /// Removes one comment; returns false if it is not in the set.
  package mutating func remove(_ comment: ArraySlice<UInt8>) -> Bool {
    let wanted = Self.normalized(comment)
    let place = comments.indices.partitionPoint { comments[$0].lexicographicallyPrecedes(wanted) }
    guard place < comments.endIndex, comments[place] == wanted else { return false }
    comments.remove(at: place)
    return true
  }

  /// The comments that occur more often here than in `other`, once for each missing occurrence, sorted by
  /// their bytes.
  package func missing(from other: CommentMultiset) -> [String] {
    var others = other.comments[...]
    let lost = comments.filter { comment in
      others = others.drop { $0.lexicographicallyPrecedes(comment) }
      guard others.first == comment else { return true }
      others.removeFirst()
      return false
    }
    return lost.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func sort() { comments.sort { $0.lexicographicallyPrecedes($1) } }

  /// The comment with LF as every line end and without the indentation after it.
  private static func normalized(_ comment: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(comment.count)
    var isIndentation = false
    for byte in comment {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // CRLF is one line end; two consecutive ones count as one here, which only ignores empty lines.
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
