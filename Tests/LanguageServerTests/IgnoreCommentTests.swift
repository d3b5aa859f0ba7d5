import CodemodKit
import Rewriting
import SwiftCST
import Testing
import Workspace

@testable import LanguageServer

/// The comment lands where it is understood and changes no code.
@Suite struct IgnoreCommentTests {
  private static let rule = Rule("HF100", .safe, "A formatter that is the same on every call is made once.")

  /// A file with the comment for what begins at the mark `§`; nil where none is offered.
  private func ignored(_ marked: String) throws -> String? {
    let place = try #require(marked.utf8.firstRange(of: "§".utf8))
    let offset = marked.utf8.distance(from: marked.startIndex, to: place.lowerBound)
    let text = marked.replacing("§", with: "")
    let file = ProjectFile(path: "A.swift", source: SourceText(text), isEditable: true)
    let finding = Finding(
      codemod: "hoist-formatters", rule: Self.rule, file: 0, range: offset..<(offset + 1), message: "",
      fix: nil)
    guard let edit = IgnoreComment(for: finding, in: file).edit else { return nil }
    return String(decoding: TextEdit.apply([edit], to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func onALineOfItsOwn() throws {
    #expect(try ignored("f {\n\tlet a = §b\n}") == "f {\n\t// swiftfix:ignore HF100\n\tlet a = b\n}")
    #expect(try ignored("§f()") == "// swiftfix:ignore HF100\nf()")
    #expect(try ignored("a()\r\n  §f()\r\n") == "a()\r\n  // swiftfix:ignore HF100\r\n  f()\r\n")
  }

  @Test func besideOthers() throws {
    // Between a comment and its line nothing may come.
    #expect(
      try ignored("// swiftfix:ignore LZ100\n§f()\n")
        == "// swiftfix:ignore LZ100\nf() // swiftfix:ignore HF100\n")
    #expect(try ignored("// swiftfix:ignore LZ100\n§f() // why\n") == nil)
  }

  @Test func notInsideText() throws {
    // Before the line is text; after it is code.
    #expect(
      try ignored("let a = \"\"\"\n  x \\(§f()) y\n  \"\"\"\n") == nil)
    #expect(
      try ignored("let a = \"\"\"\n  x\n  \"\"\" + §f()\n")
        == "let a = \"\"\"\n  x\n  \"\"\" + f() // swiftfix:ignore HF100\n")
    #expect(try ignored("/*\n*/ §f() /* x\n*/\n") == nil)
  }
}
