@testable import SwiftCST
import TestSupport
import Testing

@Suite struct TriviaTests {
  /// The kinds of the pieces of `text` and what they cover.
  private func pieces(_ text: String) -> [String] {
    let source = SourceText(text)
    return TriviaPieces(of: 0..<source.count, in: source).map { "\($0.kind):\(source.string(in: $0.range))" }
  }

  @Test func runsOfWhiteSpaceArePieces() {
    #expect(
      pieces("  \t\t\n\n \r\n\r\n\r\r\u{B}\u{C}") == [
        "spaces:  ", "tabs:\t\t", "newlines:\n\n", "spaces: ", "carriageReturnLineFeeds:\r\n\r\n",
        "carriageReturns:\r\r", "verticalTabs:\u{B}", "formfeeds:\u{C}",
      ])
    #expect(pieces("\r\r\n") == ["carriageReturns:\r", "carriageReturnLineFeeds:\r\n"])
  }

  @Test func commentsArePieces() {
    #expect(
      pieces("// a\n/// b\r//// c\r\n//") == [
        "lineComment:// a", "newlines:\n", "docLineComment:/// b", "carriageReturns:\r",
        "docLineComment://// c", "carriageReturnLineFeeds:\r\n", "lineComment://",
      ])
    #expect(
      pieces("/**//* /* a */ */ /** b\n */") == [
        "blockComment:/**/", "blockComment:/* /* a */ */", "spaces: ", "docBlockComment:/** b\n */",
      ])
    #expect(pieces("/*/ a") == ["blockComment:/*/ a"])
    #expect(pieces("/***/") == ["docBlockComment:/***/"])
    #expect(pieces("/* /* */ a") == ["blockComment:/* /* */ a"])
  }

  @Test func whatSwiftCannotReadIsOnePiece() {
    #expect(pieces("\u{FEFF} ") == ["unexpectedText:\u{FEFF}", "spaces: "])
    #expect(pieces("\u{A0}/\u{A0}// a") == ["unexpectedText:\u{A0}/\u{A0}", "lineComment:// a"])
    #expect(pieces("\\## \n") == ["backslashes:\\", "pounds:##", "spaces: ", "newlines:\n"])
  }

  @Test func mergeConflictIsOnePiece() {
    let conflict = "<<<<<<< ours\nlet a = 1 // a\n=======\nlet a = 2\n>>>>>>> theirs"
    #expect(pieces(conflict + "\n") == ["unexpectedText:" + conflict, "newlines:\n"])
    #expect(pieces("\n" + conflict) == ["newlines:\n", "unexpectedText:" + conflict])
    #expect(pieces("\0" + conflict) == ["unexpectedText:\0", "unexpectedText:" + conflict])
    #expect(pieces("<<<<<<< // a") == ["unexpectedText:<<<<<<<", "spaces: ", "lineComment:// a"])
  }

  @Test func piecesTileEveryByteString() {
    var generator = SeededGenerator(seed: 1)
    let parts: [[UInt8]] =
      [
        " ", "\t", "\n", "\r", "\r\n", "/", "//", "/*", "*/", "*", "#", "\\", "<<<<<<< ", ">>>>>>> ", ">>>> ",
        "<<<<\n", "a", "é",
      ].map { Array($0.utf8) } + [[0xFF], [0], [0xEF, 0xBB, 0xBF], [0x0B], [0x0C]]
    for _ in 0..<2000 {
      let bytes = generator.text(of: parts, count: .random(in: 0...30, using: &generator))
      let lower = Int.random(in: 0...bytes.count, using: &generator)
      let upper = Int.random(in: lower...bytes.count, using: &generator)
      var position = lower
      for piece in TriviaPieces(of: lower..<upper, in: SourceText(bytes: bytes)) {
        #expect(piece.range.lowerBound == position && !piece.range.isEmpty)
        position = piece.range.upperBound
      }
      #expect(position == upper)
    }
  }

  @Test func trailingTriviaEndsBeforeTheLineEnd() {
    let source = SourceText("// first\na /* x\n */ // y\n\n  // z\n  b")
    let tokens = TokenTable([(.identifier, 9..<10), (.identifier, 35..<36), (.endOfFile, 36..<36)])
    #expect(source.string(in: tokens.leadingTrivia(of: 0, in: source)) == "// first\n")
    #expect(source.string(in: tokens.trailingTrivia(of: 0, in: source)) == " /* x\n */ // y")
    #expect(source.string(in: tokens.leadingTrivia(of: 1, in: source)) == "\n\n  // z\n  ")
    #expect(tokens.trailingTrivia(of: 1, in: source).isEmpty)
    #expect(tokens.trailingTrivia(of: 2, in: source).isEmpty)
  }

  @Test func lineEndInsideAStringIsTrailing() {
    let source = SourceText("\"\"\"\r\n  a\\\r\n  b\r\n  \"\"\"")
    let tokens = TokenTable([
      (.multilineStringQuote, 0..<3), (.stringSegment, 7..<8), (.stringSegment, 13..<14),
      (.multilineStringQuote, 18..<21), (.endOfFile, 21..<21),
    ])
    #expect(tokens.trailingTrivia(of: 0, in: source) == 3..<5)
    #expect(tokens.leadingTrivia(of: 1, in: source) == 5..<7)
    #expect(tokens.trailingTrivia(of: 1, in: source) == 8..<11)
    #expect(tokens.leadingTrivia(of: 3, in: source) == 16..<18)
  }

  @Test func indentationInsideAStringIsLeading() {
    let source = SourceText("\"\"\"\n  a\n  b\n  \"\"\"")
    let tokens = TokenTable([
      (.multilineStringQuote, 0..<3), (.stringSegment, 6..<8), (.stringSegment, 10..<11),
      (.multilineStringQuote, 14..<17), (.endOfFile, 17..<17),
    ])
    #expect(tokens.trailingTrivia(of: 1, in: source).isEmpty)
    #expect(tokens.leadingTrivia(of: 2, in: source) == 8..<10)
  }

  @Test func lineEndAfterAnUnfinishedStringIsLeading() {
    let source = SourceText("\"a\nb")
    let tokens = TokenTable([
      (.stringQuote, 0..<1), (.stringSegment, 1..<2), (.identifier, 3..<4), (.endOfFile, 4..<4),
    ])
    #expect(tokens.trailingTrivia(of: 1, in: source).isEmpty)
    #expect(tokens.leadingTrivia(of: 2, in: source) == 2..<3)
  }
}

extension TokenTable {
  /// The table of the given tokens.
  init(_ tokens: [(kind: TokenKind, range: Range<Int>)]) {
    self.init(
      kinds: ContiguousArray(tokens.map(\.kind)), flags: ContiguousArray(repeating: [], count: tokens.count),
      starts: ContiguousArray(tokens.map { UInt32($0.range.lowerBound) }),
      ends: ContiguousArray(tokens.map { UInt32($0.range.upperBound) }))
  }
}
