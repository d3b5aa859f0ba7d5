import SwiftCST
import Testing

@testable import Rewriting

@Suite struct RemovalTests {
  /// The text without what stands between the bars.
  private func removing(_ marked: String) throws -> String {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    try #require(parts.count == 3)
    let source = SourceText(parts.joined())
    let start = parts[0].utf8.count
    let edit = LineTable(source).removal(of: start..<start + parts[1].utf8.count, in: source)
    return String(decoding: TextEdit.apply([edit], to: source.bytes), as: UTF8.self)
  }

  @Test(arguments: [
    ("a\n|b|\nc\n", "a\nc\n"),
    ("{\n  |b|\n  c\n}", "{\n  c\n}"),
    ("{\n  |b\n  b|  \n\n  c\n}", "{\n  c\n}"),
    ("{\n  c\n\n  |b|\n}", "{\n  c\n}"),
    ("{ x in\n  |b|\n\n  c\n}", "{ x in\n  c\n}"),
    ("{\n  a\n\n  |b|\n\n  c\n}", "{\n  a\n\n  c\n}"),
    ("{\n  a\n\n  |b|\n  c\n}", "{\n  a\n\n  c\n}"),
    ("|b|\n\nc\n", "c\n"),
    ("c\n\n|b|\n", "c\n"),
    ("c\n|b|", "c\n"),
    ("a\r\n\t|b|\r\n\tc\r\n", "a\r\n\tc\r\n"),
  ])
  func linesGoWithBlankLines(_ marked: String, _ expected: String) throws {
    #expect(try removing(marked) == expected)
  }

  @Test(arguments: [
    ("a; |b|; c", "a; c"), ("|b|; c", "c"), ("  |b|; c", "  c"), ("{ |b| }", "{ }"), ("x|.b()|.c()", "x.c()"),
    ("a  |b| // c", "a // c"), ("\u{FEFF}|b| c", "\u{FEFF} c"),
  ])
  func partsOfALineGoWithBlanks(_ marked: String, _ expected: String) throws {
    #expect(try removing(marked) == expected)
  }
}
