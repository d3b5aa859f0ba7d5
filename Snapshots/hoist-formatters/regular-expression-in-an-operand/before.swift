import Foundation

enum Names {
  // 'try' covers all operands to the right of it.
  static func isName(_ text: String) throws -> Bool {
    try !text.isEmpty
      && NSRegularExpression(pattern: "^[A-Z]").firstMatch(in: text, range: NSRange(location: 0, length: 1)) != nil
  }

  static func initials(_ text: String) throws -> Int {
    try text.isEmpty
      ? 0
      : NSRegularExpression(pattern: "[A-Z]").numberOfMatches(in: text, range: NSRange(location: 0, length: 1))
  }

  static func either(_ text: String) -> Bool {
    try! text == "?" || NSRegularExpression(pattern: "[?]").numberOfMatches(in: text, range: NSRange()) > 0
  }
}
