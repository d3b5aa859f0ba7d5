import CodemodKit
import Reports
import Rewriting
import Testing

/// What becomes of findings, and whether places and edits are true.
@Suite struct FindingTests {
  @Test func statesOfADryRun() {
    #expect(
      SampleRun("let a = slow\nlet b = risky\nlet c = never\nlet d = noted\n").report.states
        == ["fixable W100", "unsafe W200", "refused W300", "note W400"])
    #expect(SampleRun("let b = risky\n", includesUnsafe: true).report.states == ["fixable W200"])
    let broken = SampleRun("let a = slow\nfunc f( {\n").report
    #expect(broken.states == ["blocked W100"])
    #expect(broken.findings[0].reason == "the file has syntax errors")
    #expect(broken.problems.map(\.path?.text) == ["A.swift"])
  }

  /// A note at the place of a fix tells what that changes.
  @Test func notesOnAFixGoWithIt() {
    #expect(SampleRun("let a = both\n").report.states == ["unsafe W200"])
    #expect(SampleRun("let a = both\n", includesUnsafe: true).report.states == ["fixable W200", "note W400"])
    let written = SampleRun("let a = both\n", isDryRun: false, includesUnsafe: true).report
    #expect(written.states == ["fixed W200", "note W400"])
    let unwritten = SampleRun("let a = both\n", isDryRun: false, includesUnsafe: true, unwritten: [0]).report
    #expect(unwritten.states == ["blocked W200"])
  }

  @Test func statesOfAWrittenRun() throws {
    let report = SampleRun("let a = slow + chain\nlet b = risky\n", isDryRun: false).report
    // The slow word that the chain became was never on disk: what is made of it belongs to the chain.
    #expect(report.states == ["fixed W100", "fixed W102", "unsafe W200"])
    // 'risky' has not moved, but its file is another now; what is fixed stood in the old one.
    #expect(report.findings.map(\.isOnDisk) == [false, false, true])
    #expect(report.findings.map(\.place) == ["A.swift", "A.swift", "A.swift:2:9"])
  }

  @Test func placesAfterAWriteAreThoseOfTheNewFile() throws {
    let text = "let a = wrap(slow) + risky\n"
    let before = try #require(SampleRun(text).report.findings.first { $0.state == .unsafe })
    let after = try #require(SampleRun(text, isDryRun: false).report.findings.first { $0.state == .unsafe })
    #expect(before.place == "A.swift:1:22")
    #expect(after.place == "A.swift:1:16")
    #expect(after.edits?.map(\.range.start.offset) == [15])
    #expect(before.fingerprint != after.fingerprint)
  }

  @Test func whatCouldNotBeWrittenIsBlocked() {
    let report = SampleRun("let a = slow\nlet b = risky\n", isDryRun: false, unwritten: [0]).report
    #expect(report.states == ["blocked W100", "unsafe W200"])
    #expect(report.findings[0].reason == "A.swift could not be written")
    #expect(report.findings.map(\.isOnDisk) == [true, true])
    #expect(report.findings.map(\.place) == ["A.swift:1:9", "A.swift:2:9"])
    #expect(report.changedFileCount == 0)
    #expect(report.unwrittenFileCount == 1)
  }

  @Test func followUpsStandWhereTheirTextStands() throws {
    let report = SampleRun("let a = wrap(slow)\nlet b = chain\n").report
    #expect(report.states == ["fixable W101", "fixable W100", "fixable W102"])
    #expect(report.findings.map(\.isFollowUp) == [false, true, false])
    #expect(report.findings.map { $0.range?.start.offset } == [8, 13, 27])
    #expect(report.findings.map { $0.edits?.count } == [1, 1, 1])
  }

  /// The edits of the first round, made on the files as they were, are what that round made.
  @Test func editsOfTheFirstRoundGoTogether() {
    let text = "let a = slow + wrap(slow)\r\nlet b = \"👩‍👧\" + chain + slow\r\n"
    let report = SampleRun(text).report
    let edits = report.findings.filter { $0.state == .fixable && !$0.isFollowUp }.flatMap { $0.edits ?? [] }
    let made = TextEdit.apply(
      edits.map { TextEdit($0.range.start.offset..<$0.range.end.offset, with: $0.replacement) },
      to: Array(text.utf8))
    #expect(
      String(decoding: made, as: UTF8.self) == "let a = fast + slow\r\nlet b = \"👩‍👧\" + slow + fast\r\n")
  }

  @Test func bytesThatAreNoTextAreNoEdits() {
    let report = SampleRun("let a = raw\n").report
    #expect(report.states == ["unsafe W201"])
    #expect(report.findings[0].edits == nil)
  }

  // MARK: - Positions

  @Test(arguments: [
    ("slow", 0, 1, 1, 1), ("let a = slow", 8, 1, 9, 9), ("let é = \"👩‍👧\" + slow", 25, 1, 26, 19),
    ("\n\nslow", 2, 3, 1, 1), ("//\r\n\tslow", 5, 2, 2, 2), ("//\rslow", 3, 2, 1, 1),
    ("\u{FEFF}slow", 3, 1, 4, 1), ("\u{FEFF}//\nslow", 6, 2, 1, 1),
  ])
  func positionsCountBytesAndCharacters(
    _ text: String, _ offset: Int, _ line: Int, _ column: Int, _ utf16Column: Int
  ) throws {
    let range = try #require(SampleRun(text + "\n").report.findings.first?.range)
    #expect(range.start.offset == offset)
    #expect(range.start.line == line)
    #expect(range.start.column == column)
    #expect(range.start.utf16Column == utf16Column)
    #expect(range.end.utf16Column == utf16Column + 4)
    #expect(range.end.offset == offset + 4)
  }

  // MARK: - Fingerprints

  @Test func fingerprintsOutliveMovesAndVersions() throws {
    let before = SampleRun("let a = slow\nlet b = slow\nlet b = slow\n").report.findings.map(\.fingerprint)
    #expect(Set(before).count == 3)
    let after = SampleRun("import Swift\n\nlet x = 1\n  let a = slow\n\nlet b = slow\nlet b = slow\n")
    #expect(after.report.findings.map(\.fingerprint) == before)
    let elsewhere = SampleRun([("B.swift", "let a = slow\n")]).report.findings.map(\.fingerprint)
    #expect(elsewhere.allSatisfy { !before.contains($0) })
    // Another version must find again what this one wrote down.
    #expect(before[0] == "f2a31c1c67bb4f5a")
  }

  @Test func statisticsCountEveryFinding() throws {
    let report = SampleRun.everything(isDryRun: false).report
    let rows = Statistics(of: report).rows
    #expect(rows.map(\.rule.id) == ["W100", "W101", "W102", "W200", "W201", "W300", "W301", "W400"])
    #expect(rows[0].counts == [.fixed: 4, .blocked: 2])
    #expect(rows.reduce(0) { $0 + $1.total } == report.findings.count)
  }
}
