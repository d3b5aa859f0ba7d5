import Foundation
import TestSupport
import Testing

/// `swiftfix config` and `swiftfix init`.
@Suite struct ConfigCommandTests {
  @Test func whatHoldsAndWhereItIsSaid() async throws {
    let playground = try Playground()
    try playground.write("Sources/A.swift", "")
    try playground.write("Sources/Old/B.swift", "")
    try playground.write(
      "base.json", #"{ "swift": 6, "deployment": { "macos": 14, "ios": "17.4" }, "exclude": ["Old/"] }"#)
    try playground.write(
      "Sources/.swiftfix.json",
      """
      {
        "extends": "../base.json",
        "passes": {
          "lazy-stacks": { "level": "unsafe", "options": { "min-items": 20 } },
          "observable-migration": "off",
        },
      }
      """)
    let outcome = try await playground.swiftfix(
      "config", "Sources/A.swift", "--allow", "AV201", "--option", "lazy-stacks.follow")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.first == "Sources/A.swift follows Sources/.swiftfix.json, which extends base.json.")
    for line in [
      "include all files default", "exclude Old/ base.json:1:61",
      "deployment iOS 17.4, macOS 14 base.json:1:15",
      "swift 6 base.json:1:3", "hoist-formatters safe default", "allow AV201 command line",
      "lazy-stacks unsafe Sources/.swiftfix.json:4:22", "min-items 20 Sources/.swiftfix.json:4:54",
      "follow true command line", "observable-migration off Sources/.swiftfix.json:5:5",
    ] {
      #expect(lines.contains(line), "\(line)\n\(outcome.output)")
    }
    #expect(!outcome.output.contains("left out"))

    let excluded = try await playground.swiftfix("config", "B.swift", in: "Sources/Old")
    #expect(
      excluded.output.hasPrefix(
        """
        B.swift follows ../.swiftfix.json, which extends ../../base.json.
        It is excluded, unless you name it: 'exclude' has 'Old/' (../../base.json:1:73).

        """))
    let none = try await playground.swiftfix("config")
    #expect(none.output.contains(/\n  sdk +any +default\n/))
    #expect(none.output.hasPrefix(". follows the defaults: there is no .swiftfix.json here or further up.\n"))
    let missing = try await playground.swiftfix("config", "None.swift")
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("swiftfix: None.swift: no such file or folder."))
  }

  /// The same for programs.
  @Test func whatHoldsAsJSON() async throws {
    let playground = try Playground()
    try playground.write("Sources/Old/B.swift", "")
    try playground.write(
      "base.json", #"{ "deployment": { "macos": 14, "ios": "17.4" }, "exclude": ["Old/"] }"#)
    try playground.write(
      "Sources/.swiftfix.json",
      #"{ "extends": "../base.json", "passes": { "lazy-stacks": { "options": { "min-items": 20 } } } }"#)
    func object(_ arguments: String..., in folder: String = ".") async throws -> NSDictionary {
      let outcome = try await playground.swiftfix(["config", "--format", "json"] + arguments, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? NSDictionary)
    }
    func file(_ path: String, _ column: Int) -> NSDictionary {
      ["kind": "file", "path": path, "line": 1, "column": column]
    }
    let own = try await object("Old/B.swift", "--allow", "LZ203", "--swift", "6", in: "Sources")
    #expect(own["path"] as? String == "Old/B.swift")
    #expect(own["files"] as? [String] == [".swiftfix.json", "../base.json"])
    let exclusion: NSDictionary = ["by": "exclude", "pattern": "Old/", "source": file("../base.json", 61)]
    #expect(own["exclusion"] as? NSDictionary == exclusion)
    #expect(own["exclude"] as? NSDictionary == ["value": ["Old/"], "source": file("../base.json", 49)])
    #expect(own["include"] as? NSDictionary == ["value": NSNull(), "source": ["kind": "default"]])
    #expect(own["swift"] as? NSDictionary == ["value": 6, "source": ["kind": "commandLine"]])
    let targets = ["ios": "17.4", "macos": "14"]
    #expect(own["deployment"] as? NSDictionary == ["value": targets, "source": file("../base.json", 3)])
    let pass = try #require((own["passes"] as? NSDictionary)?["lazy-stacks"] as? NSDictionary)
    #expect(pass["allow"] as? NSDictionary == ["value": ["LZ203"], "source": ["kind": "commandLine"]])
    let options = try #require(pass["options"] as? NSDictionary)
    #expect(options["min-items"] as? NSDictionary == ["value": 20, "source": file(".swiftfix.json", 72)])
    #expect(options["follow"] as? NSDictionary == ["value": false, "source": ["kind": "default"]])

    let plain = try await object()
    #expect(plain["exclusion"] == nil)
    #expect(plain["files"] as? [String] == [])
    #expect(plain["exclude"] as? NSDictionary == ["value": [String](), "source": ["kind": "default"]])
    #expect(plain["swift"] as? NSDictionary == ["value": NSNull(), "source": ["kind": "default"]])
    let wrong = try await playground.swiftfix("config", "--format", "sarif")
    #expect(wrong.status == 2)
    #expect(wrong.errors == "swiftfix: --format takes text or json here, not 'sarif'\n")
  }

  /// The targets that the project's own files describe.
  @Test func whatTheProjectSays() async throws {
    let playground = try Playground()
    try playground.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Trails", platforms: [.iOS(.v17), .macOS(.v14)],
        targets: [.target(name: "Trails"), .target(name: "Maps")])
      """)
    for path in ["Trails/A.swift", "Trails/B.swift", "Maps/C.swift"] {
      try playground.write("Sources/" + path, "")
    }
    let outcome = try await playground.swiftfix("config", "Sources")
    let lines = outcome.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for line in [
      "Trails (2 files) iOS 17, macOS 14, Swift 5 Package.swift",
      "Maps (1 file) iOS 17, macOS 14, Swift 5 Package.swift",
    ] {
      #expect(lines.contains(line), "\(line)\n\(outcome.output)")
    }
    let json = try await playground.swiftfix("config", "Sources/Maps/C.swift", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? NSDictionary
    #expect(
      object?["targets"] as? NSArray == [
        [
          "targets": ["Maps"], "fileCount": 1, "deployment": ["ios": "17", "macos": "14"], "swift": 5,
          "sources": ["Package.swift"],
        ]
      ])
  }

  /// The values that `swiftfix config` shows, without where they come from.
  private func values(_ playground: Playground) async throws -> [[Substring]] {
    let outcome = try await playground.swiftfix("config", environment: ["NO_COLOR": "1"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").dropFirst()
    let rows = lines.map { line -> [Substring] in
      line.split(separator: "  ").map { $0.drop { $0 == " " } }
    }
    return rows.filter { $0.first != "allow" && $0.first != "exclude" }.map { $0.dropLast() }
  }

  @Test func initWritesTheDefaults() async throws {
    let playground = try Playground()
    let before = try await values(playground)
    let outcome = try await playground.swiftfix("init")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "Wrote .swiftfix.json. Remove the // before the values that you want.\n")
    #expect(try await values(playground) == before)
    // What is in comments is sound, too.
    let text = try playground.text(".swiftfix.json")
    let everything = text.split(separator: "\n").map { line in
      line.wholeMatch(of: /\s*\/\/ ("[-a-zA-Z0-9]+": .*,)/)?.1 ?? line
    }
    try playground.write("shared/swiftfix.json", "{}")
    try playground.write("a/.swiftfix.json", everything.joined(separator: "\n"))
    try playground.write("a/Sources/A.swift", "")
    let all = try await playground.swiftfix("config", "a")
    #expect(all.status == 0, "\(all.errors)")
    for shown in ["shared/swiftfix.json", "Sources/", "iOS 17, macOS 14", "HF201, HF202"] {
      #expect(all.output.contains(shown), "\(shown)")
    }
  }

  /// What is extended holds, as long as nothing else is said.
  @Test func whatInitWritesCanExtend() async throws {
    let playground = try Playground()
    let outer = #"{ "exclude": ["Old/"], "passes": { "lazy-stacks": "off", "hoist-formatters": "unsafe" } }"#
    try playground.write(".swiftfix.json", outer)
    try FileManager.default.createDirectory(at: playground.url("Sub"), withIntermediateDirectories: true)
    try await playground.swiftfix("init", "Sub")
    let text = try playground.text("Sub/.swiftfix.json")
    let line = #"// "extends": ["../shared/swiftfix.json"]"#
    try playground.write("Sub/.swiftfix.json", text.replacing(line, with: #""extends": "../.swiftfix.json""#))
    let shown = try await playground.swiftfix("config", "Sub").output.split(separator: "\n")
    for name in ["exclude ", "lazy-stacks ", "hoist-formatters "] {
      #expect(shown.contains { $0.hasPrefix(name) && $0.contains(" .swiftfix.json:1:") }, "\(shown)")
    }
  }

  @Test func initOverwritesNothing() async throws {
    let playground = try Playground()
    try playground.write(".swiftfix.json", "{}")
    let outcome = try await playground.swiftfix("init")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "swiftfix: .swiftfix.json: already exists; nothing was written\n")
    #expect(try playground.text(".swiftfix.json") == "{}")
    try playground.write("a/b/A.swift", "")
    try FileManager.default.createSymbolicLink(
      at: playground.url("a/.swiftfix.json"), withDestinationURL: playground.url("nowhere"))
    #expect(try await playground.swiftfix("init", "a").status == 2)
    #expect(!FileManager.default.fileExists(atPath: playground.url("nowhere").path))
    try FileManager.default.removeItem(at: playground.url("a/.swiftfix.json"))
    let nested = try await playground.swiftfix("init", "b", in: "a")
    #expect(nested.status == 0)
    #expect(
      nested.errors.hasSuffix(
        "../.swiftfix.json no longer has an effect here, unless you write \"extends\": \"../../.swiftfix.json\".\n"
      ))
    let file = try await playground.swiftfix("init", "a/b/A.swift")
    #expect(file.status == 2)
    #expect(file.errors == "swiftfix: a/b/A.swift: not a folder; name the one to configure\n")
  }

  /// Others can read what `init` writes, as far as the user's mask lets them.
  @Test func initHonoursTheMask() async throws {
    let playground = try Playground()
    try await playground.run("sh", "-c", #"umask 027; exec "$SWIFTFIX" init"#)
    #expect(try playground.mode(".swiftfix.json") == 0o640)
  }

  @Test func schemaKnowsTheKeysPassesAndOptionsThatThereAre() async throws {
    let playground = try Playground()
    let outcome = try await playground.swiftfix("schema", "config")
    #expect(outcome.status == 0)
    let schema = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let keys = try #require(schema?["properties"] as? [String: Any])
    let passes = try #require((keys["passes"] as? [String: Any])?["properties"] as? [String: Any])
    try playground.write(".swiftfix.json", "{ \"no key\": [] }")
    let known = try await playground.swiftfix("config").errors
    #expect(known.contains("there are \(keys.keys.sorted().first ?? "")"))
    for key in keys.keys { #expect(known.contains(key)) }
    let list = try await playground.swiftfix("list").output.split(separator: "\n")
    #expect(Set(passes.keys) == Set(list.map { String($0.prefix { $0 != " " }) }))
    #expect(outcome.output.contains(#""min-items": {"#))
    #expect(try await playground.swiftfix("schema", "none").status == 2)
  }

  @Test func exampleOfTheReadmeCanBeUsed() async throws {
    let playground = try Playground()
    try playground.write("App/.swiftfix.json", Readme.block("jsonc"))
    try playground.write(".swiftfix.json", "{}")
    let outcome = try await playground.swiftfix("config", "App")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("App follows App/.swiftfix.json"))
  }
}
