#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The documents whose texts an unreadable message may have sent or changed. All other texts are unchanged.
enum AffectedDocuments: Hashable, Sendable {
  case none
  case one(DocumentURI)
  /// One of the documents, but it is unknown which.
  case any

  /// Searches for the words that every message about a text contains. They occur literally even if the
  /// message is malformed: in the text itself, quotes and line ends are escaped.
  init(inUnreadable bytes: [UInt8]) {
    // Some clients escape slashes.
    let message = String(decoding: bytes, as: UTF8.self).replacing(#"\/"#, with: "/")
    if Self.words.contains(where: message.contains) {
      self = Self.uri(in: message).map { .one($0) } ?? .any
    } else {
      self = .none
    }
  }

  private static let words = [#""textDocument/didOpen""#, #""textDocument/didChange""#, #""contentChanges""#]

  private static let jsonDecoder = JSONDecoder()

  /// The value of the first key with this name; these messages have only one.
  private static func uri(in message: String) -> DocumentURI? {
    let key = #""uri""#
    guard let start = message.firstRange(of: key)?.upperBound else { return nil }
    let value = message[start...].drop { $0 == ":" || $0.isWhitespace }
    guard value.first == "\"", let end = value.dropFirst().firstIndex(of: "\"") else { return nil }
    return try? Self.jsonDecoder.decode([DocumentURI].self, from: Data("[\(value[...end])]".utf8))[0]
  }
}
