import Foundation
import Reports
import TestSupport
import Testing

@testable import LanguageServer

/// Edits are for the text that the editor has, or there are none.
@Suite(.timeLimit(.minutes(5))) struct OpenTextTests {
  private static let view = """
    import SwiftUI

    struct Clock: View {
      let date: Date

      var body: some View {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return Text(formatter.string(from: date))
      }
    }

    """

  /// What the command line makes of a text.
  private static func fixed(_ text: String) async throws -> String {
    let playground = try Playground()
    try playground.write("Clock.swift", text)
    try await playground.swiftfix("Clock.swift")
    let fixed = try playground.text("Clock.swift")
    #expect(fixed != text)
    return fixed
  }

  /// What "fix all" makes of a document with a text; nil where there is nothing to do.
  private func fixAll(_ file: OpenFile, _ text: String) async throws -> String? {
    guard let action = try await file.actions(only: ["source.fixAll"]).first else { return nil }
    let edits = try #require(action["edit"]?.documentEdits)
    #expect(edits.keys.sorted() == [file.uri])
    #expect(edits[file.uri]?.version == .integer(file.version))
    var edited = EditedText(text)
    try edited.apply(edits[file.uri]?.edits ?? [])
    return edited.text
  }

  // MARK: - Folders in folders

  @Test(arguments: [["", "sub"], ["sub", ""], ["", "sub", "sub/deep"]]) func foldersInFolders(
    names: [String]
  ) async throws {
    let playground = try Playground()
    for name in ["A.swift", "sub/B.swift", "sub/deep/C.swift"] { try playground.write(name, Self.view) }
    let client = try LanguageClient()
    let folders = names.map { JSONValue.object(["uri": .string(playground.uri($0)), "name": "x"]) }
    _ = try await client.request(
      "initialize", ["capabilities": .modern, "workspaceFolders": .array(folders)])
    client.notify("initialized", [:])
    // The text of an open document counts, whichever of the folders it is in.
    let text = "// not saved yet\n" + Self.view
    let file = OpenFile(playground.uri("sub/B.swift"), text, in: client)
    _ = try await client.request("workspace/executeCommand", ["command": "swiftfix.fixWorkspace"])
    var texts = ["A.swift": Self.view, "sub/B.swift": text, "sub/deep/C.swift": Self.view]
    for request in client.requests where request["method"] == "workspace/applyEdit" {
      let edits = try #require(request["params"]?["edit"]).documentEdits
      for (uri, edit) in edits {
        let name = try #require(texts.keys.first { playground.uri($0) == uri })
        #expect(edit.version == (uri == file.uri ? 1 : .null))
        var edited = EditedText(try #require(texts[name]))
        try edited.apply(edit.edits)
        texts[name] = edited.text
      }
    }
    for (name, edited) in texts {
      #expect(try await edited == Self.fixed(name == "sub/B.swift" ? text : Self.view), "\(name)")
    }
    #expect(try await client.end() == 0)
  }

  // MARK: - Files with several names

  @Test(arguments: ["Link.swift", "%43lock.swift"]) func oneFileUnderTwoNames(name: String) async throws {
    let playground = try Playground()
    try playground.write("Clock.swift", Self.view)
    try FileManager.default.createSymbolicLink(
      at: playground.url("Link.swift"), withDestinationURL: playground.url("Clock.swift"))
    let client = try await LanguageClient(in: playground)
    let (firstText, secondText) = ("// one\n// two\n" + Self.view, "// three\n" + Self.view)
    var first = OpenFile(playground.uri("Clock.swift"), firstText, in: client)
    #expect(try await first.diagnostics().count == 1)
    let second = OpenFile(playground.uri("") + name, secondText, in: client)
    #expect(try await second.diagnostics().count == 1)
    #expect(try await first.diagnostics().isEmpty)
    #expect(try await fixAll(first, firstText) == nil)
    #expect(try await fixAll(second, secondText) == Self.fixed(secondText))
    // Who works on the other one again finds it as it is.
    first.replace((0, 0), (1, 0), with: "// 1\n")
    let changed = firstText.replacing("// one", with: "// 1")
    #expect(try await fixAll(first, changed) == Self.fixed(changed))
    #expect(try await fixAll(second, secondText) == nil)
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(first.uri)]])
    #expect(try await fixAll(second, secondText) == Self.fixed(secondText))
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(second.uri)]])
    let again = OpenFile(first.uri, Self.view, in: client)
    #expect(try await fixAll(again, Self.view) == Self.fixed(Self.view))
    #expect(try await client.end() == 0)
  }

  // MARK: - What can't be read

  private func send(_ body: String, to client: LanguageClient) {
    client.send(bytes: Data("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  /// What a client sends that is no message that can be read.
  enum Garbage: CaseIterable { case halfCharacter, halfReplaced, noName, noMessage }

  private func send(_ garbage: Garbage, about file: OpenFile, to client: LanguageClient) {
    let range = #"{"start":{"line":0,"character":0},"end":{"line":2,"character":0}}"#
    switch garbage {
    case .halfCharacter:
      // One half of a character of UTF-16, as some ways of typing one send it.
      send(
        """
        {"jsonrpc":"2.0","method":"textDocument/didChange","params":{
          "textDocument":{"uri":"\(file.uri)","version":2},
          "contentChanges":[{"range":\(range),"text":"// \\ud83d\\n"}]}}
        """, to: client)
    case .halfReplaced:
      let half = #"{"start":{"line":0,"character":3},"end":{"line":0,"character":4}}"#
      send(
        """
        {"jsonrpc":"2.0","method":"textDocument/didChange","params":{
          "textDocument":{"uri":"\(file.uri)","version":2},"contentChanges":[{"range":\(half),"text":""}]}}
        """, to: client)
    case .noName:
      send(#"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{}}"#, to: client)
    case .noMessage: send(#"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"#, to: client)
    }
  }

  @Test(arguments: Garbage.allCases) func changesThatCannotBeRead(garbage: Garbage) async throws {
    let playground = try Playground()
    try playground.write("Clock.swift", Self.view)
    let client = try await LanguageClient(in: playground)
    let text = "// 😀\n// two\n" + Self.view
    var file = OpenFile(playground.uri("Clock.swift"), text, in: client)
    #expect(try await file.diagnostics().count == 1)
    send(garbage, about: file, to: client)
    let message = try await client.told("window/showMessage")
    #expect(message["message"]?.text?.contains("Clock.swift' can't be read") ?? false)
    #expect(try await client.told("textDocument/publishDiagnostics")["diagnostics"] == [])
    file.replace((0, 0), (0, 0), with: "\n")
    #expect(try await file.actions().isEmpty)
    await #expect(throws: LanguageClient.Refusal(code: -32801)) {
      try await client.request("workspace/executeCommand", ["command": "swiftfix.fixWorkspace"])
    }
    // Another file depends on what this one holds, too.
    let other = OpenFile(
      playground.uri("Other.swift"), Self.view.replacing("Clock", with: "Other"), in: client)
    #expect(try await other.actions().isEmpty)

    // Until the whole text comes.
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(file.uri)]])
    let again = OpenFile(file.uri, text, in: client)
    #expect(try await fixAll(again, text) == Self.fixed(text))
    #expect(try await fixAll(other, Self.view) != nil)
  }

  /// What can't have been a change costs nothing but itself.
  @Test func messagesThatCannotBeRead() async throws {
    let playground = try Playground()
    try playground.write("Clock.swift", Self.view)
    let client = try await LanguageClient(in: playground)
    var file = OpenFile(playground.uri("Clock.swift"), Self.view, in: client)
    #expect(try await file.diagnostics().count == 1)
    for body in [
      #"{"jsonrpc":"2.0","method":"textDocument/hover","params":{"textDocument":{"#, "{}", "\u{0}",
    ] {
      send(body, to: client)
    }
    file.replace((0, 0), (0, 0), with: "// one\n")
    #expect(try await file.diagnostics().count == 1)
    let text = "// one\n" + Self.view
    #expect(try await fixAll(file, text) == Self.fixed(text))
    #expect(!client.notifications.contains { $0["method"] == "window/showMessage" })
    #expect(try await client.end() == 0)
  }

  @Test func textsThatCannotBeRead() async throws {
    let playground = try Playground()
    try playground.write("Clock.swift", Self.view)
    let client = try await LanguageClient(in: playground)
    let uri = playground.uri("Clock.swift")
    send(
      """
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{
        "textDocument":{"uri":"\(uri)","languageId":"swift","version":1,"text":"// \\ud83d\\n"}}}
      """, to: client)
    _ = try await client.told("window/showMessage")
    await #expect(throws: LanguageClient.Refusal(code: -32801)) {
      try await client.request("workspace/executeCommand", ["command": "swiftfix.fixWorkspace"])
    }
    // A change of the whole text will do as well.
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": 2],
        "contentChanges": [
          ["range": OpenFile.range((0, 0), (1, 0)), "text": "// gone\n"], ["text": .string(Self.view)],
          ["range": OpenFile.range((0, 0), (0, 0)), "text": "// new\n"],
        ],
      ])
    _ = try await client.request("workspace/executeCommand", ["command": "swiftfix.fixWorkspace"])
    let edits = try #require(try await client.asked("workspace/applyEdit")["edit"]?.documentEdits[uri])
    #expect(edits.version == 2)
    var edited = EditedText("// new\n" + Self.view)
    try edited.apply(edits.edits)
    #expect(try await edited.text == Self.fixed("// new\n" + Self.view))
  }
}
