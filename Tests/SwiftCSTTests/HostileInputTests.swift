import CSTParser
import Foundation
import SwiftCST
import TestSupport
import Testing

/// Input that is meant to break a parser: no crash, no hang, every byte still there, and time that grows as
/// the input does.
///
/// The sizes are those that a debug build manages. At full size:
/// `SWIFTFIX_FULL_SIZE=1 swift test -c release --filter HostileInputTests`.
@Suite(.serialized) struct HostileInputTests {
  private static let isFullSize = ProcessInfo.processInfo.environment["SWIFTFIX_FULL_SIZE"] == "1"

  /// How often the nested things are nested.
  private static let depth = isFullSize ? 1_000_000 : 2_000

  /// A piece of text that is repeated, and what stands around all of it.
  struct Repetition: Sendable, CustomTestStringConvertible {
    let name: String
    var before = ""
    let piece: String
    var middle = ""
    var closing = ""

    var testDescription: String { name }

    func text(_ count: Int) -> String {
      before + String(repeating: piece, count: count) + middle + String(repeating: closing, count: count)
    }
  }

  static let repetitions: [Repetition] = [
    Repetition(name: "brackets", before: "let a = ", piece: "[", closing: "]"),
    Repetition(name: "open brackets", before: "let a = ", piece: "["),
    Repetition(name: "parentheses", before: "let a = ", piece: "(", middle: "1", closing: ")"),
    Repetition(name: "open parentheses", piece: "("),
    Repetition(name: "closing parentheses", piece: ")"),
    Repetition(name: "braces", piece: "{", closing: "}"),
    Repetition(name: "open braces", piece: "{ "),
    Repetition(name: "closing braces", piece: "} "),
    Repetition(name: "prefix operators", before: "let a = ", piece: "- ", middle: "1"),
    Repetition(name: "bound prefix operators", before: "let a = ", piece: "-(", middle: "1", closing: ")"),
    Repetition(name: "try", before: "let a = ", piece: "try ", middle: "f()"),
    Repetition(name: "ternaries", before: "let a = ", piece: "b ? c : ", middle: "d"),
    Repetition(name: "nested ternaries", before: "let a = ", piece: "b ? ", middle: "c", closing: " : d"),
    Repetition(name: "infix operators", before: "let a = 1", piece: " + 1"),
    Repetition(name: "members", before: "a", piece: ".b"),
    Repetition(name: "calls", before: "a", piece: "()"),
    Repetition(name: "closures", piece: "a { ", closing: "}"),
    Repetition(name: "trailing closures", before: "a", piece: " { } b: { }"),
    Repetition(name: "ifs", piece: "if a { ", closing: "}"),
    Repetition(name: "else ifs", before: "if a { }", piece: " else if b { }"),
    Repetition(name: "functions", piece: "func f() { ", closing: "}"),
    Repetition(name: "types", piece: "struct S { ", closing: "}"),
    Repetition(name: "generic types", before: "let a: ", piece: "A<", middle: "B", closing: ">"),
    Repetition(name: "generic expressions", before: "a = ", piece: "A<", middle: "B", closing: ">"),
    Repetition(name: "array types", before: "let a: ", piece: "[", middle: "B", closing: "]"),
    Repetition(name: "optional types", before: "let a: B", piece: "?"),
    Repetition(name: "function types", before: "let a: ", piece: "(B) -> ", middle: "C"),
    Repetition(name: "patterns", before: "let ", piece: "(", middle: "a", closing: ")"),
    Repetition(name: "cases", before: "switch a {", piece: " case b: c\n", middle: "}"),
    Repetition(name: "attributes", piece: "@a ", middle: "func f()"),
    Repetition(name: "attributes with arguments", piece: "@a(", closing: ")"),
    Repetition(name: "open attributes", piece: "@a ("),
    Repetition(name: "modifiers", piece: "public ", middle: "func f()"),
    Repetition(name: "directives", piece: "#if A\n", closing: "#endif\n"),
    Repetition(name: "open directives", piece: "#if A\n"),
    Repetition(name: "interpolations", before: "let a = ", piece: "\"\\(", middle: "b", closing: ")\""),
    Repetition(name: "open interpolations", before: "let a = ", piece: "\"\\("),
    Repetition(
      name: "long interpolations", before: "a = ", piece: "\"\"\"\n\\(", middle: "b", closing: ")\n\"\"\""),
    Repetition(name: "quotes", piece: "\""),
    Repetition(name: "raw quotes", piece: "#\""),
    Repetition(name: "block comments", piece: "/*", closing: "*/"),
    Repetition(name: "open comments", piece: "/* "),
    Repetition(name: "slashes", before: "a = ", piece: "/\\"),
    Repetition(name: "bare regexes", before: "a = ", piece: "/b("),
    Repetition(name: "conflict markers", piece: "<<<<<<< a\n"),
    Repetition(name: "placeholders", before: "a = b ", piece: "+<#"),
    Repetition(name: "key paths", before: "a = ", piece: "\\."),
    Repetition(name: "backticks", piece: "`"),
    Repetition(name: "commas", before: "f(", piece: ","),
    Repetition(name: "labels", piece: "a: "),
    Repetition(name: "semicolons", piece: ";"),
    Repetition(name: "where clauses", before: "func f() ", piece: "where A: B "),
    Repetition(name: "accessors", before: "var a: B { ", piece: "get { } "),
  ]

