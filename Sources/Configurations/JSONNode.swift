/// A JSON value, and its place in the text.
struct JSONNode: Sendable {
  /// The content of a value.
  enum Content: Sendable {
    case null
    case flag(Bool)
    /// As it is spelled, so that `1e400` and `17.10` lose no information.
    case number(String)
    case text(String)
    case list([JSONNode])
    case object([JSONMember])
  }

  let content: Content
  /// The offset of the first byte (UTF-8, 0-based).
  let offset: Int
}

/// A key of an object and its value.
struct JSONMember: Sendable {
  let key: String
  /// The offset of the key's first byte (UTF-8, 0-based).
  let offset: Int
  let value: JSONNode
}

/// Why a text is not valid JSON: the message says what to write instead.
struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The place (UTF-8 offset, 0-based).
  let offset: Int
  let message: String
}
