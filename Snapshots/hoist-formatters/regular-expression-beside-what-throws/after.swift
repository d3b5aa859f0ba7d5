import Foundation

// What else may throw keeps its 'try': an operand to the right, a function that is handed on, a getter.
func limit() throws -> Int { 3 }

struct Page {
  var text: String { get throws { try String(contentsOfFile: "page", encoding: .utf8) } }
}

struct Scanner {
  let range = NSRange(location: 0, length: 8)

  private func parsed(_ match: NSTextCheckingResult) throws -> Int { match.range.length }

  private func shown(_ match: NSTextCheckingResult) -> Int { match.range.length }

  private static let regex = try! NSRegularExpression(pattern: "a")

  func isLong(_ text: String) throws -> Bool {
    try Self.regex.numberOfMatches(in: text, range: range) > limit()
  }

  private static let lengthsRegex = try! NSRegularExpression(pattern: "b")

  func lengths(_ text: String) throws -> [Int] {
    try Self.lengthsRegex.matches(in: text, range: range).map(parsed)
  }

  private static let countRegex = try! NSRegularExpression(pattern: "c")

  func count(_ page: Page) throws -> Int {
    try Self.countRegex.numberOfMatches(in: page.text, range: range)
  }

  private static let longerRegex = try! NSRegularExpression(pattern: "d")

  func isLonger(_ line: String) throws -> Bool {
    Self.longerRegex.numberOfMatches(in: line, range: range) > 8
  }

  private static let widthsRegex = try! NSRegularExpression(pattern: "e")

  func widths(_ line: String) throws -> [Int] {
    Self.widthsRegex.matches(in: line, range: range).map { shown($0) }
  }
}
