/// Why a system call failed, by the number that it left in `errno`.
package struct Errno: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number for the failure.
  package let code: Int32

  /// The failure with the system's number.
  package init(code: Int32) {
    self.code = code
  }

  /// The system's words for the failure.
  package var description: String { POSIX.message(for: code) }
}
