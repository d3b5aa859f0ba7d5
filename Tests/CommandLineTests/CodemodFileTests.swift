import Foundation
import TestSupport
import Testing

@Suite struct CodemodFileTests {
  private func playground() async throws -> Playground {
    let playground = try Playground()
    #expect(try await playground.swiftfix("new", "codemod", "new-name").status == 0)
    return playground
  }

  private static let file = ".swiftfix/codemods/new-name.md"

  @Test func aNewCodemodPassesItsTest() async throws {
    let playground = try await playground()
    let outcome = try await playground.swiftfix("test")
    #expect(outcome.status == 0)
    #expect(outcome.output == "new-name: 2 examples passed\n")
    #expect(try await playground.swiftfix("new", "codemod", "new-name").status == 2)
    #expect(try await playground.swiftfix("test", "other").status == 2)
  }

  @Test func itIsAPass() async throws {
    let playground = try await playground()
    try playground.write(
      "A.swift", "let x = oldName(1, true)\nlet y = oldName(2)  // swiftfix:ignore new-name\n")
    #expect(try await playground.swiftfix("list").output.contains("new-name"))
    #expect(try await playground.swiftfix("explain", "new-name").output.contains("newName($A, $$$REST)"))
    let outcome = try await playground.swiftfix("--only", "new-name", "--unsafe", ".")
    #expect(outcome.status == 0)
    #expect(
      try playground.text("A.swift")
        == "let x = newName(1, true)\nlet y = oldName(2)  // swiftfix:ignore new-name\n")
  }

  @Test func aConfigurationTurnsItOff() async throws {
    let playground = try await playground()
    try playground.write("A.swift", "let x = oldName(1)\n")
    try playground.write(".swiftfix.json", #"{ "passes": { "new-name": "unsafe" } }"#)
    #expect(try await playground.swiftfix("--check").status == 1)
    try playground.write(".swiftfix.json", #"{ "passes": { "new-name": "off" } }"#)
    #expect(try await playground.swiftfix("--check").status == 0)
  }

  @Test func aConfigurationNamesFolders() async throws {
    let playground = try await playground()
    let text = try playground.text(Self.file).replacing("new-name", with: "elsewhere")
    try playground.write("tools/elsewhere.md", text)
    try playground.write(
      ".swiftfix.json", #"{ "codemods": ["tools/"], "passes": { "elsewhere": "unsafe" } }"#)
    #expect(try await playground.swiftfix("list").output.contains("elsewhere"))
  }

  /// A configuration that another one extends names folders, too, seen from where it is.
  @Test func anExtendedConfigurationNamesFolders() async throws {
    let playground = try await playground()
    let text = try playground.text(Self.file).replacing("new-name", with: "elsewhere")
    try playground.write("shared/tools/elsewhere.md", text)
    try playground.write("shared/base.json", #"{ "codemods": ["tools/"], "extends": "../.swiftfix.json" }"#)
    try playground.write(".swiftfix.json", #"{ "extends": ["shared/base.json"] }"#)
    #expect(try await playground.swiftfix("test", "elsewhere").status == 0)
  }

  @Test func whatFailsIsShown() async throws {
    let playground = try await playground()
    let text = try playground.text(Self.file)
    try playground.write(Self.file, text.replacing("let x = newName", with: "let x = wrongName"))
    let outcome = try await playground.swiftfix("test", "new-name")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\(Self.file):20: the result of 'before' differs from 'after'"))
    #expect(outcome.output.contains("-let x = wrongName(1, flag: true)\n+let x = newName(1, flag: true)"))
  }

  @Test func mistakesHaveAPlace() async throws {
    let playground = try await playground()
    try playground.write("A.swift", "let x = 1\n")
    let text = try playground.text(Self.file)
    try playground.write(Self.file, text.replacing("tier: unsafe", with: "teir: unsafe"))
    let outcome = try await playground.swiftfix("--check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\(Self.file):4:1: error: unknown key 'teir'"))
  }
}
