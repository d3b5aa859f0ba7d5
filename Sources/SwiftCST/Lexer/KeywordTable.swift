/// Finds keywords among identifiers with one probe of a hash table, nearly always.
///
/// A class, so that handing it on counts one reference.
final class KeywordTable: Sendable {
  static let shared = KeywordTable()

  /// For each hash, the position in `entries` of the first keyword with it, plus one.
  private let heads: [UInt8]
  private let entries: [Entry]
  /// What of the long keywords does not fit in their entries.
  private let rests: [[UInt8]]

  private struct Entry {
    /// The first eight characters.
    var word: UInt64
    var length: UInt8
    var kind: TokenKind
    /// The next keyword with the same hash, plus one.
    var next: UInt8
  }

  static let longestKeyword = 29

  private init() {
    var heads = Array(repeating: UInt8(0), count: 1024)
    var entries: [Entry] = []
    var rests: [[UInt8]] = []
    var raw = TokenKind.Any.rawValue
    while let kind = TokenKind(rawValue: raw) {
      raw += 1
      guard kind != .identifier, kind != .editorPlaceholder else { continue }
      let spelling = Array("\(kind)".utf8)
      let word = ByteWord(spelling.span, at: 0, length: spelling.count).bits
      let slot = Self.hash(word)
      entries.append(Entry(word: word, length: UInt8(spelling.count), kind: kind, next: heads[slot]))
      rests.append(Array(spelling.dropFirst(8)))
      heads[slot] = UInt8(entries.count)
    }
    self.heads = heads
    self.entries = entries
    self.rests = rests
  }

  @inline(__always)
  private static func hash(_ word: UInt64) -> Int { Int((word &* 0x9E37_79B9_7F4A_7C15) &>> 54) }

  /// What the word in `bytes[start..<end]` is: a keyword, or an identifier.
  @inline(__always)
  func kind(of bytes: Span<UInt8>, _ start: Int, _ end: Int) -> TokenKind {
    let length = end &- start
    guard length >= 2, length <= Self.longestKeyword else { return .identifier }
    let word = ByteWord(bytes, at: start, length: length).bits
    var next = heads[Self.hash(word)]
    while next != 0 {
      let entry = entries[Int(next) &- 1]
      if entry.word == word, Int(entry.length) == length {
        if length <= 8 || hasRest(Int(next) &- 1, bytes, start &+ 8) { return entry.kind }
      }
      next = entry.next
    }
    return .identifier
  }

  private func hasRest(_ keyword: Int, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
    let rest = rests[keyword]
    for index in rest.indices where rest[index] != bytes[start + index] { return false }
    return true
  }
}
