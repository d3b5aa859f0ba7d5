import CodemodKit
import Rewriting
import SwiftCST
import Testing
import Workspace

@testable import LanguageServer

/// The comment lands where it is understood and changes no code.
@Suite struct IgnoreCommentTests {
  private static let rule = Rule(
    "HF100", .safe, "A formatter that is the same on every call is created once.")

  /// A file with the comment for what begins at the mark `§`; nil where none is offered.
  private func ignored(_ marked: String) throws -> String? {
    let place = try #require(marked.utf8.firstRange(of: "§".utf8))
    let offset = marked.utf8.distance(from: marked.startIndex, to: place.lowerBound)
    let text = marked.replacing("§", with: "")
    let file = ProjectFile(path: "A.swift", source: SourceText(text), isEditable: true)
    let finding = Finding(
      codemod: "hoist-formatters", rule: Self.rule, file: 0, range: offset..<(offset + 1), message: "",
      fix: nil)
    guard let edits = IgnoreComment(for: [finding], in: file).edits else { return nil }
    return String(decoding: TextEdit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func onALineOfItsOwn() throws {
    #expect(try ignored("f {\n\tlet a = §b\n}") == "f {\n\t// swiftfix:ignore HF100\n\tlet a = b\n}")
    #expect(try ignored("§f()") == "// swiftfix:ignore HF100\nf()")
    #expect(try ignored("a()\r\n  §f()\r\n") == "a()\r\n  // swiftfix:ignore HF100\r\n  f()\r\n")
  }

  @Test func besideOthers() throws {
    #expect(
      try ignored("// swiftfix:ignore LZ100 -- why\n§f()\n") == "// swiftfix:ignore LZ100 HF100 -- why\nf()\n"
    )
    #expect(
      try ignored("§f() // swiftfix:ignore LZ100\n") == "f() // swiftfix:ignore LZ100 HF100\n")
  }

  /// A comment between would part documentation from its declaration.
  @Test func aboveDocumentation() throws {
    #expect(
      try ignored("/// What it does.\n@A\n§let a = b\n")
        == "/// What it does.\n@A\n// swiftfix:ignore HF100\nlet a = b\n")
    #expect(
      try ignored("  /// What it does.\n  §let a = b\n")
        == "  // swiftfix:ignore HF100\n  /// What it does.\n  let a = b\n")
    #expect(
      try ignored("/// What it does.\n\n§let a = b\n")
        == "/// What it does.\n\nlet a = b // swiftfix:ignore HF100\n")
  }

  /// Where no single line can have it, it stands around the statement.
  @Test func aroundStatements() throws {
    #expect(
      try ignored("f {\n  g(\"\"\"\n    x \\(§a()) y\n    \"\"\")\n}\n")
        == "f {\n  // swiftfix:disable HF100\n  g(\"\"\"\n    x \\(a()) y\n    \"\"\")\n"
        + "  // swiftfix:enable HF100\n}\n")
  }

  @Test func notInsideText() throws {
    // Before the line is text; after it is code.
    #expect(
      try ignored("let a = \"\"\"\n  x \\(§f()) y\n  \"\"\"") == nil)
    #expect(
      try ignored("let a = \"\"\"\n  x\n  \"\"\" + §f()\n")
        == "let a = \"\"\"\n  x\n  \"\"\" + f() // swiftfix:ignore HF100\n")
    #expect(try ignored("/*\n*/ §f() /* x\n*/\n") == nil)
  }
}
