/// A value in a text of JSON, and where it is written.
struct JSONNode: Sendable {
  /// What a value is.
  enum Content: Sendable {
    case null
    case flag(Bool)
    /// As it is spelled, so that `1e400` and `17.10` lose nothing.
    case number(String)
    case text(String)
    case list([JSONNode])
    case object([JSONMember])
  }

  let content: Content
  /// The place of the first byte (UTF-8 offset, 0-based).
  let offset: Int
}

/// A key of an object and its value.
struct JSONMember: Sendable {
  let key: String
  /// The place of the key's first byte (UTF-8 offset, 0-based).
  let offset: Int
  let value: JSONNode
}

/// Why a text is no JSON: the message says what to write instead.
struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The place (UTF-8 offset, 0-based).
  let offset: Int
  let message: String
}
