import Rewriting
@testable import SwiftCST
import Testing

@Suite struct CommentMultisetTests {
  /// The comments of `text`, which holds nothing but trivia.
  private func comments(_ text: String) -> CommentMultiset {
    let source = SourceText(text)
    return CommentMultiset(of: source, tokens: TokenTable([(.endOfFile, source.count..<source.count)]))
  }

  @Test func orderAndIndentationDoNotCount() {
    #expect(comments("// a\n/* b\n   c */") == comments("/* b\r\n      c */\n\n  // a"))
  }

  @Test func everyCommentCountsAsOftenAsItOccurs() {
    let twice = comments("// a\n// a\n/// a")
    #expect(twice != comments("// a\n/// a"))
    #expect(twice.missing(from: comments("/// a\n// b")) == ["// a", "// a"])
    #expect(comments("// b").missing(from: twice) == ["// b"])
  }

  @Test func commentsBetweenTokensAndBehindTheLast() {
    let source = SourceText("a // b\nc /* d */")
    let tokens = TokenTable([(.identifier, 0..<1), (.identifier, 7..<8), (.endOfFile, 16..<16)])
    let found = CommentMultiset(of: source, tokens: tokens)
    #expect(Set(found.missing(from: comments(""))) == ["// b", "/* d */"])
  }
}
