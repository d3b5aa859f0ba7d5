package import CodemodKit
import SwiftCST

/// Why a file that was asked for is left alone as a whole.
package struct SyntaxProblem: Sendable {
  /// What is wrong, in words that a person can act on.
  package let message: String

  /// Where the first error is (UTF-8 byte offset, 0-based).
  package let offset: Int

  /// The problem of a file; nil where it is sound, or is only read and not to be changed.
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

  /// The byte order marks that a text in UTF-16 begins with, and none in UTF-8.
  private static let marksOfUTF16: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
}
