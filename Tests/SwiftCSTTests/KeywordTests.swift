import SwiftCST
import Testing

@testable import CSTParser

@Suite struct KeywordTests {
  /// The kinds behind the first keyword, but for those of names.
  private static let kinds = (TokenKind.Any.rawValue...UInt8.max).compactMap { TokenKind(rawValue: $0) }
    .filter { $0 != .identifier && $0 != .editorPlaceholder }

  @Test func spellingsAreTheNamesOfTheKinds() {
    #expect(KeywordTable.spellings.split { $0.isWhitespace }.map(String.init) == Self.kinds.map { "\($0)" })
  }

  @Test func eachKeywordIsFound() {
    for kind in Self.kinds {
      let spelling = ContiguousArray("\(kind)".utf8)
      #expect(KeywordTable.shared.kind(of: spelling.span, at: 0, length: spelling.count) == kind)
      let longer = spelling + [UInt8(ascii: "x")]
      #expect(KeywordTable.shared.kind(of: longer.span, at: 0, length: longer.count) == .identifier)
    }
  }
}
