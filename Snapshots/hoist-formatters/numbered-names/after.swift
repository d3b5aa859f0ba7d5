import Foundation

enum UserAgent {
  enum Regex {
    static let os = "a"
    static let suffix = "b"
    static let model = "c"
  }

  private static let regex = try? NSRegularExpression(pattern: Regex.os)

  static func os(_ text: String) -> Int {
    return Self.regex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  private static let suffixRegex = try? NSRegularExpression(pattern: Regex.suffix)

  static func suffix(_ text: String) -> Int {
    return Self.suffixRegex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  private static let modelRegex = try? NSRegularExpression(pattern: Regex.model)

  static func model(_ text: String) -> Int {
    return Self.modelRegex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "dd"
    return formatter
  }()

  // The member that makes it gives the name, unless it says nothing.
  static func day(_ date: Date) -> String {
    return Self.formatter.string(from: date)
  }

  private static let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "MM"
    return formatter
  }()

  static func month(_ date: Date) -> String {
    return Self.dateFormatter.string(from: date)
  }

  private static let yearFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return formatter
  }()

  static func year(_ date: Date) -> String {
    return Self.yearFormatter.string(from: date)
  }

  private static let dateFormatter2: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH"
    return formatter
  }()

  static func run(_ date: Date) -> String {
    return Self.dateFormatter2.string(from: date)
  }
}
