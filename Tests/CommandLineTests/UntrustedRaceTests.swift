import Foundation
import TestSupport
import Testing

/// A folder is exchanged for a symlink again and again while the program runs; `SWIFTFIX_RACES` says how many runs
/// there are.
@Suite(.serialized) struct UntrustedRaceTests {
  private static let raceCount =
    ProcessInfo.processInfo.environment["SWIFTFIX_RACES"].flatMap { Int($0) } ?? 10

  @Test(arguments: [true, false]) func folderExchangedAllTheWhile(inGit: Bool) async throws {
    let playground = try Playground()
    for name in ["A", "B"] {
      try playground.write("Tree/Sub/\(name).swift", Sample.old(name))
      try playground.write("Outside/\(name).swift", Sample.old(name))
    }
    try playground.write("Tree/C.swift", Sample.old("C"))
    if inGit { try await playground.commitAll(in: "Tree") }
    // Its other place is outside the tree: inside, a run could rightly fix, and record, the files there.
    let outcome = try await playground.run(
      "bash", "-c",
      """
      touch ../go
      while [ -e ../go ]; do mv Sub ../Kept; ln -s ../Outside Sub; rm Sub; mv ../Kept Sub; done 2>/dev/null &
      for run in $(seq \(Self.raceCount)); do
        "$SWIFTFIX" -q --allow-dirty .; "$SWIFTFIX" -q --allow-dirty Sub; "$SWIFTFIX" undo
      done
      rm ../go; wait; ls ../Outside
      """, in: "Tree")
    #expect(outcome.output.hasSuffix("A.swift\nB.swift\n"))
    for name in ["A", "B"] { #expect(try playground.text("Outside/\(name).swift") == Sample.old(name)) }
    // Left in peace, what is there is fixed and taken back as ever.
    #expect(try await playground.swiftfix("-q", "--allow-dirty", ".", in: "Tree").status == 0)
    for name in ["Sub/A", "Sub/B", "C"] {
      #expect(try playground.text("Tree/\(name).swift").contains("private static let"))
    }
    let undone = try await playground.swiftfix("undo", in: "Tree")
    #expect(undone.status == 0, "\(undone.errors)")
    for name in ["A", "B"] { #expect(try playground.text("Outside/\(name).swift") == Sample.old(name)) }
  }
}
