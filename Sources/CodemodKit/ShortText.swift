package import SwiftCST

extension Node {
  /// The node for a message: its first line, of 48 characters at most, with '…' for what is left out.
  package var shortText: String {
    let line = text.prefix { !$0.isNewline }
    guard line.count <= 48 else { return line.prefix(47) + "…" }
    return line.utf8.count < range.count ? line + "…" : String(line)
  }
}
