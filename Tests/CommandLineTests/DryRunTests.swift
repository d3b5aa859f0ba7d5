import Foundation
import TestSupport
import Testing

/// The diff of a dry run, and what it says beside.
@Suite struct DryRunTests {
  /// The same views in every way that lines can end.
  private static func writeFiles(_ playground: Playground) throws {
    try playground.write("Sources/Plain.swift", Sample.old("Plain"))
    try playground.write("Sources/Windows.swift", Sample.old("Windows").replacing("\n", with: "\r\n"))
    try playground.write("Sources/Open ended.swift", String(Sample.old("Open").dropLast()))
    try playground.write("Sources/Mark.swift", "\u{FEFF}" + Sample.old("Mark"))
    try playground.write("Sources/Broken.swift", Sample.broken)
    try playground.write("Sources/Empty.swift", "")
  }

  @Test(arguments: [".", "Sources"]) func gitAppliesWhatARunWrites(in folder: String) async throws {
    let playground = try Playground()
    try Self.writeFiles(playground)
    try await playground.commitAll()
    let before = try playground.contents()
    let dry = try await playground.swiftfix("--dry-run", in: folder)
    #expect(dry.status == 2)
    #expect(try playground.contents() == before)

    let diff = playground.folder.deletingLastPathComponent().appending(path: "change.diff")
    try Data(dry.output.utf8).write(to: diff)
    #expect(try await playground.run("git", "apply", diff.path, in: folder).status == 0)
    let applied = try playground.contents()
    #expect(applied != before)

    try await playground.run("git", "checkout", "--quiet", ".")
    #expect(try playground.contents() == before)
    #expect(try await playground.swiftfix(".", in: folder).status == 2)
    #expect(try playground.contents() == applied)
  }

  /// The safe fix of one class tells what the publisher of another one is.
  @Test func findingsThatAFixChangesAreReported() async throws {
    let playground = try Playground()
    let views = """
      import SwiftUI
      final class Permissions: ObservableObject { @Published var status = 1 }
      final class Camera: ObservableObject { @Published var status = 1 }
      struct PermissionsView: View {
        @ObservedObject var model: Permissions
        var body: some View { Text("status") }
      }

      """
    try playground.write("Views.swift", views)
    let setup = """
      class Controller { var permissions: Permissions }
      extension Controller { func setUp() { permissions.$status.sink { print($0) } } }

      """
    try playground.write("Setup.swift", setup)
    try playground.write("Old/Controller.swift", "class Controller { var old = 1 }\n")
    let dry = try await playground.swiftfix(
      "--check", "--explain-refusals", "--only", "observable-migration", "--deployment", "ios=17", ".")
    #expect((dry.output + dry.errors).contains("Views.swift:2:13"))
    #expect((dry.output + dry.errors).contains("Views.swift:3:13"))
  }

