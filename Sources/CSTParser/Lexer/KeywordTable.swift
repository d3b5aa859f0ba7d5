import SwiftCST

/// Finds keywords among names with one lookup in a perfect hash table.
///
/// A class, so that passing it on retains a single reference.
final class KeywordTable: Sendable {
  static let shared = KeywordTable()

  /// For each hash, the position in `entries` of the only entry with it; if there is none, that of the first
  /// entry, which is empty.
  private let places: ContiguousArray<UInt8>
  private let entries: ContiguousArray<Entry>
  private let multiplier: UInt64

  /// The keywords of more than eight characters.
  private let longKeywords: [(spelling: ContiguousArray<UInt8>, kind: TokenKind)]

  /// Words that begin with the same eight characters.
  private struct Entry {
    /// The eight characters.
    var word: UInt64
    /// The kind of the word that consists of exactly these characters.
    var kind: TokenKind
  }

  private static let hashBits: UInt64 = 12

  private init() {
    let text = ContiguousArray(Self.spellings.utf8)
    var entries: ContiguousArray = [
      Entry(word: 0, kind: .identifier), Entry(word: UInt64(UInt8(ascii: "_")), kind: .wildcard),
    ]
    var longKeywords: [(spelling: ContiguousArray<UInt8>, kind: TokenKind)] = []
    for (start, end, kind) in Self.keywords(in: text) {
      let length = end - start
      let word = ByteWord(text.span, at: start, length: length).prefix(length)
      let isLong = length > 8
      if isLong { longKeywords.append((ContiguousArray(text[start..<end]), kind)) }
      // No two shorter ones share these eight characters, which would be padded.
      if length >= 8, let position = entries.firstIndex(where: { $0.word == word }) {
        if !isLong { entries[position].kind = kind }
      } else {
        entries.append(Entry(word: word, kind: isLong ? .identifier : kind))
      }
    }
    self.entries = entries
    self.longKeywords = longKeywords
    // With this multiplier, no two current keywords share a slot.
    var multiplier: UInt64 = 0x74A3_5EA9_982C_0E2B
    var places = Self.places(of: entries, multiplier)
    while places == nil {
      multiplier = multiplier &* 0x5851_F42D_4C95_7F2D &+ 1
      places = Self.places(of: entries, multiplier)
    }
    self.places = places ?? []
    self.multiplier = multiplier
  }

  /// All keywords, with their positions in the text of their names.
  private static func keywords(
    in text: ContiguousArray<UInt8>
  ) -> [(start: Int, end: Int, kind: TokenKind)] {
    var keywords: [(start: Int, end: Int, kind: TokenKind)] = []
    var number = TokenKind.Any.rawValue
    var start = 0
    for end in 0...text.count where end == text.count || text[end] <= 0x20 {
      defer { start = end + 1 }
      guard end > start else { continue }
      while number == TokenKind.identifier.rawValue || number == TokenKind.editorPlaceholder.rawValue {
        number += 1
      }
      guard let kind = TokenKind(rawValue: number) else { break }
      keywords.append((start, end, kind))
      number += 1
    }
    return keywords
  }

  /// The names of the keyword kinds, in order. Computing them from the kinds would take longer than parsing a
  /// file.
  static let spellings = """
    Any as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self Self static struct subscript super
    switch throw throws true try typealias var where while __consuming __owned __setter_access __shared
    _backDeploy _borrowing _BridgeObject _Class _compilerInitialized _const _documentation
    _dynamicReplacement _effects _forward _implements _linear _local _modify _NativeClass
    _NativeRefCountedObject _noMetadata _opaqueReturnTypeOf _originallyDefinedIn _read _RefCountedObject
    _specialize _spi_available _Trivial _TrivialAtMost _TrivialStride _UnknownLayout abi actor
    addressWithNativeOwner addressWithOwner any assignment associativity async attached autoclosure
    availability available await backDeployed before borrow borrowing consume consuming convenience
    convention copy dependsOn deprecated derivative didSet differentiable discard distributed dynamic each
    escaping exported file final freestanding get higherThan indirect infix introduced isolated kind lazy
    left line lowerThan macro message metadata module mutableAddressWithNativeOwner mutableAddressWithOwner
    mutating noasync noDerivative noescape none nonisolated nonmutating nonsending objc obsoleted of open
    optional override package postfix preconcurrency prefix Protocol read reasync renamed required
    retroactive reverse right safe Sendable sending set some specialized spi spiModule target transpose Type
    unavailable unchecked unowned unsafe unsafeAddress unsafeMutableAddress visibility weak willSet wrt
    yield
    """

  /// The slots of the entries; nil if two of them would share one.
  private static func places(
    of entries: ContiguousArray<Entry>, _ multiplier: UInt64
  ) -> ContiguousArray<UInt8>? {
    var places = ContiguousArray(repeating: UInt8(0), count: 1 << hashBits)
    for position in 1..<entries.count {
      let place = hash(entries[position].word, multiplier)
      guard places[place] == 0 else { return nil }
      places[place] = UInt8(position)
    }
    return places
  }

  @inline(__always)
  private static func hash(_ word: UInt64, _ multiplier: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* multiplier) &>> (64 &- hashBits))
  }

  /// The kind of the name of `length` bytes at `start` that `word` begins with: a keyword or an identifier.
  @inline(__always)
  func kind(of word: ByteWord, _ length: Int, _ bytes: Span<UInt8>, at start: Int) -> TokenKind {
    let prefix = word.prefix(length)
    let entry = entries[Int(places[Self.hash(prefix, multiplier)])]
    guard entry.word == prefix else { return .identifier }
    return length > 8 ? longKeyword(bytes, start, length) : entry.kind
  }

  /// The kind of the name at `start`.
  func kind(of bytes: Span<UInt8>, at start: Int, length: Int) -> TokenKind {
    kind(of: ByteWord(bytes, at: start, length: length), length, bytes, at: start)
  }

  @inline(never)
  private func longKeyword(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> TokenKind {
    let keyword = longKeywords.first { spelling, _ in
      spelling.count == length && spelling.indices.allSatisfy { spelling[$0] == bytes[start + $0] }
    }
    return keyword?.kind ?? .identifier
  }
}
