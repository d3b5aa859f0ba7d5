import Foundation
import TestSupport
import Testing

/// `--write-baseline` and `--baseline`: what is known is left alone, what is new is not.
@Suite struct BaselineTests {
  @Test func knownFindingsAreLeftAlone() async throws {
    let playground = try Playground()
    try playground.write("Sources/A.swift", Sample.old("A"))
    let written = try await playground.swiftfix("--write-baseline", "Sources/known.json")
    #expect(written.status == 0)
    #expect(written.errors == "swiftfix: wrote 1 finding to Sources/known.json\n")
    #expect(try playground.text("Sources/A.swift") == Sample.old("A"))
    #expect(try playground.text("Sources/known.json").contains(#""A.swift" : ["#))

    #expect(try await playground.swiftfix("--check", "--baseline", "Sources/known.json").status == 0)
    #expect(try await playground.swiftfix("--check", "--baseline=known.json", in: "Sources").status == 0)
    #expect(try await playground.swiftfix("--check").status == 1)
  }

  /// Whatever way leads to the baseline, it speaks of the same files.
  @Test(arguments: [
    ("known.json", "App"), ("../App/known.json", "App"), ("Sources/../known.json", "App"),
    ("../known.json", "App/Sources"), ("Link/../../known.json", "App"), ("link.json", "App"),
    ("App/Sources/link.json", "."),
  ])
  func everyWayToTheBaselineIsTheSame(way: String, folder: String) async throws {
    let playground = try Playground()
    try playground.write("App/Sources/A.swift", Sample.old("A"))
    try playground.write("App/Sources/Deep/B.swift", Sample.old("B"))
    try playground.write("App/known.json", "")
    for (name, target) in [
      ("Link", "Sources/Deep"), ("link.json", "known.json"), ("Sources/link.json", "../known.json"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: playground.url("App/\(name)").path, withDestinationPath: target)
    }
    try await playground.swiftfix("--write-baseline", way, in: folder)
    let known = try playground.text("App/known.json")
    #expect(known.contains(#""Sources/A.swift" :"#))
    try await playground.swiftfix("--write-baseline", "known.json", in: "App")
    #expect(try playground.text("App/known.json").contains(#""Sources/Deep/B.swift" :"#))
    #expect(try await playground.swiftfix("--check", "--baseline", way, in: folder).status == 0)
  }

  /// Lines that come and go elsewhere, and another indentation, make no finding new.
  @Test func outlivesEditsElsewhere() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try await playground.swiftfix("--write-baseline", "known.json")
    let moved = "// A file\n\n" + Sample.old("A").replacing("  ", with: "\t").replacing("text", with: "label")
    try playground.write("A.swift", moved)
    #expect(try await playground.swiftfix("--baseline", "known.json", ".").status == 0)
    #expect(try playground.text("A.swift") == moved)
  }

  /// What is fixed by now needs no entry.
  @Test func entriesThatNoLongerApply() async throws {
    let playground = try Playground()
    for name in ["A", "B", "C"] { try playground.write("\(name).swift", Sample.old(name)) }
    try await playground.swiftfix("--write-baseline", "known.json")
    #expect(
      try await !playground.swiftfix("--check", "--baseline", "known.json").errors.contains("known.json"))
    try playground.write("A.swift", "import SwiftUI\n")
    try FileManager.default.removeItem(at: playground.url("B.swift"))
    let outcome = try await playground.swiftfix("--check", "--baseline", "known.json")
    #expect(
      outcome.errors.hasPrefix(
        "swiftfix: known.json: 2 entries no longer apply; 'swiftfix --write-baseline known.json' drops them\n"
      ))
    #expect(outcome.status == 0)
    // A pass that doesn't run says nothing of its entries.
    let other = try await playground.swiftfix(
      "--check", "--baseline", "known.json", "--only", "LZ", "A.swift")
    #expect(other.errors.contains("known.json: 1 entry no longer applies"))
    let written = try await playground.swiftfix("--write-baseline", "known.json")
    #expect(
      written.errors == "swiftfix: wrote 1 finding to known.json and dropped 2 old entries\n")
    #expect(
      try await !playground.swiftfix("--check", "--baseline", "known.json").errors.contains("known.json"))
  }

  /// Whoever reads the text back gets it.
  @Test func textOnStandardInputComesBack() async throws {
    let playground = try Playground()
    let text = Sample.old("A")
    let outcome = try await playground.swiftfix("--write-baseline", "known.json", "-", input: text)
    #expect(outcome.status == 0)
    #expect(outcome.output == text)
    #expect(outcome.errors == "swiftfix: wrote 1 finding to known.json\n")
    let failed = try await playground.swiftfix("--write-baseline", "None/known.json", "-", input: text)
    #expect(failed.status == 2)
    #expect(failed.output == text)
  }

  /// What was recorded before is replaced, whatever wrote it, and nothing else is.
  @Test(arguments: [
    (#"{"version":9,"findings":{"A.swift":["other"]}}"#, 0), ("", 0),
    (#"{"version":"1.0","findings":{}}"#, 2), ("{}", 2), ("Notes", 2),
  ])
  func onlyBaselinesAreReplaced(_ old: String, _ status: Int32) async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try playground.write("known.json", old)
    let outcome = try await playground.swiftfix("--write-baseline", "known.json")
    #expect(outcome.status == status)
    #expect(
      outcome.errors.contains("would replace known.json, which isn't a baseline; remove it") == (status == 2))
    #expect(try (playground.text("known.json") == old) == (status == 2))
  }

  /// The baseline knows one; of two alike the second is new.
  @Test func whatIsNewIsFixed() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try await playground.swiftfix("--write-baseline", "known.json")
    let two = Sample.old("A") + Sample.old("B").replacing("import SwiftUI\n", with: "")
    try playground.write("A.swift", two)
    #expect(try await playground.swiftfix("--check", "--baseline", "known.json").status == 1)
    try await playground.swiftfix("--baseline", "known.json", ".")
    let parts = try playground.text("A.swift").split(separator: "struct B")
    #expect(parts.map { $0.contains("static") } == [false, true])
    #expect(try await playground.swiftfix("--check", "--baseline", "known.json").status == 0)
  }

  @Test(arguments: [
    ("", "cannot read"), ("{}", "not a baseline"), (#"{"version":9,"findings":{}}"#, "Write a new one with"),
    (#"{"version":1,"findings":{"A.swift":[{"id":"HF100","line":"","count":-1}]}}"#, "not a baseline"),
  ])
  func unusableBaselinesStopTheRun(_ text: String, _ message: String) async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    if !text.isEmpty { try playground.write("known.json", text) }
    let outcome = try await playground.swiftfix("--baseline", "known.json", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
    #expect(try playground.text("A.swift") == Sample.old("A"))
  }
}
