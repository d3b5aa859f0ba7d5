/// Finds keywords among identifiers with one probe of a hash table, nearly always.
struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  /// For each hash, the position in `entries` of the first keyword with it, plus one.
  private var heads: [UInt8]
  private var entries: [Entry] = []
  private var text: [UInt8] = []

  private struct Entry {
    var kind: TokenKind
    var start: UInt16
    var length: UInt8
    /// The next keyword with the same hash, plus one.
    var next: UInt8
  }

  static let longestKeyword = 29

  private init() {
    heads = Array(repeating: 0, count: 1024)
    var raw = TokenKind.Any.rawValue
    while let kind = TokenKind(rawValue: raw) {
      raw += 1
      guard kind != .identifier, kind != .editorPlaceholder else { continue }
      insert(Array("\(kind)".utf8), kind)
    }
  }

  private mutating func insert(_ spelling: [UInt8], _ kind: TokenKind) {
    let slot = Self.hash(spelling[0], spelling[1], spelling[spelling.count - 1], spelling.count)
    entries.append(
      Entry(kind: kind, start: UInt16(text.count), length: UInt8(spelling.count), next: heads[slot]))
    heads[slot] = UInt8(entries.count)
    text += spelling
  }

  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8, _ last: UInt8, _ length: Int) -> Int {
    (Int(first) &* 37 &+ Int(second) &* 11 &+ Int(last) &* 5 &+ length) & 1023
  }

  /// What the word in `bytes[start..<end]` is: a keyword, or an identifier.
  @inline(__always)
  func kind(of bytes: [UInt8], _ start: Int, _ end: Int) -> TokenKind {
    let length = end &- start
    guard length >= 2, length <= Self.longestKeyword else { return .identifier }
    let slot = Self.hash(bytes[start], bytes[start &+ 1], bytes[end &- 1], length)
    let head = heads[slot]
    guard head != 0 else { return .identifier }
    return search(from: head, bytes, start, length)
  }

  private func search(from head: UInt8, _ bytes: [UInt8], _ start: Int, _ length: Int) -> TokenKind {
    var next = head
    while next != 0 {
      let entry = entries[Int(next) - 1]
      next = entry.next
      guard Int(entry.length) == length else { continue }
      var offset = 0
      while offset < length, text[Int(entry.start) + offset] == bytes[start + offset] { offset += 1 }
      if offset == length { return entry.kind }
    }
    return .identifier
  }
}
