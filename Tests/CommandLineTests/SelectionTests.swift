import Foundation
import TestSupport
import Testing

/// `--only`, `--skip` and `--exclude`, and `ignore` and `per-file` in a configuration.
@Suite struct SelectionTests {
  /// A view with a safe fix of one pass and warnings of others.
  private static let view = """
    import SwiftUI

    struct Rows: View {
      @State var names: [String] = []
      let date: Date

      var body: some View {
        ScrollView { Text(title) }
          .id(UUID())
      }

      private var title: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
      }
    }

    """

  private func makePlayground() throws -> Playground {
    let playground = try Playground()
    try playground.write("Sources/Rows.swift", Self.view)
    return playground
  }

  /// The IDs that a check reports, in their order.
  private func ids(_ playground: Playground, _ words: String...) async throws -> [String] {
    let outcome = try await playground.swiftfix(["--check", "--hints", "--unsafe"] + words)
    #expect(outcome.status < 2, "\(outcome.errors)")
    return outcome.output.matches(of: #/\[([A-Z0-9]+) /#).map { String($0.output.1) }.sorted()
  }

  @Test func namesOfEachKind() async throws {
    let playground = try makePlayground()
    let all = try await ids(playground)
    try #require(Set(all).count >= 3, "\(all)")
    #expect(all.contains("HF100"))
    for name in ["hoist-formatters", "HF100", "HF1", "HF", "hf1"] {
      #expect(try await ids(playground, "--only", name) == ["HF100"])
      #expect(try await ids(playground, "--skip", name) == all.filter { $0 != "HF100" })
    }
    #expect(try await ids(playground, "--only", "HF2,HF3").isEmpty)
    let identity = try await ids(playground, "--only", "identity")
    #expect(
      !identity.isEmpty && identity.allSatisfy { $0.hasPrefix("UI") || $0.hasPrefix("ID") }, "\(identity)")
    #expect(try await ids(playground, "--only", "identity,work-in-body", "--skip", "HF") == identity)
  }

  /// Hints are looked for only if they are wanted. A comment that ignores one has an effect in any case.
  @Test func hintsOnRequest() async throws {
    let row = """
      import SwiftUI

      struct Row: View, Equatable {
        let title: String
        let isSelected: Bool

        nonisolated static func == (left: Row, right: Row) -> Bool { left.title == right.title }

        var body: some View { Text(isSelected ? title + "!" : title) }
      }

      struct Page: View {
        let number: Int

        var body: some View { Row(title: "a", isSelected: number == 1) }
      }

      """
    let playground = try Playground()
    try playground.write("Row.swift", row)
    let plain = try await playground.swiftfix("--check", "--unsafe")
    #expect(plain.status == 0 && !plain.output.contains("EQ501"), "\(plain.output)")
    for option in ["--hints", "--fail-on=hint"] {
      let outcome = try await playground.swiftfix("--check", "--unsafe", option)
      #expect(outcome.output.contains("EQ501"), "\(outcome.output)")
    }
    try playground.write("Row.swift", "// swiftfix:ignore-file equatable-view\n" + row)
    let ignored = try await playground.swiftfix("--check", "--unsafe")
    #expect(ignored.status == 0, "\(ignored.output)")
    try playground.write("Row.swift", "// swiftfix:ignore-file over-observation\n" + row)
    #expect(try await playground.swiftfix("--check", "--unsafe").status == 1)
  }

  @Test func filesThatAreExcluded() async throws {
    let playground = try makePlayground()
    try playground.write("Old/Rows.swift", Self.view)
    for pattern in ["Old", "Old/", "/Old/", "O*", "Old/Rows.swift", "{Old,New}"] {
      let files = try await playground.swiftfix("--show-files", "--exclude", pattern)
      #expect(files.output == "Sources/Rows.swift\n")
      let outcome = try await playground.swiftfix("--check", "--exclude", pattern)
      #expect(outcome.output.contains("Sources/Rows.swift:"))
      #expect(!outcome.output.contains("Old/Rows.swift:"), "\(pattern)")
    }
    let named = try await playground.swiftfix("--check", "Old/Rows.swift", "--exclude", "Old")
    #expect(named.status == 0)
    #expect(named.output.isEmpty)
    // A folder around the current one is not meant.
    let inside = try await playground.swiftfix("--check", "--exclude", "Old", in: "Old")
    #expect(inside.output.contains("Rows.swift:"))
  }

  @Test func whatAConfigurationIgnores() async throws {
    let playground = try makePlayground()
    try playground.write("Old/Rows.swift", Self.view)
    let all = try await ids(playground, "Sources")
    try playground.write(".swiftfix.json", #"{ "ignore": ["HF1"], "per-file": { "Old/": ["identity"] } }"#)
    let left = all.filter { $0 != "HF100" }
    #expect(try await ids(playground, "Sources") == left)
    let identity = try await ids(playground, "Sources", "--only", "identity")
    #expect(try await ids(playground, "Old") == left.filter { !identity.contains($0) })
    // The command line wins over what holds everywhere.
    #expect(try await ids(playground, "Sources", "--only", "HF100") == ["HF100"])
    #expect(try await ids(playground, "Old", "--only", "identity").isEmpty)
  }

  @Test func mistakesInAConfiguration() async throws {
    let playground = try makePlayground()
    try playground.write(
      ".swiftfix.json", #"{ "ignore": ["HF9x"], "per-file": { "a{": ["LZ2"], "b": "LZ2" } }"#)
    let outcome = try await playground.swiftfix("--check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("unknown pass, category or ID 'HF9x'"))
    #expect(outcome.errors.contains("'a{': "))
    #expect(outcome.errors.contains("'b' takes a list of texts, not the text \"LZ2\""))
  }

  @Test func whatIsIgnoredIsShown() async throws {
    let playground = try makePlayground()
    try playground.write(
      ".swiftfix.json", #"{ "ignore": ["LZ2", "animation"], "per-file": { "Rows.swift": ["identity"] } }"#)
    let outcome = try await playground.swiftfix("config", "Sources/Rows.swift")
    #expect(outcome.output.contains(#/ignore +LZ2, animation +\.swiftfix\.json:1:3\n/#))
    #expect(outcome.output.contains(#/Rows\.swift +identity +\.swiftfix\.json:1:49/#))
    #expect(outcome.output.contains(#/unstable-id +off +\.swiftfix\.json:1:49/#))
  }
}
