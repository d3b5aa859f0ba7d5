import CodemodKit
import ProjectIndex
import TestSupport
import Testing

@testable import Configurations
import Workspace

/// Two passes that do nothing but have every kind of option.
let somePasses = [
  CodemodMetadata(
    id: "lazy-stacks", summary: "S", category: .laziness, words: [],
    rules: [Rule("LZ101", .safe, "R"), Rule("LZ201", .unsafe, "R"), Rule("LZ301", .refusal, "R")],
    options: [
      CodemodOption("min-items", .number(50), "O"), CodemodOption("follow", .flag(false), "O"),
      CodemodOption("prefix", .text(""), "O"),
    ]),
  CodemodMetadata(
    id: "hoist-formatters", summary: "S", category: .laziness, words: [], rules: [Rule("HF201", .unsafe, "R")]
  ),
]

extension Scratch {
  /// What is wrong with the configuration of a folder, each mistake as a person in the scratch folder reads
  /// it.
  func mistakes(_ folder: String = ".", _ choice: ConfigurationFinder.Choice = .nearest) -> [String] {
    var finder = ConfigurationFinder(choice, from: path, codemods: somePasses)
    do {
      _ = try finder.configuration(for: folder == "." ? path : path(folder))
      return []
    } catch {
      return error.mistakes.map { $0.text(from: path).replacing(": error: ", with: ": ") }
    }
  }

  /// What holds in a folder.
  func configuration(_ folder: String = ".") throws -> Configuration {
    var finder = ConfigurationFinder(.nearest, from: path, codemods: somePasses)
    return try #require(try finder.configuration(for: folder == "." ? path : path(folder)))
  }
}

