import Foundation

// 'try?' before a chain says what '?' says in it.
struct Tags {
  let range = NSRange(location: 0, length: 8)

  private static let firstRegex = try? NSRegularExpression(pattern: "a+")

  func first(in text: String) -> NSRange? {
    Self.firstRegex?.firstMatch(in: text, range: range)?.range
  }

  private static let countRegex = try? NSRegularExpression(pattern: "b+")

  func count(in text: String) -> Int {
    Self.countRegex?.numberOfMatches(in: text, range: range) ?? 0
  }

  private static let taggedRegex = try? NSRegularExpression(pattern: "c+")

  func isTagged(_ text: String) -> Bool {
    if let match = Self.taggedRegex?.firstMatch(in: text, range: range) {
      return match.range.length > 2
    }
    return false
  }

  func pattern() -> String? { Self.firstRegex?.pattern }

  // Here it covers more.
  func more(_ text: String) -> Int? {
    let found = try? NSRegularExpression(pattern: "d+").numberOfMatches(in: text, range: range) + 1
    return found
  }
}
