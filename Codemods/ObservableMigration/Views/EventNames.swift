import SwiftCST

/// Names of functions that are called for user input or incoming events: `textViewDidChange`,
/// `didSelectRowAt`, `onTap`.
enum EventNames {
  /// Whether a name is one of these.
  static func contain(_ name: String) -> Bool {
    let words = words(of: name)
    guard words.isDisjoint(with: drawing) else { return false }
    return !words.isDisjoint(with: events) || name.hasPrefix("on") && words.contains("on")
  }

  /// The lowercase words of a name such as `didSelectRowAt`.
  private static func words(of name: String) -> Set<String> {
    var words = [""]
    for character in name {
      if character.isUppercase { words.append("") }
      words[words.endIndex - 1] += character.lowercased()
    }
    return Set(words)
  }

  private static let events = Set(
    words: """
      action began callback can click clicked commit completion decide did drag drop handle handler key
      menu mouse press pressed presses select selected should submit swipe tap tapped toggle touches
      validate will
      """)

  /// A cell is drawn when it is about to be displayed.
  private static let drawing = Set(words: "display displaying draw layout subviews")
}