@Suite struct ConfigurationTests {
  @Test func everyKey() throws {
    let scratch = try Scratch()
    try scratch.write(
      ".swiftfix.json",
      """
      {
        "$schema": "x",
        "include": ["Sources/"], "exclude": ["*.pb.swift", "Old/"],
        "passes": {
          "lazy-stacks": {
            "level": "unsafe", "allow": ["LZ201"],
            "options": { "min-items": 20, "follow": true, "prefix": "p" },
          },
          "hoist-formatters": "off",
        },
        "deployment": { "ios": "17.4", "macOS": 14, "iPadOS": 1e1 },
        "swift": 6, "sdk": 26,
      }
      """.replacing(", \"iPadOS\": 1e1", with: ", \"visionos\": 1.0"))
    let configuration = try scratch.configuration()
    #expect(configuration.include?.value.texts == ["Sources/"])
    #expect(configuration.exclude?.value.texts == ["*.pb.swift", "Old/"])
    let pass = try #require(configuration.passes["lazy-stacks"])
    #expect(pass.level?.value == .unsafe)
    #expect(pass.allow?.value == ["LZ201"])
    #expect(pass.options["min-items"]?.value == .number(20))
    #expect(pass.options["follow"]?.value == .flag(true))
    #expect(pass.options["prefix"]?.value == .text("p"))
    #expect(pass.options["min-items"]?.place.text(from: scratch.path) == ".swiftfix.json:7:20")
    #expect(configuration.passes["hoist-formatters"]?.level?.value == .off)
    #expect(
      configuration.deployment?.value == [.iOS: Version(17, 4), .macOS: Version(14), .visionOS: Version(1)])
    #expect(configuration.swift?.value == 6)
    #expect(configuration.sdk?.value == 26)
  }

  @Test(arguments: [
    ("[]", "1:1: a configuration is an object in braces, not a list"),
    ("", "1:1: expected a value, but the file ends here"),
    ("{\"exlude\": []}", "1:2: unknown key 'exlude'; did you mean 'exclude'?"),
    (
      "{\"colour\": 1}",
      "1:2: unknown key 'colour'; there are $schema, extends, include, exclude, ignore, per-file, passes, codemods, deployment, swift, sdk, documentation"
    ),
    ("{\"include\": \"a\"}", "1:13: 'include' takes a list of texts, not the text \"a\""),
    ("{\"include\": [\"a\", 1]}", "1:19: 'include' takes a list of texts alone, not 1"),
    ("{\"include\": []}", "1:13: an empty 'include' matches no file; remove it to include all"),
    (
      "{\"exclude\": [\"a\", \"[b\"]}",
      "1:19: '[b': '[' without a ']' after it; write '\\[' for the character itself"
    ),
    ("{\"extends\": 1}", "1:13: 'extends' takes a text or a list of texts, not 1"),
    ("{\"$schema\": null}", "1:13: '$schema' takes a text, not null"),
    ("{\"passes\": []}", "1:12: 'passes' is an object in braces, not a list"),
    (
      "{\"passes\": {\"lazy-stack\": \"off\"}}",
      "1:13: unknown pass 'lazy-stack'; did you mean 'lazy-stacks'?"
    ),
    (
      "{\"passes\": {\"qqqqqqqq\": \"off\"}}",
      "1:13: unknown pass 'qqqqqqqq'; 'swiftfix list' shows the passes"
    ),
    (
      "{\"passes\": {\"lazy-stacks\": false}}",
      "1:28: 'lazy-stacks' takes \"off\", \"hint\", \"warning\", \"safe\" or \"unsafe\" or an object in braces, not false"
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"level\": \"on\"}}}",
      "1:38: 'level' takes \"off\", \"hint\", \"warning\", \"safe\" or \"unsafe\", not the text \"on\""
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"levl\": \"on\"}}}", "1:29: unknown key 'levl'; did you mean 'level'?"
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"follow\": true}}}",
      "1:29: 'follow' is an option: write it in \"options\": { }"
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"options\": {\"min-item\": 1}}}}",
      "1:41: 'lazy-stacks' has no option 'min-item'; did you mean 'min-items'?"
    ),
    (
      "{\"passes\": {\"hoist-formatters\": {\"options\": {\"min-items\": 1}}}}",
      "1:46: 'hoist-formatters' has no option 'min-items'; 'swiftfix explain hoist-formatters' lists them"
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"options\": {\"min-items\": 1e400}}}}",
      "1:54: 'min-items' takes a whole number from 0 on, not 1e400"
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"options\": {\"min-items\": 123456789012345678901}}}}",
      "1:54: 'min-items' takes a whole number from 0 on, not 123456789012345678901"
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"options\": {\"follow\": 1}}}}",
      "1:51: 'follow' takes true or false, not 1"
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"allow\": \"LZ201\"}}}",
      "1:38: 'allow' takes a list of texts, not the text \"LZ201\""
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"allow\": [\"LZ20\"]}}}",
      "1:39: 'lazy-stacks' has no ID 'LZ20'; did you mean 'LZ201'?"
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"allow\": [\"LZ101\"]}}}",
      "1:39: 'LZ101' is a safe fix, which is always applied"
    ),
    (
      "{\"passes\": {\"lazy-stacks\": {\"allow\": [\"LZ301\"]}}}",
      "1:39: 'LZ301' is not a fix; 'swiftfix explain LZ301' explains it"
    ),
    (
      "{\"documentation\": \"docs/\"}", "1:19: 'documentation' takes an address that begins with https://"
    ),
    ("{\"deployment\": 17}", "1:16: 'deployment' is an object in braces, not 17"),
    ("{\"deployment\": {\"iso\": 17}}", "1:17: unknown key 'iso'; did you mean 'ios'?"),
    (
      "{\"deployment\": {\"ios\": \"17.x\"}}",
      "1:24: 'ios' takes a version, such as 17 or \"17.4\", not the text \"17.x\""
    ),
    ("{\"deployment\": {\"ios\": -17}}", "1:24: 'ios' takes a version, such as 17 or \"17.4\", not -17"),
    ("{\"deployment\": {\"ios\": 1e1}}", "1:24: 'ios' takes a version, such as 17 or \"17.4\", not 1e1"),
    ("{\"deployment\": {\"ios\": 17, \"iPadOS\": 18}}", "1:28: iOS is written twice"),
    ("{\"swift\": \"6\"}", "1:11: 'swift' takes a language mode: 4, 5 or 6, not the text \"6\""),
    ("{\"swift\": 5.10}", "1:11: 'swift' takes a language mode: 4, 5 or 6, not 5.10"),
    ("{\"swift\": 7}", "1:11: 'swift' takes a language mode: 4, 5 or 6, not 7"),
    ("{\"sdk\": 0}", "1:9: 'sdk' takes a major version of Xcode's SDK, such as 26, not 0"),
  ])
  func mistakes(_ text: String, _ message: String) throws {
    let scratch = try Scratch()
    try scratch.write(".swiftfix.json", text)
    #expect(scratch.mistakes() == [".swiftfix.json:" + message])
  }

  @Test func allMistakesAtOnce() throws {
    let scratch = try Scratch()
    try scratch.write(
      ".swiftfix.json", "\u{FEFF}{\r\n  \"swft\": 6,\r\n  \"sdk\": true,\r\n  \"extends\": \"b\",\r\n}\r\n")
    try scratch.write("b", "{\n  \"sdk\": [] }")
    #expect(
      scratch.mistakes() == [
        ".swiftfix.json:2:3: unknown key 'swft'; did you mean 'swift'?",
        ".swiftfix.json:3:10: 'sdk' takes a major version of Xcode's SDK, such as 26, not true",
        "b:2:10: 'sdk' takes a major version of Xcode's SDK, such as 26, not a list",
      ])
  }

  // MARK: - Extending

  @Test func laterWinsOverEarlierAndOwnOverBoth() throws {
    let scratch = try Scratch()
    try scratch.write(
      "app/.swiftfix.json",
      """
      { "extends": ["../one.json", "../two.json"], "swift": 6,
        "passes": { "lazy-stacks": { "options": { "follow": true } } } }
      """)
    try scratch.write(
      "one.json",
      """
      { "swift": 5, "sdk": 25, "deployment": { "ios": 15 }, "exclude": ["One"], "passes": {
        "lazy-stacks": { "level": "off", "options": { "min-items": 1, "prefix": "one" } } } }
      """)
    try scratch.write(
      "two.json",
      """
      { "sdk": 26, "deployment": { "macos": 14 }, "exclude": ["Two"], "passes": {
        "lazy-stacks": { "level": "unsafe", "options": { "min-items": 2, "follow": false } } } }
      """)
    let configuration = try scratch.configuration("app")
    #expect(
      configuration.files.map { $0.relative(to: scratch.path).text } == [
        "app/.swiftfix.json", "two.json", "one.json",
      ])
    #expect(configuration.swift?.value == 6)
    #expect(configuration.sdk?.value == 26)
    #expect(configuration.deployment?.value == [.macOS: Version(14)])
    #expect(configuration.exclude?.value.texts == ["Two"])
    let pass = try #require(configuration.passes["lazy-stacks"])
    #expect(pass.level?.value == .unsafe)
    #expect(
      pass.options.mapValues(\.value) == [
        "min-items": .number(2), "follow": .flag(true), "prefix": .text("one"),
      ])
    #expect(pass.options["prefix"]?.place.path == scratch.path("one.json"))
  }

  @Test func filesThatCannotBeExtended() throws {
    let scratch = try Scratch()
    try scratch.write("folder/x")
    scratch.link("loop", symbolicallyAs: "loop")
    try run("mkfifo", scratch.path("pipe").text)
    try scratch.write(
      ".swiftfix.json",
      "{ \"extends\": [\"none.json\", \"folder\", \"pipe\", \"folder/x/y\", \"loop\", \"a\\u0000b\"] }")
    let mistakes = scratch.mistakes()
    #expect(
      mistakes.prefix(4) == [
        ".swiftfix.json:1:15: 'none.json': no such file",
        ".swiftfix.json:1:28: 'folder': a folder, not a file",
        ".swiftfix.json:1:38: 'pipe': a FIFO or device, not a file",
        ".swiftfix.json:1:46: 'folder/x/y': no such file",
      ])
    #expect(mistakes.count == 6)
    #expect(mistakes.dropFirst(4).allSatisfy { $0.contains(": cannot read: ") })
  }

  @Test func circles() throws {
    let scratch = try Scratch()
    try scratch.write(".swiftfix.json", "{ \"extends\": \"a/b.json\" }")
    try scratch.write("a/b.json", "{\n  \"extends\": [ \"link.json\" ] }")
    scratch.link("../.swiftfix.json", symbolicallyAs: "a/link.json")
    #expect(
      scratch.mistakes() == [
        "a/b.json:2:16: 'link.json': these files extend each other: ../.swiftfix.json extends b.json extends "
          + "../.swiftfix.json"
      ])
    try scratch.write("a/b.json", "{ \"extends\": \"b.json\" }")
    #expect(
      scratch.mistakes() == [
        "a/b.json:1:14: 'b.json': these files extend each other: b.json extends "
          + "b.json"
      ])
  }

  /// What is extended on several ways is read once, and is no circle.
  @Test func diamonds() throws {
    let scratch = try Scratch()
    for number in 0..<30 {
      let next = "\"../x/\(number + 1).json\""
      try scratch.write("x/\(number).json", "{ \"extends\": [\(next), \(next), \"\(number + 1).json\"] }")
    }
    try scratch.write("x/30.json", "{ \"swift\": 5 }")
    try scratch.write(".swiftfix.json", "{ \"extends\": \"x/0.json\" }")
    #expect(scratch.mistakes() == [])
    #expect(try scratch.configuration().swift?.value == 5)
    try scratch.write("x/30.json", "{ \"extends\": \"31.json\" }")
    try scratch.write("x/31.json", "{}")
    #expect(
      scratch.mistakes().first == "x/30.json:1:14: '31.json': more than 32 files extend each other in a row")
  }

  /// Files that somebody has sent can be made to keep a run busy for good.
  @Test func filesBeyondMeasure() throws {
    let scratch = try Scratch()
    let names = (0..<100).map { "\"\($0).json\"" }.joined(separator: ", ")
    for number in 0..<100 { try scratch.write("\(number).json", "{}") }
    try scratch.write(".swiftfix.json", "{ \"extends\": [\(names)] }")
    #expect(
      scratch.mistakes().map { $0.suffix(41) }
        == ["'99.json': more than 100 files are extended"].map { $0.suffix(41) })
    try scratch.write(".swiftfix.json", "{}" + String(repeating: " ", count: 1 << 20))
    #expect(scratch.mistakes() == [".swiftfix.json: longer than 1 MiB"])
    try run("rm", scratch.path(".swiftfix.json").text)
    scratch.link("/dev/zero", symbolicallyAs: ".swiftfix.json")
    #expect(scratch.mistakes() == [".swiftfix.json: a FIFO or device, not a file"])
    let pattern = String(repeating: "{,a}", count: 126)
    try run("rm", scratch.path(".swiftfix.json").text)
    try scratch.write(".swiftfix.json", "{ \"exclude\": [\"\(pattern)\"] }")
    #expect(
      scratch.mistakes() == [".swiftfix.json:1:15: '\(pattern)': this pattern has more than 500 characters"])
  }
}
