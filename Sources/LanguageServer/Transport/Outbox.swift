#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Sends messages to the client, in order.
struct Outbox {
  private let write: ([UInt8]) -> Void
  private var requestCount = 0

  /// Sends framed messages through `write`.
  init(_ write: @escaping ([UInt8]) -> Void) { self.write = write }

  /// Answers a request.
  func answer(_ id: RequestID, _ result: some Encodable) {
    send(Response(id: id, result: result))
  }

  /// Answers a request with an error; if its ID is unknown, the response has none.
  func refuse(_ id: RequestID?, _ error: ResponseError) {
    send(Refusal(id: id.map(Nullable.value) ?? .null, error: error))
  }

  /// Sends a notification.
  func notify(_ method: String, _ parameters: some Encodable) {
    send(Notification(method: method, params: parameters))
  }

  /// Writes to the client's log.
  func log(_ type: MessageType, _ text: String) {
    notify("window/logMessage", Message(type: type, message: text))
  }

  /// Shows a message to the user.
  func show(_ type: MessageType, _ text: String) {
    notify("window/showMessage", Message(type: type, message: text))
  }

  /// The severity of a message.
  enum MessageType: Int, Encodable { case error = 1, warning, information }

  /// Sends a request; returns the ID that the response will have, and doesn't wait for it.
  @discardableResult
  mutating func request(_ method: String, _ parameters: some Encodable) -> RequestID {
    requestCount += 1
    let id = RequestID.text("swiftfix-\(requestCount)")
    send(Request(id: id, method: method, params: parameters))
    return id
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  private func send(_ message: some Encodable) {
    // Messages have no numbers that JSON can't represent, and nothing else can fail.
    guard let data = try? Self.encoder.encode(message) else { return }
    write(MessageFrames.framing(Array(data)))
  }

  private struct Message: Encodable {
    let type: MessageType
    let message: String
  }

  private enum Nullable<Value: Encodable>: Encodable {
    case null
    case value(Value)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .value(let value): try container.encode(value)
      }
    }
  }

  private struct Response<Result: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: RequestID
    let result: Result
  }

  private struct Refusal: Encodable {
    let jsonrpc = "2.0"
    let id: Nullable<RequestID>
    let error: ResponseError
  }

  private struct Notification<Parameters: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let method: String
    let params: Parameters
  }

  private struct Request<Parameters: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: RequestID
    let method: String
    let params: Parameters
  }
}
