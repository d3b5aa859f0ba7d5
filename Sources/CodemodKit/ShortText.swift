package import SwiftCST

extension Node {
  /// The text of the node for a message: its first line, at most 48 characters, with '…' for the omitted
  /// rest.
  package var shortText: String {
    let line = text.prefix { !$0.isNewline }
    guard line.count <= 48 else { return line.prefix(47) + "…" }
    return line.utf8.count < range.count ? line + "…" : String(line)
  }
}
