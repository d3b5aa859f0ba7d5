import Foundation
import TestSupport
import Testing

/// `--interactive` and `--max-fixes`: not all of the fixes that could be made.
@Suite struct ChoiceTests {
  private func makePlayground() throws -> Playground {
    let playground = try Playground()
    for name in ["A", "B", "C"] { try playground.write("\(name).swift", Sample.old(name)) }
    return playground
  }

  /// Which of the files are as they were.
  private func untouched(_ playground: Playground) throws -> [String] {
    try ["A", "B", "C"].filter { try playground.text("\($0).swift") == Sample.old($0) }
  }

  @Test(arguments: [
    ("y\nn\ny\n", ["B"]), ("n\nN \n  no\n", ["A", "B", "C"]), ("n\na\n", ["A"]), ("y\nq\n", ["B", "C"]),
    ("y\n", ["B", "C"]), ("?\nwhat\ny\nq", ["B", "C"]),
  ])
  func answersDecideOnEachFix(_ answers: String, _ expected: [String]) async throws {
    let playground = try makePlayground()
    try playground.write("answers", answers)
    let outcome = try await playground.run("sh", "-c", #""$SWIFTFIX" -i . < answers"#)
    #expect(outcome.status == 0)
    #expect(try untouched(playground) == expected)
    #expect(outcome.output.contains("\nhoist-formatters HF100  A.swift:11:21\n"))
    #expect(outcome.output.contains("\n+  private static let formatter: DateFormatter = {\n"))
    #expect(outcome.output.contains("Apply this fix (1 of 3)? [y,n,a,f,i,e,b,q,?] "))
    #expect(outcome.output.contains("a  apply this fix and all others") == answers.contains("?"))
  }

  @Test(arguments: ["", "?\n"]) func interviewNeedsSomebodyToAnswer(_ answers: String) async throws {
    let playground = try makePlayground()
    let outcome = try await playground.swiftfix(["-i"], input: Data(answers.utf8))
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("swiftfix: --interactive asks about each fix, but standard input is no"))
    #expect(try untouched(playground) == ["A", "B", "C"])
  }

  @Test func interviewWithNothingToAskNeedsNobody() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "import SwiftUI\n")
    #expect(try await playground.swiftfix("-i").status == 0)
  }

  @Test func interviewTellsWhatIsToBeKnownOfAFix() async throws {
    let playground = try Playground()
    let branches = "if isDone { Text(name).opacity(0.5) } else { Text(name).opacity(1) }"
    try playground.write(
      "A.swift",
      """
      import SwiftUI

      struct A: View {
        let name: String
        let isDone: Bool
        var body: some View { \(branches) }
      }

      """)
    let outcome = try await playground.swiftfix(["-i"], input: Data("n\n".utf8))
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("ternary-modifiers TM100  A.swift:"))
    #expect(outcome.output.contains("\nnote N401:  "))
  }

  /// No answer is asked for that can't be heeded.
  @Test(arguments: [true, false]) func nobodyIsAskedAboutWhatCannotBeWritten(isDirty: Bool) async throws {
    let playground = try makePlayground()
    try await playground.commitAll()
    if isDirty {
      try playground.write("B.swift", Sample.old("B") + "// Mine.\n")
    } else {
      try playground.setMode(0o444, "B.swift")
    }
    let outcome = try await playground.swiftfix(["-i"], input: Data("y\ny\ny\n".utf8))
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("B.swift") == false)
    let reason = isDirty ? "uncommitted changes was skipped:\n  B.swift\n" : "B.swift: read-only."
    #expect(outcome.errors.contains(reason))
    #expect(outcome.output.contains("(1 of 2)") == isDirty)
    #expect(try untouched(playground) == (isDirty ? [] : ["A", "B", "C"]))
  }

  @Test func lastLineTellsOfFixesThatNobodyWanted() async throws {
    let outcome = try await makePlayground().swiftfix(["-i"], input: Data("n\nq\n".utf8))
    #expect(outcome.errors.contains("  hoist-formatters  3 not applied\n"))
    #expect(outcome.errors.hasSuffix("\nNothing was fixed in 3 files.\n"))
  }

  /// Each answer besides yes and no does what the list of answers says.
  @Test(arguments: [
    ("y\nb\nn\nn\nn\n", ["A", "B", "C"]), ("b\ny\nn\nn\n", ["B", "C"]), ("a\n", []),
    ("f\ny\ny\n", ["A"]), ("e\nn\nn\ny\n", ["A", "B"]), ("y\ny\n\u{3}\ny\n", ["C"]),
  ])
  func otherAnswers(_ answers: String, _ expected: [String]) async throws {
    let playground = try makePlayground()
    let outcome = try await playground.swiftfix(["-i", "."], input: Data(answers.utf8))
    #expect(outcome.status == 0)
    #expect(try untouched(playground) == expected)
    if answers.hasPrefix("e") { #expect(outcome.output.contains("hoist-formatters: a safe fix, applied")) }
    if answers.hasPrefix("b") { #expect(outcome.output.contains("This is the first fix.")) }
  }

  @Test func interruptionWritesNothing() async throws {
    let playground = try makePlayground()
    let outcome = try await playground.swiftfix(["-i", "."], input: Data("y\n\u{3}\nn\n".utf8))
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("Write the 1 change accepted so far? [y,N] "))
    #expect(outcome.errors.hasSuffix("swiftfix: canceled; nothing was written\n"))
    #expect(try untouched(playground) == ["A", "B", "C"])
  }

  @Test func ignoredFixesGetAComment() async throws {
    let playground = try makePlayground()
    let outcome = try await playground.swiftfix(["-i", "."], input: Data("i\ny\nn\n".utf8))
    #expect(outcome.status == 0)
    #expect(
      try playground.text("A.swift")
        == Sample.old("A").replacing(
          "    let formatter", with: "    // swiftfix:ignore HF100\n    let formatter"))
    #expect(try untouched(playground) == ["A", "C"].filter { $0 == "C" })
    #expect(outcome.errors.contains("Fixed 1 place in"))
  }

  @Test func fixesThatLookAlikeAreToldApart() async throws {
    let playground = try Playground()
    let twice = Sample.old("A") + Sample.old("B").split(separator: "import SwiftUI\n").joined()
    try playground.write("Both.swift", twice)
    for (answers, first, second) in [("n\ny\n", true, false), ("y\nn\n", false, true)] {
      try playground.write("Both.swift", twice)
      try playground.write("answers", answers)
      #expect(try await playground.run("sh", "-c", #""$SWIFTFIX" -i . < answers"#).status == 0)
      let parts = try playground.text("Both.swift").split(separator: "struct B")
      #expect(parts.map { !$0.contains("static") } == [first, second])
    }
  }

  @Test(arguments: [(1, ["B", "C"]), (2, ["C"]), (7, [])])
  func noMoreFixesThanAllowedAreMade(_ limit: Int, _ expected: [String]) async throws {
    let playground = try makePlayground()
    let outcome = try await playground.swiftfix("--max-fixes", "\(limit)", ".")
    #expect(outcome.status == 0)
    #expect(try untouched(playground) == expected)
    #expect(outcome.errors.contains("it is left for another run") != expected.isEmpty)
  }

  @Test(arguments: ["--dry-run", "--check", "--max-fixes=2"]) func interviewGoesAlone(_ other: String)
    async throws
  {
    let outcome = try await makePlayground().swiftfix("--interactive", other)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--interactive and \(other.prefix { $0 != "=" }) can't be combined"))
  }
}
