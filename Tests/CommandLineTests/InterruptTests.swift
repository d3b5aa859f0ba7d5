import Foundation
import TestSupport
import Testing

/// Runs that end before their time.
@Suite(.serialized) struct InterruptTests {
  private static let fileCount = 16

  private static func name(_ number: Int) -> String { "Sources/View\(number).swift" }

  private func makePlayground() throws -> Playground {
    let playground = try Playground()
    for number in 0..<Self.fileCount {
      try playground.write(Self.name(number), Sample.old("View\(number)"))
    }
    return playground
  }

  /// Whatever the moment: each file is wholly old or wholly new, and the next run finishes.
  @Test(arguments: [SIGINT, SIGTERM, SIGKILL]) func interrupted(signal: Int32) async throws {
    let untouched = try makePlayground()
    let old = try untouched.contents()
    let clock = ContinuousClock()
    let start = clock.now
    try await untouched.swiftfix(".")
    let duration = clock.now - start
    let new = try untouched.contents()
    let names = try untouched.names()
    for moment in [0.5, 0.7, 0.9] {
      let playground = try makePlayground()
      let delay = duration * moment
      let outcome = try await playground.swiftfix(
        ".", interrupt: Program.Interrupt(signal: signal, delay: delay))
      #expect(outcome.wasKilled ? outcome.status == signal : outcome.status == 0)
      // What is staged ends in a name of its own; the files themselves are never in between.
      for (name, bytes) in try playground.contents() where old[name] != nil {
        #expect(bytes == old[name] || bytes == new[name], "\(name) after \(delay)")
      }
      if outcome.wasKilled { #expect(!outcome.errors.contains("Fatal")) }
      #expect(try await playground.swiftfix(".").status == 0)
      #expect(try playground.contents() == new)
      #expect(try playground.names() == names)
    }
  }

  /// What a run leaves that is killed between two files; the result is the file that it had not come to.
  private func leaveHalfDone(
    _ playground: Playground, _ journal: (_ phase: String) throws -> URL
  ) async throws -> String {
    try await playground.swiftfix("Sources")
    try FileManager.default.moveItem(at: journal("last-run"), to: journal("committing"))
    try playground.write(Self.name(0), Sample.old("View0"))
    return try await Sample.fixed(Sample.old("View0"))
  }

  /// Nobody is told that all is well with files of which only some are changed, and nothing is written where
  /// that was not asked for.
  @Test(arguments: [["--check"], ["--dry-run"], ["--stdin-filename", "Sources/New.swift"]])
  func halfChangedFilesAreTold(_ words: [String]) async throws {
    let playground = try makePlayground()
    try await playground.commitAll()
    _ = try await leaveHalfDone(playground) { playground.url(".git/swiftfix/" + $0) }
    let before = try playground.contents()
    let outcome = try await playground.swiftfix(words, input: Data("// Mine.\n".utf8))
    #expect(outcome.status == 2)
    #expect(outcome.output == (words.count == 1 ? "" : "// Mine.\n"))
    #expect(outcome.errors.hasPrefix("swiftfix: Sources: an earlier run was interrupted here, and only some"))
    #expect(try playground.contents() == before)
    #expect(try await playground.swiftfix("undo").status == 0)
    #expect(try await playground.swiftfix(words[0] == "--check" ? "-n" : "--check").status != 2)
    #expect(try playground.text(Self.name(3)) == Sample.old("View3"))
  }

  /// Only who works on the same files finishes what was begun there.
  @Test func runsElsewhereAreNotFinished() async throws {
    let playground = try makePlayground()
    try playground.write("Other/Sub/A.swift", Sample.old("A"))
    let fixed = try await leaveHalfDone(playground, playground.journal)
    for words in [["no-such-path"], ["--check"], ["."], ["undo"], ["../Other"]] {
      let outcome = try await playground.swiftfix(words, in: "Other")
      #expect(!outcome.errors.contains("interrupted"))
      #expect(try playground.text(Self.name(0)) == Sample.old("View0"))
    }
    let words = ["--stdin-filename", "Other/Sub/A.swift"]
    #expect(try await playground.swiftfix(words, input: Data()).status == 0)
    let outcome = try await playground.swiftfix("../Sources/View1.swift", in: "Other")
    #expect(
      outcome.errors.hasPrefix(
        "swiftfix: an earlier run was interrupted in ../Sources; its changes are now completed or"))
    #expect(try playground.text(Self.name(0)) == fixed)
  }

  /// Each reads and writes the same files; the second to write waits, and finds them as it wants them.
  @Test(arguments: [true, false]) func twoRunsAtOnce(inGit: Bool) async throws {
    let playground = try makePlayground()
    if inGit { try await playground.commitAll() }
    let names = try playground.names()
    async let first = playground.swiftfix(".")
    async let second = playground.swiftfix("Sources")
    for outcome in try await [first, second] {
      let isRefused = outcome.errors.contains("with uncommitted changes")
      #expect(outcome.status == (isRefused ? 2 : 0), "\(outcome.errors)")
    }
    #expect(
      try playground.contents().values.allSatisfy {
        String(decoding: $0, as: UTF8.self).contains("static let")
      })
    #expect(try playground.names() == names)
  }

  @Test(.enabled(if: Machine.has("flock"))) func secondRunWaitsForTheLock() async throws {
    let playground = try makePlayground()
    try await playground.commitAll()
    let outcome = try await playground.run(
      "bash", "-c",
      """
      mkdir .git/swiftfix && printf 4711 > .git/swiftfix/lock
      flock .git/swiftfix/lock bash -c 'touch taken; sleep 4; touch released' &
      until [ -e taken ]; do sleep 0.02; done
      "$SWIFTFIX" -q . && [ -e released ]
      """)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "swiftfix: waiting for another run (process 4711) to end\n")
    #expect(try playground.text(Self.name(0)).contains("static let"))
  }

  @Test func readerThatLeaves() async throws {
    let playground = try Playground()
    try playground.write("A.swift", String(repeating: "let a = b\n", count: 1000))
    let outcome = try await playground.run("bash", "-o", "pipefail", "-c", #""$SWIFTFIX" syntax . | head -1"#)
    // Killed by SIGPIPE, as programs in a pipe are, or where that is ignored ended with an error.
    #expect([141, 2].contains(outcome.status))
    #expect(outcome.output == "sourceFile 0..<10000\n")
    #expect(!outcome.errors.contains("Fatal") && !outcome.errors.contains("Crash"))
  }
}