  @Test(arguments: repetitions) func repeated(_ repetition: Repetition) {
    check(Array(repetition.text(Self.depth).utf8))
  }

  /// Four times the input takes about four times the time, not sixteen. Time can't be told on a busy machine,
  /// so this is asked at full size only.
  @Test(.enabled(if: isFullSize), arguments: repetitions) func takesLinearTime(_ repetition: Repetition) {
    let count = 50_000
    let once = fastest(Array(repetition.text(count).utf8))
    let fourTimes = fastest(Array(repetition.text(4 * count).utf8))
    #expect(fourTimes < once * 10 + .milliseconds(20), "\(once) and \(fourTimes)")
  }

  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<(Self.isFullSize ? 20_000 : 500) {
      let count = Int.random(in: 0...400, using: &generator)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  /// Pieces of Swift in a random order.
  @Test func randomTokens() {
    let pieces = [
      "func", "f", "(", ")", "{", "}", "[", "]", "<", ">", ">>", "?", "!", ".", ",", ":", ";", "=", "->",
      "@a",
      "#if", "#endif", "\n", " ", "\"", "\"\"\"", "\\(", "//", "/*", "*/", "/", "let", "var", "case",
      "switch",
      "struct", "extension", "in", "where", "some", "each", "repeat", "async", "throws", "try", "await", "is",
      "as", "1", "1.5", "0x", "`", "_", "$0", "\\.", "&", "...", "import", "init", "self", "inout", "#", "é",
      "\u{0}",
    ]
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<(Self.isFullSize ? 100_000 : 2_000) {
      let count = Int.random(in: 0...60, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
      check(Array(text.joined(separator: Bool.random(using: &generator) ? " " : "").utf8))
    }
  }

  @Test func longLine() {
    let line =
      "let a = [" + String(repeating: "\"text\", ", count: (Self.isFullSize ? 10_000_000 : 50_000) / 8) + "]"
    check(Array(line.utf8))
  }

  @Test func longFile() {
    let function = "/// Adds.\nfunc add(_ a: Int, to b: Int) -> Int {\n  return a + b // sum\n}\n\n"
    check(
      Array(
        String(repeating: function, count: (Self.isFullSize ? 100_000_000 : 300_000) / function.utf8.count)
          .utf8))
  }

  @Test(arguments: [
    [], [0], [0xEF, 0xBB, 0xBF], [0x0D], [0xFF, 0xFE], [0xC3], [0x5C], [0x23], [0x22, 0x22, 0x22],
  ])
  func tiny(_ bytes: [UInt8]) {
    check(bytes)
  }

  private func check(_ bytes: [UInt8]) {
    let tree = SyntaxTree.parse(SourceText(bytes: bytes))
    if bytes.count < 1_000_000 {
      #expect(
        TreeInvariants.violation(in: tree) == nil, "\(String(decoding: bytes.prefix(200), as: UTF8.self))")
    } else {
      #expect(tree.isLossless)
    }
  }

  private func fastest(_ bytes: [UInt8]) -> Duration {
    let source = SourceText(bytes: bytes)
    let clock = ContinuousClock()
    return (0..<3).map { _ in clock.measure { _ = SyntaxTree.parse(source) } }.min() ?? .zero
  }
}
