import Rewriting
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
    let diff = UnifiedDiff(path: path.utf8, old: Array(old.utf8), new: Array(new.utf8))
    return String(decoding: diff.bytes, as: UTF8.self)
  }

  /// Lines with the numbers of a range, those in `changed` marked.
  private func lines(_ numbers: ClosedRange<Int>, changed: Set<Int> = []) -> String {
    numbers.map { changed.contains($0) ? "\($0)!\n" : "\($0)\n" }.joined()
  }

  @Test func equalFilesHaveNoDiff() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
    #expect(UnifiedDiff(path: "a".utf8, old: [65], edits: [TextEdit(0..<1, with: "A")]).isEmpty)
  }

  @Test func changeIsShownWithThreeLinesAround() {
    #expect(
      diff(lines(1...9), lines(1...9, changed: [5]))
        == "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n"
        + "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+5!\n 6\n 7\n 8\n")
  }

  @Test func hunksMeetAcrossSixLines() {
    let near = UnifiedDiff(
      path: "a".utf8, old: Array(lines(1...20).utf8), new: Array(lines(1...20, changed: [5, 12]).utf8))
    #expect(near.hunks.map(\.old) == [1..<15])
    let far = UnifiedDiff(
      path: "a".utf8, old: Array(lines(1...20).utf8), new: Array(lines(1...20, changed: [5, 13]).utf8))
    #expect(far.hunks.map(\.old) == [1..<8, 9..<16])
  }

  @Test func missingLineEndIsTold() {
    let note = "\\ No newline at end of file\n"
    #expect(diff("a", "a\n").hasSuffix("@@ -1 +1 @@\n-a\n\(note)+a\n"))
    #expect(diff("a\n", "a").hasSuffix("@@ -1 +1 @@\n-a\n+a\n\(note)"))
    #expect(diff("a\nb", "c\nb").hasSuffix("@@ -1,2 +1,2 @@\n-a\n+c\n b\n\(note)"))
  }

  @Test func emptyFilesHaveNoFirstLine() {
    #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
    #expect(diff("a\nb\n", "").hasSuffix("@@ -1,2 +0,0 @@\n-a\n-b\n"))
  }

  @Test func carriageReturnsBelongToTheLine() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n").hasSuffix("@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"))
    #expect(diff("a\rb\n", "a\rc\n").hasSuffix("@@ -1 +1 @@\n-a\rb\n+a\rc\n"))
  }

  @Test func bytesThatAreNoTextSurvive() {
    let diff = UnifiedDiff(path: "a".utf8, old: [0xFF, 0x0A], new: [0xC0, 0x0A])
    #expect(diff.bytes.suffix(6) == [0x2D, 0xFF, 0x0A, 0x2B, 0xC0, 0x0A])
  }

  @Test func neighbouringEditsAreOneChange() {
    let diff = UnifiedDiff(
      path: "a".utf8, old: Array("a\nb\nc\nd\n".utf8),
      edits: [TextEdit(2..<3, with: "B"), TextEdit(4..<5, with: "C")])
    #expect(diff.hunks.flatMap(\.changes).map { [$0.old, $0.new] } == [[1..<3, 1..<3]])
  }

  @Test func oddNamesAreQuotedAsGitDoes() {
    let spaced = diff("", "a\n", path: "B C/d.swift")
    #expect(
      spaced.hasPrefix(
        "diff --git a/B C/d.swift b/B C/d.swift\n--- a/B C/d.swift\t\n+++ b/B C/d.swift\t\n@@"))
    let odd = diff("", "a\n", path: "é\t\"\\\n\u{7F}").split(separator: "\n").prefix(2)
    let name = ##"/\303\251\t\"\\\n\177""##
    #expect(odd == ["diff --git \"a\(name) \"b\(name)", "--- \"a\(name)"])
    let noText = UnifiedDiff(path: [0xFF, 0x61], old: [], new: [0x62])
    #expect(noText.bytes.starts(with: ##"diff --git "a/\377a" "b/\377a""##.utf8))
  }

  @Test func colorsEndBeforeTheLineDoes() {
    let diff = UnifiedDiff(path: "a".utf8, old: Array("x\r\ny\n".utf8), new: Array("z\r\ny\n".utf8))
    #expect(
      String(decoding: diff.coloredBytes, as: UTF8.self) == """
        \u{1B}[1mdiff --git a/a b/a\u{1B}[m
        \u{1B}[1m--- a/a\u{1B}[m\n\u{1B}[1m+++ b/a\u{1B}[m\n\u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[m
        \u{1B}[31m-x\u{1B}[m\r\n\u{1B}[32m+z\u{1B}[m\r\n y\n
        """)
  }

  @Test func largeFilesAreComparedInParts() {
    let old = lines(1...30_000)
    let new = "0\n" + lines(1...30_000, changed: Set(stride(from: 7, to: 30_000, by: 1000))) + "30001\n"
    let diff = UnifiedDiff(path: "a".utf8, old: Array(old.utf8), new: Array(new.utf8))
    let changes = diff.hunks.flatMap(\.changes)
    #expect(changes.map(\.new.count).reduce(0, +) == 32)
    #expect(changes.map(\.old.count).reduce(0, +) == 30)
  }
}
