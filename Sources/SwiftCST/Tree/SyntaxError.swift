/// A syntax error in a file.
public struct SyntaxError: Hashable, Sendable {
  /// The position: a byte offset (UTF-8, 0-based).
  public let offset: Int

  /// The error message, as swiftc words it if it has a message for the error.
  public let message: String

  /// An error at a byte offset (UTF-8, 0-based).
  public init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
