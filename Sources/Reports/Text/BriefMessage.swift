/// Shortens messages for people who read many of them.
enum BriefMessage {
  /// This many characters are enough to say what happens and what to do.
  private static let limit = 400
  /// How many places of a list are shown.
  private static let placeCount = 3

  /// The message with at most three places of each list and the number of the rest, cut if it is still too
  /// long.
  static func of(_ message: String) -> String {
    var text = ""
    var rest = message[...]
    while let start = rest.firstIndex(of: "("), let end = rest[start...].firstIndex(of: ")") {
      let inside = rest.index(after: start)..<end
      text += rest[..<inside.lowerBound] + shortened(rest[inside])
      rest = rest[end...]
    }
    return cut(text + rest)
  }

  /// A list of places (`A.swift:1, 7, B.swift:3`) without those after the third; other text is unchanged.
  private static func shortened(_ text: Substring) -> String {
    let items = text.split(separator: ", ", omittingEmptySubsequences: false)
    guard items.count > placeCount, items.allSatisfy(isPlace) else { return String(text) }
    return items.prefix(placeCount).joined(separator: ", ") + " and \(items.count - placeCount) more"
  }

  private static func isPlace(_ item: Substring) -> Bool {
    let line = item.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
    return !line.isEmpty && line.allSatisfy(\.isNumber)
  }

  private static func cut(_ text: String) -> String {
    guard text.count > limit else { return text }
    let head = text.prefix(limit - 3)
    let end = head.lastIndex { $0 == "," || $0 == ";" } ?? head.lastIndex(of: " ") ?? head.endIndex
    return head[..<end] + " …"
  }
}
