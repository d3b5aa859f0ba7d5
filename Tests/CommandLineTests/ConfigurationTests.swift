import Foundation
import Testing

/// What a configuration file changes in a run.
@Suite struct ConfigurationTests {
  private func changed(_ playground: Playground, _ names: [String]) throws -> [String] {
    try names.filter { name in
      try playground.text(name) != Sample.old(String(name.dropLast(6).split(separator: "/").last ?? ""))
    }
  }

  /// A playground with a file that has something to fix under each of these names.
  private func playground(_ names: [String], _ configurations: [String: String]) throws -> Playground {
    let playground = try Playground()
    for name in names {
      try playground.write(name, Sample.old(String(name.dropLast(6).split(separator: "/").last ?? "")))
    }
    for (name, text) in configurations { try playground.write(name, text) }
    return playground
  }

  @Test func theNearestFileCountsAlone() async throws {
    let names = ["A.swift", "x/B.swift", "x/y/C.swift", "z/D.swift"]
    let playground = try playground(
      names,
      [
        ".swiftfix.json": #"{ "passes": { "hoist-formatters": "off" }, "exclude": ["C.swift"] }"#,
        "x/.swiftfix.json": "{}",
        "z/.swiftfix.json": #"{ "extends": "../.swiftfix.json" }"#,
      ])
    let outcome = try await playground.swiftfix()
    #expect(outcome.status == 0)
    #expect(try changed(playground, names) == ["x/B.swift", "x/y/C.swift"])
  }

