/// The reason why a system call failed, as the number in `errno`.
package struct Errno: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number.
  package let code: Int32

  /// The failure with an error number.
  package init(code: Int32) {
    self.code = code
  }

  /// The system's message for the failure.
  package var description: String { POSIX.message(for: code) }
}
