import Foundation
import TestSupport
import Testing

/// Files beside the sources that a user names, and a folder has turned into something else.
@Suite struct UntrustedOutputTests {
  /// Reports and baselines go through no symlink out of the folder.
  @Test(arguments: [["--check", "--output", "json=report"], ["--write-baseline", "report"]])
  func reportsThatLeadOutside(arguments: [String]) async throws {
    let playground = try Playground()
    try playground.write("Tree/A.swift", Sample.old("A"))
    try playground.write("Outside/report", "")
    try await playground.run("ln", "-s", "../Outside/report", "report", in: "Tree")
    try await playground.run("ln", "-s", "../Outside", "Folder", in: "Tree")
    let folder =
      arguments.dropLast() + [arguments[arguments.count - 1].replacing("report", with: "Folder/new")]
    for words in [arguments, Array(folder)] {
      let outcome = try await playground.swiftfix(words, in: "Tree")
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains("a symlink on this path leads outside, to \(playground.url("Outside").path)"))
    }
    #expect(try playground.names().filter { $0.hasPrefix("Outside/") } == ["Outside/report"])
    #expect(try playground.text("Outside/report").isEmpty)
    // Who names the file itself gets it there.
    let named =
      arguments.dropLast() + [arguments[arguments.count - 1].replacing("report", with: "../Outside/report")]
    _ = try await playground.swiftfix(Array(named), in: "Tree")
    #expect(try !playground.text("Outside/report").isEmpty)
  }

  /// A symlink to a device that never ends.
  @Test func endlessFiles() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try await playground.run("ln", "-s", "/dev/zero", "endless")
    for option in ["--baseline", "--files-from"] {
      let outcome = try await playground.swiftfix("--check", option, "endless")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("endless: does not end. Name another file."))
    }
    #expect(try await playground.swiftfix("--check", "--config", "endless").status == 2)
  }
}
