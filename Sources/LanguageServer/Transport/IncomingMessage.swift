#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A message from the client.
enum IncomingMessage: Sendable {
  /// A message that requires a response.
  case request(RequestID, method: String, MessageBody)
  /// A message that gets no response.
  case notification(method: String, MessageBody)
  /// The response to a request of the server, unless it is an error.
  case response(RequestID)
  /// The client rejects a request of the server.
  case refusal(RequestID)
  /// An invalid message; the error response has the ID of the request, or none.
  case malformed(RequestID?, ResponseError, AffectedDocuments)

  /// Reads a message.
  init(_ bytes: [UInt8]) {
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      let error = ResponseError(.parseError, "the message is not valid JSON")
      self = .malformed(nil, error, AffectedDocuments(inUnreadable: bytes))
      return
    } catch {
      let error = ResponseError(.invalidRequest, "the message is not a JSON-RPC message")
      self = .malformed(nil, error, AffectedDocuments(inUnreadable: bytes))
      return
    }
    let body = MessageBody(bytes: bytes)
    switch (envelope.method, envelope.id) {
    case (let method?, let id?): self = .request(id, method: method, body)
    case (let method?, nil): self = .notification(method: method, body)
    case (nil, let id?) where envelope.isAnswer: self = envelope.isError ? .refusal(id) : .response(id)
    case (nil, let id):
      self = .malformed(id, ResponseError(.invalidRequest, "the message has no method"), .none)
    }
  }

  private struct Envelope: Decodable {
    let id: RequestID?
    let method: String?
    let isAnswer: Bool
    let isError: Bool

    private enum Key: String, CodingKey { case id, method, result, error }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      id = try container.decodeIfPresent(RequestID.self, forKey: .id)
      method = try container.decodeIfPresent(String.self, forKey: .method)
      isError = container.contains(.error)
      isAnswer = isError || container.contains(.result)
    }
  }
}

/// A whole message, whose parameters are decoded once their type is known.
struct MessageBody: Sendable {
  fileprivate let bytes: [UInt8]

  private static let jsonDecoder = JSONDecoder()

  /// The parameters.
  func parameters<Parameters: Decodable>(_ type: Parameters.Type) throws(ResponseError) -> Parameters {
    do {
      return try Self.jsonDecoder.decode(Holder<Parameters>.self, from: Data(bytes)).params
    } catch let error as DecodingError {
      throw ResponseError(.invalidParams, Self.complaint(error))
    } catch {
      throw ResponseError(.invalidParams, "the parameters can't be read")
    }
  }

  private struct Holder<Parameters: Decodable>: Decodable {
    let params: Parameters
  }

  private static func complaint(_ error: DecodingError) -> String {
    let (path, what) =
      switch error {
      case .keyNotFound(let key, let context): (context.codingPath + [key], "is missing")
      case .valueNotFound(_, let context): (context.codingPath, "must not be null")
      case .typeMismatch(_, let context): (context.codingPath, "is of another type")
      case .dataCorrupted(let context): (context.codingPath, "can't be read")
      @unknown default: ([], "can't be read")
      }
    guard !path.isEmpty else { return "the parameters can't be read" }
    let name = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    return "'\(name)' \(what)"
  }
}

/// The ID of a request.
enum RequestID: Hashable, Sendable, Codable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// The error in a response.
struct ResponseError: Error, Hashable, Sendable, Encodable {
  /// The error codes of the protocol.
  enum Code: Int, Sendable, Encodable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case contentModified = -32801
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The client cancelled the request.
  static let cancelled = ResponseError(.requestCancelled, "cancelled")
}
