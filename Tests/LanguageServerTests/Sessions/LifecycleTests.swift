import Foundation
import Reports
import TestSupport
import Testing

@testable import LanguageServer

/// From hello to goodbye, in form and out of form.
@Suite(.timeLimit(.minutes(5))) struct LifecycleTests {
  private typealias Refusal = LanguageClient.Refusal

  @Test func helloAndGoodbye() async throws {
    let client = try LanguageClient()
    let answer = try await client.request("initialize", ["capabilities": .modernInBytes, "rootUri": .null])
    let capabilities = try #require(answer["capabilities"])
    #expect(capabilities["positionEncoding"] == "utf-8")
    #expect(capabilities["textDocumentSync"]?["change"] == 2)
    #expect(capabilities["diagnosticProvider"] == nil)
    #expect(answer["serverInfo"]?["name"] == "swiftfix")
    client.notify("initialized", [:])
    #expect(try await client.end() == 0)
  }

  @Test func requestsBeforeHelloAndAfterGoodbyeAreRefused() async throws {
    let client = try LanguageClient()
    await #expect(throws: Refusal(code: -32002)) { try await client.request("shutdown", .null) }
    client.notify("textDocument/didOpen", [:])
    await #expect(throws: Refusal(code: -32602)) { try await client.request("initialize", ["a": 1]) }
    _ = try await client.request("initialize", ["capabilities": [:]])
    await #expect(throws: Refusal(code: -32600)) {
      try await client.request("initialize", ["capabilities": [:]])
    }
    #expect(try await client.request("shutdown", .null) == .null)
    await #expect(throws: Refusal(code: -32600)) {
      try await client.request("textDocument/codeAction", [:])
    }
    client.notify("exit", .null)
    #expect(try await client.exitCode() == 0)
  }

  @Test func leavingWithoutGoodbyeIsAFailure() async throws {
    let exiting = try LanguageClient()
    _ = try await exiting.request("initialize", ["capabilities": [:]])
    exiting.notify("exit", .null)
    #expect(try await exiting.exitCode() == 1)

    let closing = try LanguageClient()
    closing.closeInput()
    #expect(try await closing.exitCode() == 1)
  }

  /// A client that is killed doesn't say goodbye, and the other end of the stream may outlive it.
  @Test func endsWithItsClient() async throws {
    let (owner, input) = (Process(), Pipe())
    owner.executableURL = URL(filePath: "/bin/cat")
    owner.standardInput = input
    try owner.start()
    let client = try LanguageClient()
    _ = try await client.request(
      "initialize", ["capabilities": [:], "processId": .integer(Int(owner.processIdentifier))])
    try input.fileHandleForWriting.close()
    #expect(try await client.exitCode() == 1)
  }

  /// The number may be that of a process of another machine.
  @Test func startsWithoutItsClient() async throws {
    let client = try LanguageClient()
    _ = try await client.request("initialize", ["capabilities": [:], "processId": .integer(Int(Int32.max))])
    client.notify("initialized", [:])
    #expect(try await client.end() == 0)
  }

  @Test func unknownMethodsAndParametersAreRefused() async throws {
    let client = try LanguageClient()
    _ = try await client.request("initialize", ["capabilities": [:]])
    await #expect(throws: Refusal(code: -32601)) { try await client.request("textDocument/rename", [:]) }
    await #expect(throws: Refusal(code: -32601)) { try await client.request("$/unheardOf", .null) }
    for parameters: JSONValue in [.null, [], [:], ["textDocument": ["uri": 1]], ["command": "rm"]] {
      for method in ["textDocument/codeAction", "textDocument/hover", "workspace/executeCommand"] {
        await #expect(throws: Refusal(code: -32602)) { try await client.request(method, parameters) }
      }
    }
    // Notifications get no answer, whatever they are.
    for method in ["$/setTrace", "unheardOf", "textDocument/didChange", "textDocument/didOpen"] {
      client.notify(method, ["textDocument": ["uri": "file:///nowhere.swift"], "contentChanges": []])
    }
    #expect(try await client.end() == 0)
    // Diagnostics may be taken back meanwhile: of the file nothing is known now.
    let told = client.notifications.compactMap { $0["method"]?.text }.filter { $0.hasPrefix("window/") }
    #expect(told.sorted() == ["window/logMessage", "window/logMessage", "window/showMessage"])
  }

  @Test func bodiesThatAreNoMessagesAreAnswered() async throws {
    let client = try LanguageClient()
    client.send(bytes: Data("Content-Length: 5\r\n\r\n{\"a\":".utf8))
    await #expect(throws: Refusal(code: -32700)) { try await client.answer(to: 0) }
    client.send(bytes: Data("Content-Length: 2\r\n\r\n[]".utf8))
    await #expect(throws: Refusal(code: -32600)) { try await client.answer(to: 0) }
    _ = try await client.request("initialize", ["capabilities": [:]])
    #expect(try await client.end() == 0)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\n\r\n", "Content-Length: 99999999999\r\n\r\n", "Content-Length: 9\r\n\r\n{}",
  ])
  func brokenFramesEndTheServer(bytes: String) async throws {
    let client = try LanguageClient()
    client.send(bytes: Data(bytes.utf8))
    client.closeInput()
    await #expect(throws: Refusal(code: -32700)) { try await client.answer(to: 0) }
    #expect(try await client.exitCode() == 1)
  }
}
