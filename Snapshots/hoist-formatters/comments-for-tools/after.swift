import Foundation

// A comment for one line goes along; what stands between two comments would leave them.
struct Masks {
  let range = NSRange(location: 0, length: 8)

  // swiftlint:disable:next force_try
  private static let expression = try! NSRegularExpression(pattern: "a+")

  func masked(_ text: String) -> String {
    return Self.expression.stringByReplacingMatches(in: text, range: range, withTemplate: "")
  }

  // swiftlint:disable:next force_try
  private static let countRegex = try! NSRegularExpression(pattern: "b+")

  func count(_ text: String) -> Int {
    return Self.countRegex.numberOfMatches(in: text, range: range)
  }

  private static let digitsRegex = try! NSRegularExpression(  // swiftlint:disable:this force_try
    pattern: "[0-9]+"
  )

  func sum(_ text: String) -> Int {
    Self.digitsRegex.numberOfMatches(in: text, range: range)
  }

  func first(_ text: String) -> NSRange {
    // swiftlint:disable force_try
    let expression = try! NSRegularExpression(pattern: "c+")
    // swiftlint:enable force_try
    return expression.rangeOfFirstMatch(in: text, range: range)
  }

  func year(_ date: Date) -> String {
    let formatter = DateFormatter()
    // swiftformat:disable all
    formatter.dateFormat   =   "yyyy"
    // swiftformat:enable all
    return formatter.string(from: date)
  }

  func month(_ date: Date) -> String {
    let formatter = DateFormatter()
    // swiftlint:disable:previous explicit_type_interface
    return formatter.string(from: date)
  }

  private static let jsonDecoder = JSONDecoder()

  func number(_ text: String) -> Int? {
    // swiftlint:disable line_length
    return try? Self.jsonDecoder.decode(Int.self, from: Data(text.utf8))
    // swiftlint:enable line_length
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d"
    return formatter
  }()

  // Says what day it is.
  // swiftlint:disable function_body_length
  func day(_ date: Date) -> String {
    return Self.formatter.string(from: date)
  }
  // swiftlint:enable function_body_length

  // swiftlint:disable force_try
  func last(_ text: String) -> NSRange {
    let expression = try! NSRegularExpression(pattern: "d+")
    return expression.rangeOfFirstMatch(in: text, range: range)
  }
  // swiftlint:enable force_try
}
