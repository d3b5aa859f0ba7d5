import Rewriting
import SwiftCST
import Testing

@Suite struct TextStyleTests {
  private func style(_ text: String) -> TextStyle {
    let source = SourceText(text)
    return TextStyle(of: source, lines: LineTable(source))
  }

  @Test func newlineIsThatOfMostLines() {
    #expect(style("").newline == .lineFeed)
    #expect(style("a\nb\nc\r\n").newline == .lineFeed)
    #expect(style("a\r\nb\r\nc\n").newline == .carriageReturnLineFeed)
    #expect(style("a\rb\rc\n").newline == .carriageReturn)
  }

  @Test(arguments: [
    ("", IndentUnit.spaces(4)),
    ("a\nb\n", .spaces(4)),
    ("struct A {\n  var b: Int {\n    1\n  }\n}\n", .spaces(2)),
    ("struct A {\n   var b: Int {\n      1\n   }\n}\n", .spaces(3)),
    ("struct A {\n    var b = f(1,\n              2,\n              3)\n    var c = 1\n}\n", .spaces(4)),
    ("a {\n\tb {\n\t\tc\n\t}\n}\n", .tab),
    ("a {\n\tb(1,\n\t  2)\n}\n", .tab),
    ("/*\n * a\n * b\n */\na {\n    b\n}\n", .spaces(4)),
    ("a { // opens\n    b\n}\nc(\n    d,\n  e)\n", .spaces(4)),
    ("a.map { x in\n  x\n}\nlet b =\n      c\nlet d =\n      e\n", .spaces(2)),
    ("let a =\n  b\n", .spaces(2)),
    ("a {\r\n  b\r\n}\r\n", .spaces(2)),
    ("a {\r  b\r}\r", .spaces(2)),
    ("#if A\n  b {\n      c\n  }\n#endif\n", .spaces(4)),
  ])
  func indentUnitIsFound(text: String, unit: IndentUnit) {
    #expect(style(text).indentUnit == unit)
  }

  @Test func indentationOfALine() {
    let source = SourceText("a\r\n \t b\r\n  \n")
    let lines = LineTable(source)
    #expect(lines.indentation(at: 0, in: source) == [])
    for offset in 3...8 { #expect(lines.indentationRange(at: offset, in: source) == 3..<6) }
    #expect(lines.indentationRange(at: 9, in: source) == 9..<11)
    #expect(lines.indentationRange(at: 12, in: source) == 12..<12)
    #expect(lines.isFirstOnLine(6, in: source))
    #expect(!lines.isFirstOnLine(7, in: source))
    #expect(lines.content(ofLine: 1, in: source) == 3..<7)
  }
}
