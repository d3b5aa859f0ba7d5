import Foundation

// What stands in a line that a comment is for would leave it.
struct Masks {
  let range = NSRange(location: 0, length: 8)

  // swiftlint:disable:next force_try
  func count(_ text: String) -> Int { let a = try! NSRegularExpression(pattern: "a+"); return a.numberOfMatches(in: text, range: range) }

  func first(_ text: String) -> NSRange { try! NSRegularExpression(pattern: "b+").rangeOfFirstMatch(in: text, range: range) } // swiftlint:disable:this force_try

  func last(_ text: String) -> NSRange {
    try! NSRegularExpression(pattern: "c+").rangeOfFirstMatch(in: text, range: range)
    // swiftlint:disable:previous force_try
  }

  // swift-format-ignore: OneStatementPerLine
  func year(_ date: Date) -> String {
    let formatter = DateFormatter(); formatter.dateFormat = "yyyy"
    return formatter.string(from: date)
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "MM"
    return formatter
  }()

  // swiftlint:disable:next line_length
  func month(_ date: Date, in calendar: Calendar, of country: String, at place: String, with others: [String]) -> String {
    return Self.formatter.string(from: date)
  }
}
