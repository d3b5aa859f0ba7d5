import Rewriting
import SwiftCST
import Testing

@Suite struct IndentShiftTests {
  private func shift(
    _ text: String, from old: String, to new: String, range: Range<Int>? = nil, protecting: [Range<Int>] = []
  ) -> String {
    let source = SourceText(text)
    let result = IndentShift(from: Array(old.utf8), to: Array(new.utf8)).apply(
      to: range ?? 0..<source.count, of: source, lines: LineTable(source), protecting: protecting)
    return String(decoding: result, as: UTF8.self)
  }

  @Test func linesMove() {
    #expect(shift("  a {\n    b\n  }\n", from: "  ", to: "    ") == "    a {\n      b\n    }\n")
    #expect(shift("    a\r\n      b\r\n", from: "    ", to: "") == "a\r\n  b\r\n")
    #expect(shift("\ta\r\t\tb", from: "\t", to: "  ") == "  a\r  \tb")
    #expect(shift("a\nb", from: "", to: "\t") == "\ta\n\tb")
  }

  @Test func emptyLinesStayEmpty() {
    #expect(shift("a\n\n\r\nb\n", from: "", to: "  ") == "  a\n\n\r\n  b\n")
    #expect(shift("  a\n  \n", from: "  ", to: "    ") == "    a\n    \n")
  }

  @Test func whatStandsBeforeTheRangeStays() {
    #expect(shift("  a\n  b\n  c", from: "  ", to: "", range: 2..<7) == "a\nb")
  }

  @Test func linesWithLessIndentationKeepTheirDistance() {
    #expect(shift("    a\n  b\n#if c\n", from: "    ", to: "      ") == "      a\n    b\n#if c\n")
    #expect(shift("    a\n  b\n", from: "    ", to: "") == "a\nb\n")
    #expect(shift("    a\n  b\n", from: "    ", to: "\t") == "\ta\n  b\n")
  }

  @Test func stringLiteralsStay() {
    let text = "  a(\"\"\"\n    x\n    \"\"\")\n  b\n"
    #expect(shift(text, from: "  ", to: "", protecting: [4..<20]) == "a(\"\"\"\n    x\n    \"\"\")\nb\n")
  }
}
