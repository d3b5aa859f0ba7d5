import Testing

@testable import Reports

/// Text in the width that a terminal has.
@Suite struct PaintTests {
  private static let paragraph: [Substring] = ["one two three", "four five"]

  @Test(arguments: [nil, 13]) func linesThatFitStayAsTheyAre(columnCount: Int?) {
    let paint = Paint(isOn: false, columnCount: columnCount)
    #expect(paint.paragraph(ofLines: Self.paragraph) == "one two three\nfour five\n")
    #expect(paint.paragraph(ofLines: []) == "")
  }

  @Test func linesThatDoNotFitAreBrokenAnew() {
    let lines: [Substring] = ["one two three four five six seven", "eight nine"]
    let paint = Paint(isOn: false, columnCount: 24)
    #expect(paint.paragraph(ofLines: lines) == "one two three four five\nsix seven eight nine\n")
    let item: [Substring] = ["- one two three four five six seven", "  eight nine"]
    #expect(paint.paragraph(ofLines: item) == "- one two three four\n  five six seven eight\n  nine\n")
  }
}
