import Testing

@testable import LanguageServer

/// Messages come out of the stream whole, however it was cut.
@Suite struct MessageFramesTests {
  private static let bodies = ["{}", "", "{\"a\":\"\\r\\n\\r\\n\"}", "{\"b\":\"😀é\"}"]

  private static let stream = bodies.flatMap { MessageFrames.framing(Array($0.utf8)) }

  @Test(arguments: 1...40) func messagesAreWholeWhereverTheyWereCut(size: Int) throws {
    var frames = MessageFrames()
    var found: [String] = []
    for start in stride(from: 0, to: Self.stream.count, by: size) {
      frames.append(Array(Self.stream[start..<min(start + size, Self.stream.count)]))
      while let body = try frames.next() { found.append(String(decoding: body, as: UTF8.self)) }
    }
    #expect(found == Self.bodies)
    #expect(!frames.isInsideMessage)
  }

  @Test(arguments: [
    "content-length:2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=\"utf8\"\r\nCONTENT-LENGTH: 2  \r\nX: y\r\n\r\n{}",
    "Content-Length: 2\n\n{}",
  ]) func headersOfEveryFormAreRead(text: String) throws {
    var frames = MessageFrames()
    frames.append(Array(text.utf8))
    #expect(try frames.next() == Array("{}".utf8))
    #expect(try frames.next() == nil)
  }

  @Test(arguments: [
    ("Content-Type: x\r\n\r\n", MessageFrames.Problem.noLength),
    ("\r\n\r\n", .noLength),
    ("{\"jsonrpc\":\"2.0\"}\r\n\r\n", .noLength),
    ("Content-Length: two\r\n\r\n", .badLength("two")),
    ("Content-Length: -1\r\n\r\n", .badLength("-1")),
    ("Content-Length:\r\n\r\n", .badLength("")),
    ("Content-Length: 99999999999999999999\r\n\r\n", .badLength("99999999999999999999")),
    ("Content-Length: 4000000000\r\n\r\n", .tooLong(byteCount: 4_000_000_000)),
    ("Content-Length: 2\r\nContent-Type: a; charset=utf-16\r\n\r\n", .badCharset("utf-16")),
    (String(repeating: "x", count: 5000), .headerTooLong),
  ]) func badHeadersAreProblems(text: String, problem: MessageFrames.Problem) {
    var frames = MessageFrames()
    frames.append(Array(text.utf8))
    #expect(throws: problem) { try frames.next() }
  }
}
