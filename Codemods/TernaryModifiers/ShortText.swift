import SwiftCST

extension Node {
  /// The node for a message: its first line, cut where it is long.
  var shortText: String { text.prefix { !$0.isNewline }.shortened(to: 32) }
}

extension StringProtocol {
  /// The text, cut where it has more characters than `limit`.
  func shortened(to limit: Int) -> String {
    count <= limit ? String(self) : prefix(limit - 1) + "…"
  }
}
