import Foundation

enum Names {
  private static let nameRegex = try! NSRegularExpression(pattern: "^[A-Z]")

  // 'try' covers all operands to the right of it.
  static func isName(_ text: String) throws -> Bool {
    !text.isEmpty
      && Self.nameRegex.firstMatch(in: text, range: NSRange(location: 0, length: 1)) != nil
  }

  private static let capitalsRegex = try! NSRegularExpression(pattern: "[A-Z]")

  static func initials(_ text: String) throws -> Int {
    text.isEmpty
      ? 0
      : Self.capitalsRegex.numberOfMatches(in: text, range: NSRange(location: 0, length: 1))
  }

  private static let regex = try! NSRegularExpression(pattern: "[?]")

  static func either(_ text: String) -> Bool {
    text == "?" || Self.regex.numberOfMatches(in: text, range: NSRange()) > 0
  }
}
