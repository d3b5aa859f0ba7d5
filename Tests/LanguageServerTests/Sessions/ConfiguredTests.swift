import Reports
import TestSupport
import Testing

@testable import LanguageServer

/// What `.swiftfix.json` says holds in editors too, from the moment it is written.
@Suite(.timeLimit(.minutes(5))) struct ConfiguredTests {
  private static let view = """
    import SwiftUI

    struct Clock: View {
      let date: Date
      let names: [String]

      var body: some View {
        ScrollView { VStack { ForEach(Set(names).sorted(), id: \\.self) { Row(name: $0) } } }
      }

      private var text: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
      }
    }

    struct Row: View {
      @State private var isOn = false
      let name: String
      var body: some View { Text(name) }
    }

    """

  private static let configuration = ".swiftfix.json"

  /// The codemods of a folder are those of the client, wherever the server was started, and follow their files.
  @Test func codemodsOfTheFolderAreFound() async throws {
    let playground = try Playground()
    try playground.write(Self.codemod, Self.codemod(forbidding: "print"))
    try playground.write("A.swift", "print(1)\ndump(1)\n")
    let client = try await LanguageClient(in: playground)
    var file = OpenFile(playground.uri("A.swift"), "print(1)\ndump(1)\n", in: client)
    #expect(lines(try await file.diagnostics()) == [0])
    let hover = try await client.request(
      "textDocument/hover",
      ["textDocument": ["uri": .string(file.uri)], "position": ["line": 0, "character": 2]])
    #expect(hover["contents"]?["value"]?.text?.contains("Nobody reads it.") == true)

    try playground.write(Self.codemod, Self.codemod(forbidding: "dump"))
    tellChange(playground, client, Self.codemod)
    file.replace((2, 0), (2, 0), with: "// one\n")
    #expect(lines(try await file.diagnostics()) == [1])

    try playground.write(Self.codemod, Self.codemod(forbidding: "dump("))
    tellChange(playground, client, Self.codemod)
    let uri = playground.uri(Self.codemod)
    let mistakes = try await client.told("textDocument/publishDiagnostics") { $0["uri"]?.text == uri }
    #expect(codes(mistakes["diagnostics"]?.elements ?? []) == ["configuration"])
    file.replace((3, 0), (3, 0), with: "// two\n")
    #expect(lines(try await file.diagnostics()) == [1])
  }

  private static let codemod = ".swiftfix/codemods/no-print.md"

  private static func codemod(forbidding function: String) -> String {
    """
    ---
    name: no-print
    summary: '\(function)($WHAT)' reaches nobody
    tier: warning
    ---

    Nobody reads it.

    ```swift match
    \(function)($WHAT)
    ```
    """
  }

  private func lines(_ diagnostics: [JSONValue]) -> [Int] {
    diagnostics.compactMap { $0["range"]?["start"]?["line"]?.number }
  }

  private func tellChange(
    _ playground: Playground, _ client: LanguageClient, _ file: String = configuration
  ) {
    let uri = JSONValue.string(playground.uri(file))
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": uri, "type": 1]]])
  }

  private func codes(_ diagnostics: [JSONValue]) -> [String] { diagnostics.compactMap { $0["code"]?.text } }

  @Test func codesLinkToTheirPages() async throws {
    let playground = try Playground()
    try playground.write("Clock.swift", Self.view)
    try playground.write(Self.configuration, #"{ "documentation": "https://example.com/pages" }"#)
    let client = try await LanguageClient(
      in: playground, ["textDocument": ["publishDiagnostics": ["codeDescriptionSupport": true]]])
    let file = OpenFile(playground.uri("Clock.swift"), Self.view, in: client)
    let addresses = try await file.diagnostics().map { $0["codeDescription"]?["href"]?.text }
    #expect(
      addresses == [
        "https://example.com/pages/lazy-stacks.md#lz201",
        "https://example.com/pages/hoist-formatters.md#hf100",
      ])
  }

  @Test func passesLevelsAndPatternsHold() async throws {
    let playground = try Playground()
    try playground.write("Clock.swift", Self.view)
    let client = try await LanguageClient(in: playground)
    let file = OpenFile(playground.uri("Clock.swift"), Self.view, in: client)
    #expect(codes(try await file.diagnostics()) == ["LZ201", "HF100"])

    try playground.write(Self.configuration, #"{ "passes": { "hoist-formatters": "off" } }"#)
    tellChange(playground, client)
    #expect(codes(try await file.diagnostics()) == ["LZ201"])
    #expect(try await file.actions(only: ["source.fixAll"]).isEmpty)

    // What is allowed there is made by the command line; a save makes safe fixes only.
    try playground.write(Self.configuration, #"{ "passes": { "lazy-stacks": "unsafe" } }"#)
    tellChange(playground, client)
    #expect(codes(try await file.diagnostics()) == ["LZ201", "HF100"])
    let action = try #require(try await file.actions(only: ["source.fixAll"]).first)
    var text = EditedText(Self.view)
    try text.apply(action["edit"]?.documentEdits[file.uri]?.edits ?? [])
    try await playground.swiftfix("--no-config", "Clock.swift")
    #expect(text.text == (try playground.text("Clock.swift")))
    #expect(!text.text.contains("LazyVStack"))

    try playground.write(Self.configuration, #"{ "exclude": ["Clock.swift"] }"#)
    tellChange(playground, client)
    #expect(try await file.diagnostics().isEmpty)
  }

  @Test func mistakesAreShownAndNothingIsFixed() async throws {
    let playground = try Playground()
    try playground.write(Self.configuration, #"{ "passes": { "hoist-formaters": "off" } }"#)
    try playground.write("Clock.swift", Self.view)
    let client = try await LanguageClient(in: playground)
    var file = OpenFile(playground.uri("Clock.swift"), Self.view, in: client)
    let message = try await client.told("window/showMessage")
    #expect(message["type"] == 1)
    #expect(message["message"]?.text?.hasPrefix("swiftfix: .swiftfix.json:1:") ?? false)
    let shown = try await client.told("textDocument/publishDiagnostics")
    #expect(shown["uri"]?.text?.hasSuffix("/.swiftfix.json") ?? false)
    guard case .array(let mistakes)? = shown["diagnostics"] else { return #expect(Bool(false), "\(shown)") }
    #expect(mistakes.map { $0["severity"] } == [1])
    #expect(mistakes.first?["message"]?.text?.contains("hoist-formaters") ?? false)
    #expect(try await file.diagnostics().isEmpty)
    #expect(try await file.actions(only: ["source.fixAll"]).isEmpty)
    await #expect(throws: LanguageClient.Refusal(code: -32600)) {
      try await client.request("workspace/executeCommand", ["command": "swiftfix.fixWorkspace"])
    }
    file.replace((0, 0), (0, 0), with: "\n")
    #expect(try await file.diagnostics().isEmpty)
    try playground.write(Self.configuration, "{}")
    tellChange(playground, client)
    #expect(codes(try await file.diagnostics()) == ["LZ201", "HF100"])
    let cleared = try await client.told("textDocument/publishDiagnostics") { params in
      params["uri"] == shown["uri"]
    }
    #expect(cleared["diagnostics"] == [])
    #expect(!client.notifications.contains { $0["method"] == "window/showMessage" })
  }

  /// While somebody types in a configuration, documents are looked at as it said before.
  @Test func lastSoundConfigurationHolds() async throws {
    let playground = try Playground()
    try playground.write(Self.configuration, #"{ "passes": { "hoist-formatters": "off" } }"#)
    try playground.write("Clock.swift", Self.view)
    let client = try await LanguageClient(in: playground)
    var file = OpenFile(playground.uri("Clock.swift"), Self.view, in: client)
    #expect(codes(try await file.diagnostics()) == ["LZ201"])
    try playground.write(Self.configuration, #"{ "passes": { "hoist-form"#)
    tellChange(playground, client)
    let message = try await client.told("window/showMessage")
    #expect(message["message"]?.text?.hasPrefix("swiftfix: .swiftfix.json:1:") ?? false)
    file.replace((0, 0), (0, 0), with: "\n")
    #expect(codes(try await file.diagnostics()) == ["LZ201"])
    try playground.write(Self.configuration, #"{ "passes": { "lazy-stacks": "off" } }"#)
    tellChange(playground, client)
    #expect(codes(try await file.diagnostics()) == ["HF100"])
  }

  /// A client that agrees is shown that the project is being read, once.
  @Test func readingIsShown() async throws {
    let playground = try Playground()
    try playground.write("Clock.swift", Self.view)
    let client = try await LanguageClient(in: playground, ["window": ["workDoneProgress": true]])
    let token = try await client.asked("window/workDoneProgress/create")["token"]
    var file = OpenFile(playground.uri("Clock.swift"), Self.view, in: client)
    let begin = try await client.told("$/progress")
    #expect(begin["token"] == token)
    #expect(begin["value"]?["kind"] == "begin")
    #expect(begin["value"]?["title"] == "swiftfix: reading the project")
    let end = try await client.told("$/progress")
    #expect(end["token"] == token)
    #expect(end["value"]?["kind"] == "end")
    file.replace((0, 0), (0, 0), with: "\n")
    _ = try await file.diagnostics()
    #expect(!client.notifications.contains { $0["method"] == "$/progress" })
  }
}