  /// The layout of most apps, in which git would take the wrong file if the diff were not in its own form.
  @Test(arguments: [true, false], [".", "App", "App/App"])
  func foldersOfTheSameName(inGit: Bool, folder: String) async throws {
    let playground = try Playground()
    try playground.write("App/App/My View.swift", Sample.old("A"))
    try playground.write("App/My View.swift", Sample.old("A") + "// swiftfix:ignore-file\n")
    try playground.write("My View.swift", Sample.old("A") + "// swiftfix:ignore-file\n")
    if inGit { try await playground.commitAll() }
    let applied = try await playground.run(
      "bash", "-ec", #""$SWIFTFIX" -nq | git apply && "$SWIFTFIX" --check"#, in: folder)
    #expect(applied.status == 0, "\(applied.errors)")
    let kept = try ["App/My View.swift", "My View.swift"].map { try playground.text($0) }
    #expect(kept.allSatisfy { $0.hasPrefix(Sample.old("A")) })
    #expect(try playground.text("App/App/My View.swift") == (try await Sample.fixed()))
  }

  /// Nothing applies a diff to `../`, so one that leaves the folder is made for another.
  @Test(arguments: [true, false]) func pathsOutsideOfTheFolder(inGit: Bool) async throws {
    let playground = try Playground()
    for name in ["App/Sources/A", "App/Views/B"] {
      try playground.write("\(name).swift", Sample.old(String(name.last!)))
    }
    if inGit { try await playground.commitAll() }
    try playground.write("App/Sources/Sub/readme", "")
    let dry = try await playground.swiftfix("-n", "..", "../../Views", in: "App/Sources/Sub")
    #expect(dry.status == 0)
    let base = inGit ? "../../.." : "../.."
    #expect(dry.errors.hasPrefix("swiftfix: the paths in the diff are relative to \(base); apply it there\n"))
    try playground.write("change.diff", dry.output)
    let diff = playground.url("change.diff").path
    let applied = try await playground.run("git", "apply", diff, in: inGit ? "." : "App")
    #expect(applied.status == 0, "\(applied.errors)")
    let contents = try playground.contents()
    #expect(contents.values.allSatisfy { String(decoding: $0, as: UTF8.self).contains("static let") })
    #expect(try await playground.swiftfix("--allow-dirty", ".", in: "App").status == 0)
    #expect(try playground.contents() == contents)
  }

  @Test func lineEndsAreKept() async throws {
    let playground = try Playground()
    try Self.writeFiles(playground)
    try await playground.swiftfix(".")
    let windows = try playground.text("Sources/Windows.swift")
    #expect(windows.replacing("\r\n", with: "").contains { $0.isNewline } == false)
    #expect(
      windows.replacing("\r\n", with: "\n").replacing("Windows", with: "Plain")
        == (try playground.text("Sources/Plain.swift")))
    #expect(try playground.text("Sources/Open ended.swift").last == "}")
  }

  @Test func outputIsTheDiffAndNothingElse() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    let outcome = try await playground.swiftfix("--dry-run")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n@@ "))
    #expect(outcome.output.split(separator: "\n").allSatisfy { " +-@d".contains($0.prefix(1)) })
    #expect(outcome.errors.hasPrefix("  hoist-formatters  1 to fix"))
    #expect(outcome.errors.hasSuffix("\nWould fix 1 place in 1 of 1 file. Nothing was written.\n"))
    let quiet = try await playground.swiftfix("-nq")
    #expect(quiet.output == outcome.output)
    #expect(quiet.errors.isEmpty)
    #expect(try await playground.swiftfix("-n", "--threads", "7").output == outcome.output)
    #expect(try await playground.swiftfix("-n", playground.url("A.swift").path).output == outcome.output)
    #expect(try await playground.swiftfix("-n", "--only", "observable-migration").output.isEmpty)
  }

  @Test func summaryTellsReasonsAndPlaces() async throws {
    let playground = try Playground()
    try playground.write(
      "Rows.swift",
      """
      import SwiftUI

      struct Row: View {
        @Environment(\\.locale) private var locale
        let date: Date

        var body: some View {
          let formatter = DateFormatter()
          formatter.locale = locale
          formatter.dateStyle = .long
          return Text(formatter.string(from: date))
        }

        nonisolated func stamp() -> String {
          let formatter = ISO8601DateFormatter()
          return formatter.string(from: date)
        }
      }

      """)
    let brief = try await playground.swiftfix("-n")
    #expect(!brief.errors.contains("HF302"))
    let outcome = try await playground.swiftfix("-n", "--explain-refusals")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("  refused:\n    HF302  "))
    #expect(outcome.errors.contains("\n           Rows.swift:8:21\n"))
    let verbose = try await playground.swiftfix("-nv")
    #expect(verbose.errors.contains("\n           Rows.swift:8:21: "))
  }
  @Test func aReasonWithManyPlacesIsShortUnlessAskedFor() async throws {
    let playground = try Playground()
    let publishers = (1...200).map { "  let count\($0) = store.$count\n" }.joined()
    try playground.write(
      "Store.swift",
      """
      import SwiftUI
      final class Store: ObservableObject { @Published var count = 0 }
      func follow(_ store: Store) {
      \(publishers)}

      """)
    let flags = ["-n", "--deployment", "ios=17", "--only", "observable-migration"]
    let summary = try await playground.swiftfix(flags + ["--explain-refusals"]).errors
    #expect(summary.contains("OM302  'Store' stays an ObservableObject: "))
    #expect(summary.contains(" more)"))
    #expect(!summary.contains(" 203"))
    #expect(try await playground.swiftfix(flags + ["--verbose"]).errors.contains(", 202, 203)"))
  }
}
