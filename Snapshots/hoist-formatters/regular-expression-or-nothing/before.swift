import Foundation

// 'try?' before a chain says what '?' says in it.
struct Tags {
  let range = NSRange(location: 0, length: 8)

  func first(in text: String) -> NSRange? {
    try? NSRegularExpression(pattern: "a+").firstMatch(in: text, range: range)?.range
  }

  func count(in text: String) -> Int {
    (try? NSRegularExpression(pattern: "b+").numberOfMatches(in: text, range: range)) ?? 0
  }

  func isTagged(_ text: String) -> Bool {
    if let match = try? NSRegularExpression(pattern: "c+").firstMatch(in: text, range: range) {
      return match.range.length > 2
    }
    return false
  }

  func pattern() -> String? { (try? NSRegularExpression(pattern: "a+"))?.pattern }

  // Here it covers more.
  func more(_ text: String) -> Int? {
    let found = try? NSRegularExpression(pattern: "d+").numberOfMatches(in: text, range: range) + 1
    return found
  }
}
