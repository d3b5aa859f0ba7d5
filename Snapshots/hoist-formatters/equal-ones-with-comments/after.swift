import Foundation

struct Names {
  private static let regex: NSRegularExpression? = {
    // Look for patterns like "Name: 12"
    let pattern = "([A-Z]+): (\\d+)"
    let regex = try? NSRegularExpression(pattern: pattern)
    return regex
  }()

  func count(_ text: String) -> Int {
    return Self.regex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  func isName(_ text: String) -> Bool {
    // Look for patterns like "Name: 12"
    return Self.regex?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  func hasNames(_ text: String) -> Bool {
    return Self.regex?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d MMM"
    return formatter
  }()

  func day(_ date: Date) -> String {
    return Self.formatter.string(from: date)
  }

  func header(_ date: Date) -> String {
    // The style of the headers
    return Self.formatter.string(from: date)
  }

  private static let monthDayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d MMM"  // no year
    return formatter
  }()

  func footer(_ date: Date) -> String {
    return Self.monthDayFormatter.string(from: date)
  }
}
