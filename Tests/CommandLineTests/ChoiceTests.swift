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
    ("y\n", ["B", "C"]), ("", ["A", "B", "C"]), ("?\nwhat\ny\nq", ["B", "C"]),
  ])
  func answersDecideOnEachFix(_ answers: String, _ expected: [String]) async throws {
    let playground = try makePlayground()
    try playground.write("answers", answers)
    let outcome = try await playground.run("sh", "-c", #""$SWIFTFIX" -i . < answers"#)
    #expect(outcome.status == 0)
    #expect(try untouched(playground) == expected)
    #expect(outcome.output.contains("\nhoist-formatters HF100  A.swift:11:21\n"))
    #expect(outcome.output.contains("\n+  private static let formatter: DateFormatter = {\n"))
    #expect(outcome.output.contains("Make this fix (1 of 3)? [y,n,a,q,?] "))
    #expect(outcome.output.contains("a  make this fix and all others") == answers.contains("?"))
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
    let outcome = try await playground.swiftfix("--max-fixes", "\(limit)")
    #expect(outcome.status == 0)
    #expect(try untouched(playground) == expected)
    #expect(outcome.errors.contains("it was left for another run") != expected.isEmpty)
  }

  @Test(arguments: ["--dry-run", "--check", "--max-fixes=2"]) func interviewGoesAlone(_ other: String)
    async throws
  {
    let outcome = try await makePlayground().swiftfix("--interactive", other)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--interactive and \(other.prefix { $0 != "=" }) don't go together"))
  }
}
