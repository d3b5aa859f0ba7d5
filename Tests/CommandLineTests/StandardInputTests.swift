import Foundation
import TestSupport
import Testing

/// Text that comes in on standard input goes out on standard output, whatever happens to it.
@Suite struct StandardInputTests {
  @Test(arguments: [["-"], ["--stdin-filename", "New/A.swift"], ["-", "--stdin-filename", "A.swift"]])
  func fixedTextComesOut(arguments: [String]) async throws {
    let playground = try Playground()
    try playground.write("Fixed.swift", Sample.old("A"))
    try await playground.swiftfix(".")
    let fixed = try playground.read("Fixed.swift")
    try FileManager.default.removeItem(at: playground.url("Fixed.swift"))

    let text = Data(Sample.old("A").utf8)
    let outcome = try await playground.swiftfix(arguments, input: text)
    #expect(outcome.status == 0)
    #expect(Data(outcome.output.utf8) == fixed)
    #expect(outcome.errors.hasSuffix("Fixed 1 place in 1 of 1 file.\n"))
    #expect(try playground.names().isEmpty)

    let diff = try await playground.swiftfix(arguments + ["--dry-run"], input: text)
    #expect(diff.status == 0)
    #expect(diff.output.contains("\n--- a/\(arguments.last == "-" ? "<stdin>" : arguments.last!)\n"))
    let check = try await playground.swiftfix(arguments + ["--check", "-q"], input: text)
    #expect(check.status == 1)
    #expect(check.output.contains(":11:21: warning: "))
    #expect(check.errors.isEmpty)
    #expect(try await playground.swiftfix(arguments + ["--check"], input: fixed).status == 0)
  }

  @Test(arguments: ["", "let a = 1", "\u{FEFF}let a = 1\r\n\r", Sample.broken])
  func otherTextComesOutAsItWas(text: String) async throws {
    let playground = try Playground()
    let outcome = try await playground.swiftfix("-", input: text)
    #expect(outcome.output == text)
    #expect(outcome.status == (text == Sample.broken ? 2 : 0))
    #expect(outcome.errors.contains("<stdin>:3:9: error: ") == (text == Sample.broken))
  }

  @Test func bytesThatAreNoText() async throws {
    let playground = try Playground()
    try playground.write("bytes", Data([0xFF, 0x00, 0x0A, 0xC3]) + Data(Sample.old("A").utf8))
    let outcome = try await playground.run("bash", "-c", #""$SWIFTFIX" - < bytes | cmp - bytes"#)
    #expect(outcome.status == 0)
  }

  /// The project around the file is the one on disk, with the text in place of the file.
  @Test func projectOnDiskIsKnown() async throws {
    let playground = try Playground()
    try playground.write("App/Model.swift", CrossFile.model("Model"))
    try playground.write("App/View.swift", CrossFile.view("Model"))
    try playground.write("App/Package.swift", CrossFile.manifest)
    let both = try await playground.swiftfix("-n", in: "App")
    #expect(both.output.contains("+@Observable"))
    let one = try await playground.swiftfix(
      "--explain-refusals", "--stdin-filename", "App/Model.swift", input: CrossFile.model("Model"))
    #expect(one.output == CrossFile.model("Model"))
    #expect(one.errors.contains("OM324  "))
    // Without the view nothing stands in the way.
    let alone = try await playground.swiftfix(
      "--stdin-filename", "App/View.swift", input: CrossFile.model("Other"))
    #expect(alone.output.contains("@Observable"))
    #expect(try playground.text("App/View.swift") == CrossFile.view("Model"))
  }

  /// Where something goes wrong after the text was read, whoever reads it back must still get it.
  @Test func projectThatCannotBeRead() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try await playground.commitAll()
    try playground.write(".git/index", "no index")
    let outcome = try await playground.swiftfix("--stdin-filename", "A.swift", input: Sample.old("A"))
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("swiftfix: git ls-files failed: "))
    #expect(outcome.output == Sample.old("A"))
  }

  /// Most saves are of files in which there is nothing to ask of the project: it is not even listed.
  @Test func projectIsNotReadInVain() async throws {
    let playground = try Playground()
    let text = "func f(_ a: Bool) -> Int { if a { return 1 } else { return 2 } }\n"
    try playground.write("A.swift", text)
    try await playground.commitAll()
    try playground.write(".git/index", "no index")
    let outcome = try await playground.swiftfix("--stdin-filename", "A.swift", input: text)
    #expect(outcome.status == 0)
    #expect(outcome.output == text)
  }

  @Test func closedOutputIsAnError() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    for redirection in ["- < A.swift >&-", "- <&-", "-n >&-"] {
      let outcome = try await playground.run("bash", "-c", #""$SWIFTFIX" "# + redirection)
      #expect(outcome.status == 2, "\(redirection)")
      #expect(outcome.errors.contains("Bad file descriptor."), "\(redirection)")
    }
    // What is said must not go into a file that took the number of standard error.
    #expect(try await playground.run("bash", "-c", #""$SWIFTFIX" -v . 2>&- >&-"#).status == 0)
    let fixed = try playground.text("A.swift")
    #expect(fixed.contains("private static let"))
    #expect(!fixed.contains("hoist-formatters"))
  }

  @Test func readerThatLeaves() async throws {
    let playground = try Playground()
    try playground.write("big.swift", String(repeating: "let a = b\n", count: 100_000))
    let outcome = try await playground.run(
      "bash", "-o", "pipefail", "-c", #""$SWIFTFIX" - < big.swift | head -1"#)
    #expect([141, 2].contains(outcome.status))
    #expect(outcome.output == "let a = b\n")
    #expect(outcome.errors.isEmpty || outcome.errors.hasPrefix("Nothing to fix"))
  }
}
