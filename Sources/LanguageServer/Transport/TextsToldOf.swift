#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Whose text a message that can't be read may have told or changed. All others are still what they were.
enum TextsToldOf: Hashable, Sendable {
  case none
  case one(DocumentURI)
  /// One of them, and nobody knows which.
  case any

  /// Looks for the words without which no message tells of a text. They stand there as they are, whatever is
  /// wrong around them: in a text that is sent along, quotes and line ends are written in another way.
  init(inUnreadable bytes: [UInt8]) {
    // Some write slashes in this way.
    let message = String(decoding: bytes, as: UTF8.self).replacing(#"\/"#, with: "/")
    if Self.words.contains(where: message.contains) {
      self = Self.uri(in: message).map { .one($0) } ?? .any
    } else {
      self = .none
    }
  }

  private static let words = [#""textDocument/didOpen""#, #""textDocument/didChange""#, #""contentChanges""#]

  private static let jsonDecoder = JSONDecoder()

  /// What the first key of this name stands for; these messages have no other.
  private static func uri(in message: String) -> DocumentURI? {
    let key = #""uri""#
    guard let start = message.firstRange(of: key)?.upperBound else { return nil }
    let value = message[start...].drop { $0 == ":" || $0.isWhitespace }
    guard value.first == "\"", let end = value.dropFirst().firstIndex(of: "\"") else { return nil }
    return try? Self.jsonDecoder.decode([DocumentURI].self, from: Data("[\(value[...end])]".utf8))[0]
  }
}
