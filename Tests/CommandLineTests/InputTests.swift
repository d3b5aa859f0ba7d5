import Foundation
import TestSupport
import Testing

/// Input that can't be used: a message, exit code 2, and every file as it was.
@Suite struct InputTests {
  private func expectFailure(
    _ outcome: Program.Outcome, says message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == 2, sourceLocation: sourceLocation)
    #expect(outcome.errors.contains(message), sourceLocation: sourceLocation)
  }

  @Test func missingPath() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    expectFailure(
      try await playground.swiftfix("A.swift", "Sources/B.swift"),
      says: "swiftfix: Sources/B.swift: no such file or folder.")
    #expect(try playground.text("A.swift") == Sample.old("A"))
  }

  @Test func folderWithoutSwiftFiles() async throws {
    let playground = try Playground()
    expectFailure(try await playground.swiftfix("."), says: "swiftfix: .: no Swift files here.")
    try playground.write("Docs/README.md", "# Docs\n")
    expectFailure(try await playground.swiftfix("Docs"), says: "swiftfix: Docs: no Swift files here.")
  }

  @Test func whatIsNoSwiftFile() async throws {
    let playground = try Playground()
    try playground.write("README.md", "# Read\n")
    expectFailure(try await playground.swiftfix("README.md"), says: "swiftfix: README.md: not a Swift file.")
    expectFailure(try await playground.swiftfix("/dev/null"), says: "/dev/null: neither a file nor a folder.")
  }

  @Test func emptyFile() async throws {
    let playground = try Playground()
    try playground.write("Empty.swift", "")
    let outcome = try await playground.swiftfix(".")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "Nothing to fix in 1 file.\n")
    #expect(try playground.read("Empty.swift").isEmpty)
  }

  @Test func syntaxErrors() async throws {
    let playground = try Playground()
    try playground.write("Broken.swift", Sample.broken)
    try playground.write("Sound.swift", Sample.old("Sound"))
    let outcome = try await playground.swiftfix(".")
    expectFailure(outcome, says: "Broken.swift:3:9: error: ")
    #expect(outcome.errors.contains("the file is skipped"))
    #expect(try playground.text("Broken.swift") == Sample.broken)
    #expect(try playground.text("Sound.swift") != Sample.old("Sound"))
    #expect(
      outcome.errors.hasSuffix(
        "Fixed 1 place in 1 of 2 files. 1 file could not be parsed. 'swiftfix undo' reverts this.\n"))
    let again = try await playground.swiftfix(".")
    #expect(again.errors.hasSuffix("Nothing to fix in 1 file. 1 file could not be parsed.\n"))
    // What a pass finds in a broken file is nothing to tell a person.
    try playground.write("Broken.swift", Sample.old("Broken") + "func f( {\n")
    let alone = try await playground.swiftfix("Broken.swift")
    let lines = alone.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("Broken.swift:16:9: error: "))
    #expect(lines.last == "1 file could not be parsed.")
  }

  @Test func invalidUTF8() async throws {
    let playground = try Playground()
    let bytes = Data(Sample.old("A").utf8) + Data([0x20, 0xC3, 0x0A])
    try playground.write("A.swift", bytes)
    try playground.write("B.swift", Sample.old("B"))
    expectFailure(
      try await playground.swiftfix("."), says: "A.swift:16:2: error: invalid UTF-8 found in source file")
    #expect(try playground.read("A.swift") == bytes)
    #expect(try playground.text("B.swift") != Sample.old("B"))
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]]) func otherEncoding(_ mark: [UInt8])
    async throws
  {
    let playground = try Playground()
    let bytes = Sample.old("A").utf16.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return mark[0] == 0xFF ? pair : pair.reversed()
    }
    try playground.write("A.swift", Data(mark + bytes))
    let outcome = try await playground.swiftfix(".")
    let message = "A.swift:1:1: error: the file is UTF-16; save it as UTF-8. It is skipped\n"
    #expect(outcome.status == 2)
    #expect(outcome.errors == message + "1 file could not be parsed.\n")
    #expect(try playground.read("A.swift") == Data(mark + bytes))
  }

  /// What a program wrote is not changed, but the project is known with it.
  @Test func generatedFiles() async throws {
    let view = "import SwiftUI\n\nstruct List: View { var body: some View { AnyView(Row()) } }\n"
    for (row, isFixed) in [("Text", true), ("any View", false)] {
      let playground = try Playground()
      let generated = "import SwiftUI\n\nfunc Row() -> \(row) { Text(\"a\") }\n" + view
      try playground.write("List.swift", view)
      try playground.write("Rows.generated.swift", generated)
      try await playground.swiftfix(".")
      #expect(try playground.text("List.swift").contains("AnyView") != isFixed)
      #expect(try playground.text("Rows.generated.swift") == generated)
    }
  }

  @Test(.enabled(if: Machine.canRunAsNobody)) func unreadableFile() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try playground.write("B.swift", Sample.old("B"))
    try playground.setMode(0o000, "A.swift")
    let outcome = try await playground.swiftfixAsNobody(".")
    expectFailure(outcome, says: "swiftfix: A.swift: cannot read: Permission denied.")
    try playground.setMode(0o644, "A.swift")
    #expect(try playground.text("A.swift") == Sample.old("A"))
    #expect(try playground.text("B.swift") != Sample.old("B"))
    #expect(
      outcome.errors.hasSuffix(
        "Fixed 1 place in 1 of 2 files. 1 file could not be read. 'swiftfix undo' reverts this.\n"))
  }

  @Test func readOnlyFile() async throws {
    let playground = try Playground()
    for name in ["A", "B"] { try playground.write("\(name).swift", Sample.old(name)) }
    try playground.setMode(0o444, "B.swift")
    expectFailure(
      try await playground.swiftfix("."), says: "swiftfix: B.swift: read-only. Nothing was changed;")
    for name in ["A", "B"] { #expect(try playground.text("\(name).swift") == Sample.old(name)) }
    #expect(try playground.names() == ["A.swift", "B.swift"])
  }

  @Test(.enabled(if: Machine.canRunAsNobody)) func readOnlyFolder() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try playground.setMode(0o555, ".")
    let outcome = try await playground.swiftfixAsNobody(".")
    expectFailure(outcome, says: "swiftfix: .: read-only. Nothing was changed;")
    #expect(try playground.text("A.swift") == Sample.old("A"))
    #expect(try playground.names() == ["A.swift"])
  }

  @Test(.enabled(if: Machine.canRunAsNobody)) func readOnlyFolderOfTheUndoRecord() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try playground.write("state/held", "")
    try playground.setMode(0o555, "state")
    let state = ["XDG_STATE_HOME": playground.url("state").path]
    let outside = try await playground.swiftfixAsNobody(".", environment: state)
    expectFailure(outside, says: "the undo record can't be stored here (cannot create /")
    #expect(outside.errors.contains("Nothing was changed; set XDG_STATE_HOME to a folder that can be"))
    try playground.setMode(0o755, "state")

    try await playground.git("init", "--quiet")
    try playground.setMode(0o555, ".git")
    let inside = try await playground.swiftfixAsNobody("--allow-dirty", ".", environment: state)
    expectFailure(inside, says: "swiftfix: .git/swiftfix: the undo record can't be stored")
    #expect(inside.errors.contains("Nothing was changed; make it writable (chmod u+w), and run again."))
    #expect(try playground.text("A.swift") == Sample.old("A"))
    try playground.setMode(0o755, ".git")
  }

  /// A file system of its own, seen by the run alone, with no room for the new contents.
  @Test(.enabled(if: Machine.canMount)) func fullDisk() async throws {
    let playground = try Playground()
    let outcome = try await playground.run(
      "unshare", "--mount", "bash", "-c",
      """
      mount -t tmpfs -o size=40k tmpfs . && cd "$PWD" || exit 99
      printf '%s' "$TEXT" > A.swift; printf '%s' "$TEXT" > B.swift
      cat /dev/zero > filler 2> /dev/null
      "$SWIFTFIX" .; code=$?
      rm filler; cat A.swift B.swift; ls -A
      exit $code
      """, environment: ["TEXT": Sample.old("A")])
    expectFailure(outcome, says: "no space left on the disk. Nothing was changed; free some space")
    #expect(outcome.output == Sample.old("A") + Sample.old("A") + "A.swift\nB.swift\n")
  }

  @Test(.enabled(if: Machine.hasFullDevice)) func fullOutput() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    let outcome = try await playground.run("bash", "-c", #""$SWIFTFIX" -n > /dev/full"#)
    expectFailure(outcome, says: "swiftfix: standard output: cannot write: No space left on device.")
  }
}
