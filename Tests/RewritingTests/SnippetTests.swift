import Rewriting
import Testing

@Suite struct SnippetTests {
  private func render(
    _ snippet: Snippet, _ style: TextStyle = TextStyle(), base: String = "",
    at placement: SnippetPlacement = .withinLine
  ) -> String {
    String(decoding: style.render(snippet, base: Array(base.utf8), at: placement), as: UTF8.self)
  }

  @Test func templateFollowsTheStyle() {
    let template: Snippet = "if a {\n  b {\n\t\tc\n\n  }\n}"
    #expect(render(template) == "if a {\n    b {\n        c\n\n    }\n}")
    let windows = TextStyle(newline: .carriageReturnLineFeed, indentUnit: .tab)
    #expect(
      render(template, windows, base: "\t") == "if a {\r\n\t\tb {\r\n\t\t\tc\r\n\r\n\t\t}\r\n\t}")
  }

  @Test func placementDecidesOnTheBaseAtBothEnds() {
    #expect(render("a\n  b\n", base: ">") == "a\n>    b\n>")
    #expect(render("  a\n", base: ">") == "    a\n>")
    #expect(render("a\n  b\n", base: ">", at: .lineStart) == ">a\n>    b\n")
    #expect(render("\na", base: ">", at: .lineStart) == "\n>a")
    #expect(render("", base: ">") == "")
  }

  @Test func sourceStaysAsItIs() {
    let source = "\"\"\"\r\n  x\n\"\"\""
    #expect(render("{\n  \(source)\n}", base: " ") == "{\n     \(source)\n }")
    #expect(render("a\(source.utf8)") == "a\(source)")
    #expect(render("{\n  \("")\n}") == "{\n\n}")
  }

  @Test func snippetsNest() {
    let inner: Snippet = "if \("x") {\n  \("y\nz")\n}"
    #expect(
      render("{\n  \(inner)\n  w\n}")
        == "{\n    if x {\n        y\nz\n    }\n    w\n}")
    #expect(render(Snippet(lines: ["a", inner, "b"])) == "a\nif x {\n    y\nz\n}\nb")
  }
}
