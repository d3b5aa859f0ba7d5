import Foundation

struct Names {
  func count(_ text: String) -> Int {
    // Look for patterns like "Name: 12"
    let pattern = "([A-Z]+): (\\d+)"
    let regex = try? NSRegularExpression(pattern: pattern)

    return regex?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }

  func isName(_ text: String) -> Bool {
    // Look for patterns like "Name: 12"
    let pattern = "([A-Z]+): (\\d+)"
    let regex = try? NSRegularExpression(pattern: pattern)

    return regex?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  func hasNames(_ text: String) -> Bool {
    let names = try? NSRegularExpression(pattern: "([A-Z]+): (\\d+)")
    return names?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "d MMM"
    return formatter.string(from: date)
  }

  func header(_ date: Date) -> String {
    // The style of the headers
    let formatter = DateFormatter()
    formatter.dateFormat = "d MMM"

    return formatter.string(from: date)
  }

  func footer(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "d MMM"  // no year

    return formatter.string(from: date)
  }
}
