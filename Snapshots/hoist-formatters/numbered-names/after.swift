import Foundation

enum UserAgent {
  enum Regex {
    static let os = "a"
    static let suffix = "b"
    static let model = "c"
  }

  private static let osRegex = try? NSRegularExpression(pattern: Regex.os)

  static func os(_ text: String) -> Int {
    return Self.osRegex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  private static let suffixRegex = try? NSRegularExpression(pattern: Regex.suffix)

  static func suffix(_ text: String) -> Int {
    return Self.suffixRegex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  private static let modelRegex = try? NSRegularExpression(pattern: Regex.model)

  static func model(_ text: String) -> Int {
    return Self.modelRegex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  private static let dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "dd"
    return formatter
  }()

  // The member that makes it gives the name, unless it says nothing.
  static func day(_ date: Date) -> String {
    return Self.dayFormatter.string(from: date)
  }

  private static let monthFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "MM"
    return formatter
  }()

  static func month(_ date: Date) -> String {
    return Self.monthFormatter.string(from: date)
  }

  private static let yearFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return formatter
  }()

  static func year(_ date: Date) -> String {
    return Self.yearFormatter.string(from: date)
  }

  private static let hourFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH"
    return formatter
  }()

  static func run(_ date: Date) -> String {
    return Self.hourFormatter.string(from: date)
  }
}
