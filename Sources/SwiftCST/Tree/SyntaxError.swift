/// A place where a file is not Swift.
public struct SyntaxError: Hashable, Sendable {
  /// Where it is: a byte offset (UTF-8, 0-based).
  public let offset: Int

  /// What is wrong, in the words of swiftc where it has words for it.
  public let message: String

  /// An error at a byte offset (UTF-8, 0-based).
  public init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
