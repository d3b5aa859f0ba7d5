import Foundation

// A comment for one line goes along; what stands between two comments would leave them.
struct Masks {
  let range = NSRange(location: 0, length: 8)

  func masked(_ text: String) -> String {
    // swiftlint:disable:next force_try
    let expression = try! NSRegularExpression(pattern: "a+")
    return expression.stringByReplacingMatches(in: text, range: range, withTemplate: "")
  }

  func count(_ text: String) -> Int {
    // swiftlint:disable:next force_try
    return try! NSRegularExpression(pattern: "b+").numberOfMatches(in: text, range: range)
  }

  func sum(_ text: String) -> Int {
    try! NSRegularExpression(  // swiftlint:disable:this force_try
      pattern: "[0-9]+"
    ).numberOfMatches(in: text, range: range)
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

  func number(_ text: String) -> Int? {
    // swiftlint:disable line_length
    return try? JSONDecoder().decode(Int.self, from: Data(text.utf8))
    // swiftlint:enable line_length
  }

  // Says what day it is.
  // swiftlint:disable function_body_length
  func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "d"
    return formatter.string(from: date)
  }
  // swiftlint:enable function_body_length

  // swiftlint:disable force_try
  func last(_ text: String) -> NSRange {
    let expression = try! NSRegularExpression(pattern: "d+")
    return expression.rangeOfFirstMatch(in: text, range: range)
  }
  // swiftlint:enable force_try
}
