import Testing

@testable import LanguageServer

/// What arrives is told apart, and what is none of the kinds is answered.
@Suite struct IncomingMessageTests {
  private struct Parameters: Decodable {
    let uris: [DocumentURI]
  }

  private func complaint(_ text: String) -> ResponseError? {
    guard case .malformed(_, let error, _) = IncomingMessage(Array(text.utf8)) else { return nil }
    return error
  }

  @Test func kindsAreToldApart() {
    if case .request(.number(1), "a", _) = IncomingMessage(Array(#"{"id":1,"method":"a"}"#.utf8)) {
    } else {
      Issue.record("no request")
    }
    if case .notification("a", _) = IncomingMessage(Array(#"{"method":"a","params":[]}"#.utf8)) {
    } else {
      Issue.record("no notification")
    }
    if case .response(.text("x")) = IncomingMessage(Array(#"{"id":"x","result":null}"#.utf8)) {
    } else {
      Issue.record("no response")
    }
    if case .refusal(.text("x")) = IncomingMessage(Array(#"{"id":"x","error":{}}"#.utf8)) {
    } else {
      Issue.record("no refusal")
    }
  }

  @Test(arguments: ["", "{", "nil", "{\"id\":1,\"method\"", String(repeating: "[", count: 100_000)])
  func whatIsNoJSONIsAParseError(text: String) {
    #expect(complaint(text)?.code == .parseError)
  }

  @Test(arguments: [
    "[]", "1", "null", "{}", #"{"id":1}"#, #"{"method":1}"#, #"{"id":{},"method":"a"}"#, #"[{"method":"a"}]"#,
  ]) func whatIsNoMessageIsAnInvalidRequest(text: String) {
    #expect(complaint(text)?.code == .invalidRequest)
  }

  @Test(arguments: [
    ("", AffectedDocuments.none), ("[]", .none), (#"{"id":1}"#, .none),
    (#"{"id":1,"method":"textDocument/hover""#, .none),
    (#"{"method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file:///a""#, .none),
    (#"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a","version":2},"#, .a),
    (#"{"method":"textDocument\/didOpen","params":{"textDocument":{"uri" : "file:\/\/\/\u0061"}"#, .a),
    (#"{"params":{"contentChanges":[{"text":"\"uri\": \n"#, .any), (#""contentChanges""uri":7"#, .any),
  ]) func textsThatAnUnreadableMessageTells(text: String, texts: AffectedDocuments) {
    guard case .malformed(_, _, let found) = IncomingMessage(Array(text.utf8)) else {
      Issue.record("no malformed message")
      return
    }
    #expect(found == texts)
  }

  @Test(arguments: [
    (#"{"method":"a"}"#, "'params' is missing"),
    (#"{"method":"a","params":{}}"#, "'params.uris' is missing"),
    (#"{"method":"a","params":{"uris":null}}"#, "'params.uris' must not be null"),
    (#"{"method":"a","params":{"uris":["a",2]}}"#, "'params.uris.[1]' is of another type"),
    (#"{"method":"a","params":[]}"#, "'params' is of another type"),
    (#"{"method":"a","params":{"uris":["\ud83d"]}}"#, "the parameters can't be read"),
  ]) func badParametersAreToldByTheirPlace(text: String, message: String) {
    guard case .notification(_, let body) = IncomingMessage(Array(text.utf8)) else {
      Issue.record("no notification")
      return
    }
    #expect(throws: ResponseError(.invalidParams, message)) { try body.parameters(Parameters.self) }
  }

  @Test func cancellationOvertakes() throws {
    let inbox = try Inbox()
    var chunks = [
      #"{"id":1,"method":"a"}"#, #"{"id":2,"method":"b"}"#,
      #"{"method":"$/cancelRequest","params":{"id":2}}"#,
      #"{"method":"$/cancelRequest","params":{"id":[]}}"#,
      #"{"method":"$/cancelRequest","params":{"id":77}}"#, #"{"method":"c"}"#,
    ].map { MessageFrames.framing(Array($0.utf8)) }[...]
    var sizes: [Bool] = []
    try inbox.fill { chunks.popFirst() ?? [] }
    while case .message(_, let cancellation) = try inbox.next() { sizes.append(cancellation.isRequested) }
    // The end of the input cancels what has no answer yet; only the notification has none to wait for.
    #expect(sizes == [true, true, false])
    #expect(inbox.isEmpty)
  }
}

extension AffectedDocuments {
  fileprivate static let a = AffectedDocuments.one(DocumentURI(rawValue: "file:///a"))
}
