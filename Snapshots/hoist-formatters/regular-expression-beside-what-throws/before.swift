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

  func isLong(_ text: String) throws -> Bool {
    try NSRegularExpression(pattern: "a").numberOfMatches(in: text, range: range) > limit()
  }

  func lengths(_ text: String) throws -> [Int] {
    try NSRegularExpression(pattern: "b").matches(in: text, range: range).map(parsed)
  }

  func count(_ page: Page) throws -> Int {
    try NSRegularExpression(pattern: "c").numberOfMatches(in: page.text, range: range)
  }

  func isLonger(_ line: String) throws -> Bool {
    try NSRegularExpression(pattern: "d").numberOfMatches(in: line, range: range) > 8
  }

  func widths(_ line: String) throws -> [Int] {
    try NSRegularExpression(pattern: "e").matches(in: line, range: range).map { shown($0) }
  }
}
