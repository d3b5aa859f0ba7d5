/// The pieces of a range of trivia, computed lazily; they cover the whole range.
///
/// Every byte sequence can be split into pieces, so a range that is not trivia also has pieces, although they
/// are meaningless.
public struct TriviaPieces: Sequence, IteratorProtocol, Sendable {
  private let scanner: TriviaScanner
  private var position: Int

  /// The pieces of the trivia in a byte range of `source` (UTF-8 offsets, 0-based).
  public init(of range: Range<Int>, in source: SourceText) {
    precondition(range.lowerBound >= 0 && range.upperBound <= source.count, "the range is not in the file")
    scanner = TriviaScanner(bytes: source.storage, end: range.upperBound)
    position = range.lowerBound
  }

  /// The next piece.
  public mutating func next() -> TriviaPiece? {
    guard position < scanner.end else { return nil }
    let (kind, next) = scanner.piece(at: position)
    defer { position = next }
    return TriviaPiece(kind: kind, range: position..<next)
  }
}
