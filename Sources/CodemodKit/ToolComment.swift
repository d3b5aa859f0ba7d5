/// A comment that tells a linter, a formatter or a generator of code how to treat what is near it.
package struct ToolComment {
  /// What such a comment holds for.
  package enum Reach: Equatable {
    /// The code that it applies to, whatever the comment says.
    case place
    /// One line: that of the comment, or as many below it.
    case line(Int)
    /// The statement or declaration that follows.
    case next
    /// All from here, up to another comment.
    case beginning
    /// What a comment further up has begun ends here.
    case ending
  }

  /// The beginning of the tool's name and what follows it: `swiftlint:`.
  package let tool: String

  /// What it says: `disable:next force_try`.
  package let order: String

  /// Reads a comment; nil where it is for people.
  package init?(_ comment: String) {
    let text = comment.drop { "/* ".contains($0) }.prefix { !$0.isNewline }
    guard let tool = Self.tools.first(where: text.hasPrefix) else { return nil }
    self.tool = tool
    order = String(text.dropFirst(tool.count))
  }

  static let tools = ["swiftlint:", "swiftformat:", "sourcery:", "periphery:", "swift-format-"]

  /// What it holds for.
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
