import SwiftCST

/// Names of what is called because somebody tapped or typed, or something came: `textViewDidChange`,
/// `didSelectRowAt`, `onTap`.
enum EventNames {
  /// Whether a name is one of these.
  static func contain(_ name: String) -> Bool {
    let words = words(of: name)
    guard words.isDisjoint(with: drawing) else { return false }
    return !words.isDisjoint(with: events) || name.hasPrefix("on") && words.contains("on")
  }

  /// The words of a name that is written as `didSelectRowAt`, in small letters.
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

  /// A cell is drawn when it will be displayed.
  private static let drawing = Set(words: "display displaying draw layout subviews")
}