  @Test func includeAndExclude() async throws {
    let names = ["A.swift", "Sources/B.swift", "Sources/Old/C.swift", "Sources/D.gen.swift"]
    let text = #"{ "include": ["Sources/"], "exclude": ["Old/", "*.gen.swift"] }"#
    let playground = try playground(names, [".swiftfix.json": text])
    let outcome = try await playground.swiftfix("--dry-run")
    #expect(outcome.output.contains("+++ b/Sources/B.swift"))
    #expect(outcome.errors.contains("changing 1 of 1 file."))
    // A folder that was named is asked for its patterns; a file that was named is taken.
    let folder = try await playground.swiftfix("Sources/Old")
    #expect(folder.status == 0)
    #expect(
      folder.errors == "swiftfix: a configuration leaves out all files that were asked for; "
        + "'swiftfix config PATH' tells why\nNothing to fix in 0 files.\n")
    try await playground.swiftfix("--force-exclude", "Sources/Old/C.swift", "A.swift")
    #expect(try changed(playground, names) == [])
    try await playground.swiftfix("Sources/Old/C.swift", "A.swift")
    #expect(try changed(playground, names) == ["A.swift", "Sources/Old/C.swift"])
  }

  @Test func theCommandLineWins() async throws {
    let text = #"{ "passes": { "hoist-formatters": "off" }, "exclude": ["*"] }"#
    let playground = try playground(["A.swift"], ["strict.json": text, ".swiftfix.json": "{}"])
    let fixes = "changing 1 of 1 file."
    let strict = ["--dry-run", "--config", "strict.json", "A.swift"]
    #expect(try await !playground.swiftfix(strict).errors.contains(fixes))
    #expect(try await playground.swiftfix(strict + ["--only", "hoist-formatters"]).errors.contains(fixes))
    #expect(try await !playground.swiftfix(strict + ["--only", "lazy-stacks"]).errors.contains(fixes))
    #expect(try await !playground.swiftfix(strict + ["--unsafe"]).errors.contains(fixes))
    #expect(try await playground.swiftfix("--dry-run").errors.contains(fixes))
    try playground.write(".swiftfix.json", text)
    #expect(try await !playground.swiftfix("--dry-run").errors.contains(fixes))
    #expect(try await playground.swiftfix("--dry-run", "--no-config").errors.contains(fixes))
    let both = try await playground.swiftfix("--no-config", "--config", "strict.json")
    #expect(both.status == 2)
    #expect(both.errors == "swiftfix: --config and --no-config don't go together\n")
  }

  // MARK: - Levels, options, settings

  private static let template = """
    import Foundation

    struct Month {
      let date: Date

      var title: String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
        return formatter.string(from: date)
      }
    }

    """

  @Test(arguments: [
    ("{}", false), (#"{ "passes": { "hoist-formatters": "unsafe" } }"#, true),
    (#"{ "passes": { "hoist-formatters": { "allow": ["HF206"] } } }"#, true),
    (#"{ "passes": { "hoist-formatters": { "allow": ["HF205"] } } }"#, false),
    (#"{ "passes": { "hoist-formatters": { "level": "off", "allow": ["HF206"] } } }"#, false),
  ])
  func fixesThatAreNotSafe(_ configuration: String, _ isMade: Bool) async throws {
    let playground = try Playground()
    try playground.write("Month.swift", Self.template)
    try playground.write(".swiftfix.json", configuration)
    let outcome = try await playground.swiftfix("--check")
    #expect(outcome.status == (isMade ? 1 : 0))
  }

  @Test func optionsAndSettingsOfEachFolder() async throws {
    let playground = try Playground()
    let items =
      "struct A: View { var body: some View { ScrollView { VStack { ForEach(0..<30) { Text(\"\\($0)\").frame(maxWidth: .infinity) } } } } }\n"
    for folder in ["a", "b", "c"] {
      try playground.write("\(folder)/\(folder).swift", "import SwiftUI\n" + items)
    }
    let old = #""deployment": { "ios": 13 }, "#
    let few = #""passes": { "lazy-stacks": { "level": "unsafe", "options": { "min-items": 20 } } }"#
    try playground.write("a/.swiftfix.json", "{ \"deployment\": { \"ios\": 17 }, \(few) }")
    try playground.write("b/.swiftfix.json", "{ \(old) \(few) }")
    let outcome = try await playground.swiftfix("--dry-run", "--unsafe", "--only", "lazy-stacks")
    #expect(outcome.output.split(separator: "\n").filter { $0.hasPrefix("+++") } == ["+++ b/a/a.swift"])
    let wins = try await playground.swiftfix(
      "--dry-run", "--unsafe", "--only", "lazy-stacks", "--deployment", "ios=17", "--option",
      "lazy-stacks.min-items=30")
    #expect(wins.output.split(separator: "\n").count { $0.hasPrefix("+++") } == 3)
  }

  // MARK: - Fixes over several files

  private static let model = """
    import SwiftUI

    class Store: ObservableObject {
      @Published var count = 0
    }

    """

  private static let view = """
    import SwiftUI

    struct Counter: View {
      @ObservedObject var store: Store

      var body: some View {
        Text("\\(store.count)")
      }
    }

    """

  @Test(arguments: [
    ("{}", true), (#"{ "exclude": ["*"] }"#, false),
    (#"{ "passes": { "observable-migration": "off" } }"#, false),
  ])
  func aFixDoesNotReachFilesThatAreLeftOut(_ configuration: String, _ isMade: Bool) async throws {
    let playground = try Playground()
    try playground.write("Store.swift", Self.model)
    try playground.write("views/Counter.swift", Self.view)
    try playground.write("views/.swiftfix.json", configuration)
    let outcome = try await playground.swiftfix("--deployment", "ios=17", "--unsafe")
    #expect(outcome.status == 0)
    #expect(try (playground.text("Store.swift") != Self.model) == isMade)
    #expect(try (playground.text("views/Counter.swift") != Self.view) == isMade)
    // Either way it is told why.
    let isTold =
      outcome.errors.contains("where a configuration turns it off")
      || outcome.errors.contains("not to be changed")
    #expect(isTold != isMade, "\(outcome.errors)")
  }

  /// Where only safe fixes are wanted, one that isn't safe does not come from next door.
  @Test func aFixIsNotMadeWhereItIsNotWanted() async throws {
    let playground = try Playground()
    try playground.write("Store.swift", "public " + Self.model.replacing("import SwiftUI\n\n", with: ""))
    try playground.write("Store.swift", Self.model.replacing("class", with: "public final class"))
    try playground.write("views/Counter.swift", Self.view)
    try playground.write(".swiftfix.json", #"{ "passes": { "observable-migration": "unsafe" } }"#)
    let before = try await playground.swiftfix("--check", "--deployment", "ios=17")
    try playground.write("views/.swiftfix.json", "{}")
    let after = try await playground.swiftfix("--check", "--deployment", "ios=17")
    #expect([before.status, after.status] == [1, 0], "\(before.errors)")
  }

  // MARK: - Standard input

  @Test func textThatIsLeftOutComesBack() async throws {
    let playground = try playground(["A.swift"], [".swiftfix.json": #"{ "exclude": ["A.swift"] }"#])
    let text = Data(Sample.old("A").utf8)
    let named = try await playground.swiftfix(["--stdin-filename", "A.swift"], input: text)
    #expect(named.output != Sample.old("A"))
    #expect(try await playground.swiftfix(["--show-files", "."]).output.isEmpty)
    let forced = try await playground.swiftfix(
      ["--force-exclude", "--stdin-filename", "A.swift"], input: text)
    #expect(forced.output == Sample.old("A"))
    #expect(forced.status == 0)
    try playground.write(".swiftfix.json", "{")
    let broken = try await playground.swiftfix(["--stdin-filename", "A.swift"], input: text)
    #expect(broken.output == Sample.old("A"))
    #expect(broken.status == 2)
  }

  // MARK: - Mistakes

  @Test func mistakes() async throws {
    let playground = try playground(
      ["x/A.swift"], [".swiftfix.json": "{\n  // b\n  \"exlude\": [],\n  \"swift\": true,\n}\n"])
    for command in [[], ["config"], ["--dry-run", "A.swift"]] {
      let outcome = try await playground.swiftfix(command, in: "x")
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.errors == """
          ../.swiftfix.json:3:3: error: unknown key 'exlude'; did you mean 'exclude'?
          ../.swiftfix.json:4:12: error: 'swift' takes a language mode: 5 or 6, not true
          swiftfix: nothing was done; mend the configuration, or leave it out with --no-config

          """)
    }
    #expect(try changed(playground, ["x/A.swift"]) == [])
    #expect(try await playground.swiftfix("--no-config").status == 0)
    let missing = try await playground.swiftfix("--config", "none.json")
    #expect(missing.errors.hasPrefix("none.json: error: no such file\n"))
  }

  /// What isn't asked for may be wrong.
  @Test func mistakesElsewhere() async throws {
    let names = ["a/A.swift", "b/B.swift"]
    let playground = try playground(names, ["b/.swiftfix.json": "{"])
    #expect(try await playground.swiftfix("a").status == 0)
    #expect(try changed(playground, names) == ["a/A.swift"])
    #expect(try await playground.swiftfix().status == 2)
    #expect(try changed(playground, names) == ["a/A.swift"])
  }
}
