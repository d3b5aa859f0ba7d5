import Foundation

enum UserAgent {
  enum Regex {
    static let os = "a"
    static let suffix = "b"
    static let model = "c"
  }

  static func os(_ text: String) -> Int {
    let regex = try? NSRegularExpression(pattern: Regex.os)
    return regex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  static func suffix(_ text: String) -> Int {
    let regex = try? NSRegularExpression(pattern: Regex.suffix)
    return regex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  static func model(_ text: String) -> Int {
    let regex = try? NSRegularExpression(pattern: Regex.model)
    return regex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  // The member that makes it gives the name, unless it says nothing.
  static func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "dd"
    return formatter.string(from: date)
  }

  static func month(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "MM"
    return formatter.string(from: date)
  }

  static func year(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return formatter.string(from: date)
  }

  static func run(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH"
    return formatter.string(from: date)
  }
}
