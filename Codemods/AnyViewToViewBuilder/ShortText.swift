import SwiftCST

extension Node {
  /// The node for a message: its first line, cut where it is long, with '…' for what is left out.
  var shortText: String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 48 || line.utf8.count < range.count ? line.prefix(48) + "…" : line
  }
}
