import Foundation
import Reports
import TestSupport
import Testing

@testable import LanguageServer

/// What a client may ask for beside fixes, and what happens when it changes its mind.
@Suite(.timeLimit(.minutes(5))) struct AskingTests {
  private typealias Refusal = LanguageClient.Refusal

  /// A view that makes a formatter which it may share, and one of which it can't be known.
  private static let view = """
    import SwiftUI

    struct Clock: View {
      @Environment(\\.locale) private var locale
      let date: Date

      var body: some View {
        Text(text)
      }

      private var text: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
      }

      private var local: String {
        let formatter = DateFormatter()
        formatter.locale = locale
        return formatter.string(from: date)
      }
    }

    """

  private func open(
    _ options: JSONValue = .null, _ capabilities: JSONValue = .modern
  ) async throws -> (Playground, LanguageClient, OpenFile) {
    let playground = try Playground()
    try playground.write("Clock.swift", Self.view)
    let client = try await LanguageClient(in: playground, capabilities, options: options)
    return (playground, client, OpenFile(playground.uri("Clock.swift"), Self.view, in: client))
  }

  @Test func refusalsOnRequest() async throws {
    let (_, _, silent) = try await open()
    #expect(try await silent.diagnostics().map { $0["code"] } == ["HF100"])
    let (_, client, told) = try await open(["showRefusals": true])
    let diagnostics = try await told.diagnostics()
    #expect(diagnostics.map { $0["code"] } == ["HF100", "HF302"])
    #expect(diagnostics.map { $0["severity"] } == [2, 4])
    #expect(diagnostics.last?["message"]?.text?.contains("\nNot changed: ") ?? false)
    client.notify("workspace/didChangeConfiguration", ["settings": ["swiftfix": ["showRefusals": false]]])
    #expect(try await told.diagnostics().count == 1)
  }

  /// A class that is made with some work, and a view that would be refreshed by it then.
  private static let feed = """
    import SwiftUI

    final class Feed: ObservableObject {
      @Published var count = 0

      init() { print("started") }
    }

    struct FeedView: View {
      @StateObject private var feed = Feed()

      var body: some View { FeedCount(feed: feed) }
    }

    struct FeedCount: View {
      let feed: Feed

      var body: some View { Text("\\(feed.count)") }
    }

    """

  /// Who isn't shown a fix isn't told what it changes either.
  @Test func unsafeFixesOnRequest() async throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App", path: "Views")])
      """
    for (options, codes) in [(JSONValue.null, ["OM201", "N501"]), (["showUnsafe": false], [])] {
      let playground = try Playground()
      try playground.write("Package.swift", manifest)
      try playground.write("Views/Feed.swift", Self.feed)
      let client = try await LanguageClient(in: playground, .modern, options: options)
      let file = OpenFile(playground.uri("Views/Feed.swift"), Self.feed, in: client)
      #expect(try await file.diagnostics().map { $0["code"]?.text } == codes)
    }
  }

  @Test func ignoringAFinding() async throws {
    let (_, client, opened) = try await open()
    var file = opened
    let range = OpenFile.range((11, 22), (11, 22))
    let actions = try await file.actions(range, only: ["quickfix"])
    #expect(actions.map { $0["isPreferred"] } == [true, nil])
    let ignore = try #require(actions.last)
    #expect(ignore["title"] == "Ignore HF100 here")
    let page = try await client.request(
      "textDocument/hover",
      ["textDocument": ["uri": .string(file.uri)], "position": ["line": 11, "character": 22]])
    let text = try #require(page["contents"]?["value"]?.text)
    #expect(text.hasPrefix("**HF100** (`hoist-formatters`): a safe fix"))
    #expect(text.contains("**How to silence it.** "))
    let edit = try #require(ignore["edit"]?.documentEdits[file.uri]?.edits.first)
    #expect(edit["newText"] == "    // swiftfix:ignore HF100\n")
    #expect(edit["range"] == OpenFile.range((11, 0), (11, 0)))
    file.replace((11, 0), (11, 0), with: "    // swiftfix:ignore HF100\n")
    #expect(try await file.diagnostics().isEmpty)
    let hover = try await client.request(
      "textDocument/hover",
      ["textDocument": ["uri": .string(file.uri)], "position": ["line": 11, "character": 26]])
    #expect(hover["contents"]?["kind"] == "markdown")
    #expect(hover["contents"]?["value"]?.text?.contains("created once") ?? false)
    #expect(hover["range"] == OpenFile.range((11, 23), (11, 28)))
    let elsewhere = try await client.request(
      "textDocument/hover",
      ["textDocument": ["uri": .string(file.uri)], "position": ["line": 12, "character": 10]])
    #expect(elsewhere == .null)
  }

  @Test func actionsByKindAndPlace() async throws {
    let (_, _, file) = try await open()
    #expect(try await file.actions(OpenFile.range((0, 0), (3, 0)), only: ["quickfix"]).isEmpty)
    #expect(try await file.actions(only: ["refactor"]).isEmpty)
    #expect(try await file.actions(only: ["source.organizeImports"]).isEmpty)
    let kinds = try await file.actions(only: ["source"]).map { $0["kind"]?.text }
    #expect(kinds == ["source.fixAll.swiftfix", "source.fixWorkspace.swiftfix"])
    #expect(try await file.actions(only: ["source.fixAll.swiftfix"]).count == 1)
    #expect(try await file.actions(only: ["source.fixAll.other"]).isEmpty)
    #expect(try await file.actions().count == 4)
  }

  private static let resolving: JSONValue = [
    "workspace": ["applyEdit": true, "workspaceEdit": ["documentChanges": true]],
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": [:], "dataSupport": true, "isPreferredSupport": true,
        "resolveSupport": ["properties": ["edit"]],
      ]
    ],
  ]

  @Test func editsThatAreAskedForLater() async throws {
    let (_, server, opened) = try await open(.null, Self.resolving)
    var file = opened
    let deferred = try #require(try await file.actions().first { $0["kind"] == "source.fixAll.swiftfix" })
    #expect(deferred["edit"] == nil)
    let resolved = try await server.request("codeAction/resolve", deferred)
    #expect(resolved["title"] == deferred["title"])
    #expect(resolved["edit"]?.documentEdits[file.uri]?.edits.isEmpty == false)
    // Who asks by name means to make the edit at once.
    #expect(try await file.actions(only: ["source.fixAll"]).first?["edit"] == resolved["edit"])
    file.replace((0, 0), (0, 0), with: "\n")
    await #expect(throws: Refusal(code: -32801)) { try await server.request("codeAction/resolve", deferred) }
  }

  /// What a file can't get by itself isn't offered for it: neither the part of a fix over several files, nor
  /// anything while the file has syntax errors.
  @Test(arguments: [JSONValue.modern, Self.resolving])
  func fixingOneFileIsOfferedWhereThatCanBeDone(_ capabilities: JSONValue) async throws {
    let playground = try Playground.copying("observable-migration/across-files/before")
    try playground.write(".swiftfix.json", #"{ "deployment": { "ios": 17, "macos": 14 } }"#)
    let client = try await LanguageClient(in: playground, capabilities)
    for name in try playground.sources() {
      let file = OpenFile(playground.uri(name), try playground.text(name), in: client)
      #expect(try await file.actions(only: ["source"]).allSatisfy { $0["kind"] != "source.fixAll.swiftfix" })
    }
    let (_, _, opened) = try await open(.null, capabilities)
    var file = opened
    file.replace((0, 0), (0, 0), with: "struct {\n")
    #expect(try await file.actions(only: ["source"]).isEmpty)
  }

  /// An action that is shown without its edit gets the one that it would have been shown with, and keeps all
  /// else; one that has all it needs comes back as it is.
  @Test func actionsAreTheSameLater() async throws {
    let (_, plain, atOnce) = try await open(["showRefusals": true])
    let (_, resolving, later) = try await open(["showRefusals": true], Self.resolving)
    let shown = try await later.actions()
    for action in shown {
      #expect(action["edit"] == nil)
      guard case .object(var members) = try await resolving.request("codeAction/resolve", action) else {
        Issue.record("no action")
        continue
      }
      #expect((members["edit"] == nil) == (action["data"] == nil))
      members["edit"] = nil
      #expect(.object(members) == action)
    }
    let expected = try await atOnce.actions()
    #expect(shown.map { $0["title"] } == expected.map { $0["title"] })
    #expect(shown.map { $0["isPreferred"] } == expected.map { $0["isPreferred"] })
    for (action, other) in zip(shown, expected) where action["data"] != nil {
      let edits = try await resolving.request("codeAction/resolve", action)["edit"]?.documentEdits[later.uri]
      #expect(edits?.edits == other["edit"]?.documentEdits[atOnce.uri]?.edits)
    }
    let simple: JSONValue = ["title": "x", "data": .null, "ours": [1, "a", true]]
    #expect(try await plain.request("codeAction/resolve", simple) == simple)
    await #expect(throws: Refusal(code: -32602)) { try await plain.request("codeAction/resolve", []) }
  }

  /// Where the edits can't be asked for later, those of a big document would take minutes.
  @Test(arguments: [JSONValue.modern, Self.resolving])
  func ofManyActionsInABigDocumentAFewComeAtOnce(_ capabilities: JSONValue) async throws {
    let playground = try Playground()
    let views = (0..<12).map { Self.view.replacing("Clock", with: "Clock\($0)") }
    let text = views.joined() + "/*" + String(repeating: " ", count: 2 << 20) + "*/\n"
    try playground.write("Clock.swift", text)
    let client = try await LanguageClient(in: playground, capabilities)
    let file = OpenFile(playground.uri("Clock.swift"), text, in: client)
    let resolves = capabilities == Self.resolving
    #expect(try await file.actions(only: ["quickfix"]).count == (resolves ? 24 : 20))
    let last = 22 * 11 + 11
    #expect(try await file.actions(OpenFile.range((last, 8), (last, 8)), only: ["quickfix"]).count == 2)
  }

  @Test func diagnosticsThatAreAskedFor() async throws {
    let (_, client, opened) = try await open(
      .null, ["textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]]])
    var file = opened
    let document: JSONValue = ["uri": .string(file.uri)]
    let first = try await client.request("textDocument/diagnostic", ["textDocument": document])
    #expect(first["kind"] == "full")
    #expect(first["items"]?.elements.map { $0["code"] } == ["HF100"])
    let id = first["resultId"] ?? .null
    let question: JSONValue = ["textDocument": document, "previousResultId": id]
    let same = try await client.request("textDocument/diagnostic", question)
    #expect(same == ["kind": "unchanged", "resultId": id])
    file.replace((11, 0), (12, 0), with: "    let formatter = DateFormatter.shared\n")
    #expect(try await client.request("textDocument/diagnostic", question)["items"] == [])
    client.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(try await client.asked("workspace/diagnostic/refresh") == .null)
    #expect(client.notifications.isEmpty)
  }

  @Test func cancelledRequestsAreRefused() async throws {
    let playground = try Playground()
    for number in 0..<200 {
      try playground.write("View\(number).swift", Self.view.replacing("Clock", with: "Clock\(number)"))
    }
    let client = try await LanguageClient(in: playground)
    let file = OpenFile(playground.uri("View7.swift"), Self.view, in: client)
    let parameters: JSONValue = [
      "textDocument": ["uri": .string(file.uri)], "range": OpenFile.range((0, 0), (9, 0)),
      "context": ["diagnostics": []],
    ]
    // The second waits in the queue behind the first, and never begins.
    let first = client.start("textDocument/codeAction", parameters)
    let second = client.start("textDocument/codeAction", parameters)
    for id in [second, first, 4711] { client.notify("$/cancelRequest", ["id": .integer(id)]) }
    await #expect(throws: Refusal(code: -32800)) { try await client.answer(to: first) }
    await #expect(throws: Refusal(code: -32800)) { try await client.answer(to: second) }
    #expect(try await client.request("textDocument/codeAction", parameters).elements.isEmpty == false)
    #expect(try await client.end() == 0)
  }

  /// Of many changes in a row only the last ones are looked at.
  @Test func newerVersionsSupersede() async throws {
    let (_, client, opened) = try await open()
    var file = opened
    for _ in 0..<200 { file.replace((0, 0), (0, 0), with: "\n") }
    #expect(try await file.diagnostics().first?["range"]?["start"]?["line"] == 211)
    #expect(try await client.end() == 0)
    #expect(client.notifications.count < 200)
  }

  /// What other files hold decides what can be said about this one.
  @Test func filesThatChangeOnDisk() async throws {
    let row = """
      import SwiftUI

      struct Row: View {
        var body: some View { Text("A") }
      }

      """
    let list = """
      import SwiftUI

      struct Rows: View {
        let names: [String]
        var body: some View {
          ScrollView { VStack { ForEach(Set(names).sorted(), id: \\.self) { _ in Row() } } }
        }
      }

      """
    let playground = try Playground()
    try playground.write("Row.swift", row)
    try playground.write("Rows.swift", list)
    let client = try await LanguageClient(
      in: playground, ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let watched = try await client.asked("client/registerCapability")
    #expect(watched["registrations"]?.elements.first?["method"] == "workspace/didChangeWatchedFiles")
    let file = OpenFile(playground.uri("Rows.swift"), list, in: client)
    #expect(try await file.diagnostics().map { $0["code"] } == ["LZ100"])
    try playground.write(
      "Row.swift", row.replacing("{\n  var", with: "{\n  @State private var isOn = false\n  var"))
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(playground.uri("Row.swift")), "type": 2]]])
    #expect(try await file.diagnostics().map { $0["code"] } == ["LZ201"])
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(file.uri)]])
    #expect(try await client.told("textDocument/publishDiagnostics")["diagnostics"] == [])
  }

  /// That a folder was removed is often told by nobody; it is seen with the next file that is saved.
  @Test func foldersThatAreRemoved() async throws {
    let row = "import SwiftUI\n\nstruct Row: View { var body: some View { Text(\"A\") } }\n"
    let list = """
      import SwiftUI

      struct Rows: View {
        let names: [String]
        var body: some View {
          ScrollView { VStack { ForEach(Set(names).sorted(), id: \\.self) { _ in Row() } } }
        }
      }

      """
    let playground = try Playground()
    try playground.write("Rows/Row.swift", row)
    let client = try await LanguageClient(
      in: playground, ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let file = OpenFile(playground.uri("Rows.swift"), list, in: client)
    #expect(try await file.diagnostics().map { $0["code"] } == ["LZ100"])
    try FileManager.default.removeItem(at: playground.url("Rows"))
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(file.uri)]])
    #expect(try await file.diagnostics().first?["code"] == "LZ201")
    #expect(try await client.end() == 0)
  }

  /// What is built, generated or a manifest is not told of.
  @Test func filesThatAreLeftAlone() async throws {
    let playground = try Playground()
    for name in ["Package.swift", ".build/A.swift", "Pods/A.swift", "A.generated.swift", "A.txt"] {
      try playground.write(name, Self.view)
    }
    let client = try await LanguageClient(in: playground)
    for name in ["Package.swift", ".build/A.swift", "Pods/A.swift", "A.generated.swift", "A.txt"] {
      #expect(try await OpenFile(playground.uri(name), Self.view, in: client).diagnostics().isEmpty)
    }
    let generated = OpenFile(playground.uri("B.swift"), "// Generated by a tool.\n" + Self.view, in: client)
    #expect(try await generated.diagnostics().isEmpty)
    let elsewhere = OpenFile("file:///nowhere/B.swift", Self.view, in: client)
    #expect(try await elsewhere.diagnostics().isEmpty)
    let unsaved = OpenFile(playground.uri("New.swift"), Self.view, in: client)
    #expect(try await unsaved.diagnostics().count == 1)
  }
}
