/// A comment for a linter, a formatter or a code generator about nearby code.
package struct ToolComment {
  /// The scope of such a comment.
  package enum Reach: Equatable {
    /// The code at the comment, whatever it says.
    case place
    /// One line: that of the comment, or a number of lines below it.
    case line(Int)
    /// The statement or declaration that follows.
    case next
    /// Everything from here, up to another comment.
    case beginning
    /// The end of a scope that an earlier comment has begun.
    case ending
  }

  /// The beginning of the tool's name and the characters after it: `swiftlint:`.
  package let tool: String

  /// The rest of the text: `disable:next force_try`.
  package let order: String

  /// Parses a comment; nil if it is for people.
  package init?(_ comment: String) {
    let text = comment.drop { "/* ".contains($0) }.prefix { !$0.isNewline }
    guard let tool = Self.tools.first(where: text.hasPrefix) else { return nil }
    self.tool = tool
    order = String(text.dropFirst(tool.count))
  }

  static let tools = ["swiftlint:", "swiftformat:", "sourcery:", "periphery:", "swift-format-"]

  /// The scope.
  package var reach: Reach {
    let verbs = order.prefix { $0 != " " }.split(separator: ":")
    switch verbs.dropFirst().first {
    case "next": return .line(1)
    case "this": return .line(0)
    case "previous": return .line(-1)
    default: break
    }
    switch verbs.first {
    case "disable", "options", "begin", "inline", "ignore-start": return .beginning
    case "enable", "end", "ignore-end": return .ending
    case "ignore" where tool == "swift-format-": return .next
    default: return .place
    }
  }
}
