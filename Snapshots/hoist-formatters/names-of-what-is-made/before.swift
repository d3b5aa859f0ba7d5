import Foundation

struct Matches {
  func letters(in text: String) throws -> Int {
    let r = try NSRegularExpression(pattern: "[a-z]")
    return r.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  func capitals(in text: String) -> Int {
    // swiftfix:ignore hoist-formatters
    let r = try! NSRegularExpression(pattern: "[A-Z]")
    return r.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  func digits(in text: String) -> Int {
    let r = try! NSRegularExpression(pattern: "[0-9]")
    return r.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }
}
