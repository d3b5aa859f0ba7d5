import CSTParser
import Rewriting
import SwiftCST
import Testing

@Suite struct CommentsAtCodeTests {
  /// The comments that belong to the statement `x()` in a source.
  private func comments(in source: String) throws -> [String] {
    let tree = SyntaxTree.parse(SourceText(source))
    let node = try #require(tree.root.subtree.first { $0.kind == .codeBlockItem && $0.text.hasPrefix("x(") })
    return LineTable(tree.source).comments(at: node, in: tree)
  }

  @Test(arguments: [
    ("a()\n// b\nx()\ny()", ["// b"]),
    ("a()\n// b\n/* c */\nx()", ["// b", "/* c */"]),
    ("a() // b\nx()", []),
    ("// b\n\nx()", []),
    ("// a\n\n// b\nx()", ["// b"]),
    ("// a\n// MARK: - b\n// c\nx()", ["// c"]),
    ("x() // b\n// c\ny()", ["// b"]),
    ("x( // b\n)", ["// b"]),
    ("a(); x() /* b */; y() // c", ["/* b */"]),
    ("// b\nx(/* c */) // d", ["// b", "/* c */", "// d"]),
  ])
  func belongToAStatement(_ source: String, _ expected: [String]) throws {
    #expect(try comments(in: source) == expected)
  }
}
