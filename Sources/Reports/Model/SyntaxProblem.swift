package import CodemodKit
import SwiftCST

/// Why a requested file is skipped as a whole.
package struct SyntaxProblem: Sendable {
  /// The error, as a message that a person can act on.
  package let message: String

  /// The position of the first error (UTF-8 byte offset, 0-based).
  package let offset: Int

  /// The problem of a file; nil if the file is valid, or is only read and not to be changed.
  package init?(of file: ProjectFile) {
    guard file.isEditable, !file.isSound, let error = file.tree.errors.first else { return nil }
    let bytes = file.source.bytes
    guard !Self.marksOfUTF16.contains(where: bytes.starts) else {
      (message, offset) = ("the file is UTF-16; save it as UTF-8. It is skipped", 0)
      return
    }
    let others = file.tree.errors.count - 1
    let rest = others > 0 ? " (and \(others) more)" : ""
    (message, offset) = ("\(error.message)\(rest); the file is skipped", error.offset)
  }

  /// The byte order marks at the start of UTF-16 text, which UTF-8 text never begins with.
  private static let marksOfUTF16: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
}
