import Foundation
import Reports
import TestSupport
import Testing

@testable import LanguageServer

/// A client that talks to the built program over pipes, with a framing of its own.
final class LanguageClient {
  private let process = Process()
  private let input = Pipe()
  private var arriving: AsyncStream<JSONValue>.Iterator
  private var count = 0
  private var answers: [Int: JSONValue] = [:]

  /// What the server has told and nobody has looked at yet.
  private(set) var notifications: [JSONValue] = []
  /// What the server has asked for and nobody has looked at yet.
  private(set) var requests: [JSONValue] = []

  /// Why a request was not answered.
  struct Refusal: Error, Equatable {
    let code: Int
  }

  /// Starts the server; nothing is sent.
  init(_ arguments: [String] = []) throws {
    let output = Pipe()
    process.executableURL = Program.swiftfix
    process.arguments = ["lsp", "--stdio"] + arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let (messages, message) = AsyncStream.makeStream(of: JSONValue.self)
    arriving = messages.makeAsyncIterator()
    try process.start()
    let reading = output.fileHandleForReading
    Thread.detachNewThread {
      while let value = Self.read(from: reading) { message.yield(value) }
      message.finish()
    }
  }

  /// Starts the server and says hello.
  convenience init(
    in playground: Playground, _ capabilities: JSONValue = .modern, options: JSONValue = .null,
    arguments: [String] = []
  ) async throws {
    try self.init(arguments)
    _ = try await request(
      "initialize",
      [
        "processId": .null, "rootUri": .string(playground.folder.absoluteString),
        "capabilities": capabilities,
        "initializationOptions": options,
      ])
    notify("initialized", [:])
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  // MARK: - Talking

  /// Sends a request and waits for its result.
  func request(_ method: String, _ parameters: JSONValue) async throws -> JSONValue {
    try await answer(to: start(method, parameters))
  }

  /// Sends a request; the result is its number.
  func start(_ method: String, _ parameters: JSONValue) -> Int {
    count += 1
    send(["jsonrpc": "2.0", "id": .integer(count), "method": .string(method), "params": parameters])
    return count
  }

  /// Waits for the answer to a request.
  func answer(to id: Int) async throws -> JSONValue {
    while answers[id] == nil { try await receive() }
    let answer = answers.removeValue(forKey: id)
    if case .integer(let code)? = answer?["error"]?["code"] { throw Refusal(code: code) }
    return try #require(answer?["result"])
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Waits until the server tells something, and gives its parameters.
  func told(_ method: String, where isWanted: (JSONValue) -> Bool = { _ in true }) async throws -> JSONValue {
    while true {
      let index = notifications.firstIndex { $0["method"]?.text == method && isWanted($0["params"] ?? .null) }
      if let index { return notifications.remove(at: index)["params"] ?? .null }
      try await receive()
    }
  }

  /// Waits until the server asks for something, and gives its parameters.
  func asked(_ method: String) async throws -> JSONValue {
    while true {
      if let index = requests.firstIndex(where: { $0["method"]?.text == method }) {
        let request = requests.remove(at: index)
        send(["jsonrpc": "2.0", "id": request["id"] ?? .null, "result": .null])
        return request["params"] ?? .null
      }
      try await receive()
    }
  }

  /// Says goodbye; the result is the exit code.
  func end() async throws -> Int32 {
    _ = try await request("shutdown", .null)
    notify("exit", .null)
    return try await exitCode()
  }

  /// Waits for the end of the server.
  func exitCode() async throws -> Int32 {
    while let message = await arriving.next(isolation: nil) { take(message) }
    process.waitUntilExit()
    return process.terminationStatus
  }

  // MARK: - Bytes

  private func send(_ value: JSONValue) {
    guard let body = try? JSONEncoder().encode(value) else { return }
    send(bytes: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// Sends bytes that need not be a message.
  func send(bytes: Data) {
    try? input.fileHandleForWriting.write(contentsOf: bytes)
  }

  /// Sends nothing further.
  func closeInput() { try? input.fileHandleForWriting.close() }

  private func receive() async throws {
    take(try #require(await arriving.next(isolation: nil), "the server has ended"))
  }

  private func take(_ message: JSONValue) {
    switch (message["method"], message["id"]) {
    case (_?, _?): requests.append(message)
    case (_?, nil): notifications.append(message)
    case (nil, .integer(let id)?): answers[id] = message
    default: answers[0] = message
    }
  }

  private static func read(from file: FileHandle) -> JSONValue? {
    var header = Data()
    while !header.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard let byte = try? file.read(upToCount: 1), !byte.isEmpty else { return nil }
      header += byte
    }
    let text = String(decoding: header, as: UTF8.self)
    guard let length = text.split(separator: "\r\n").first?.split(separator: ": ").last.flatMap({ Int($0) })
    else { return nil }
    var body = Data()
    while body.count < length {
      guard let part = try? file.read(upToCount: length - body.count), !part.isEmpty else { return nil }
      body += part
    }
    return try? JSONDecoder().decode(JSONValue.self, from: body)
  }
}

extension JSONValue {
  /// The elements, where this is an array.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The number, where this is a whole one.
  var number: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// What an editor of today can do.
  static let modern: JSONValue = [
    "general": ["positionEncodings": ["utf-16"]],
    "workspace": ["applyEdit": true, "workspaceEdit": ["documentChanges": true]],
    "textDocument": [
      "codeAction": ["codeActionLiteralSupport": [:], "isPreferredSupport": true],
      "hover": ["contentFormat": ["markdown"]],
    ],
  ]

  /// The same, with places counted in bytes.
  static let modernInBytes: JSONValue = [
    "general": ["positionEncodings": ["utf-8", "utf-16"]],
    "workspace": ["applyEdit": true, "workspaceEdit": ["documentChanges": true]],
    "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
  ]
}
