import Foundation

enum Twins {
  static func around(_ text: String) -> Int {
    try! NSRegularExpression(pattern: "a").numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  static func own(_ text: String) -> Int {
    let regex = try! NSRegularExpression(pattern: "a")
    return regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }
}

// A variable of the file bears the name of its type, and serves no other.
protocol Dated { var date: Date { get } }

extension Dated {
  var day: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "dd"
    return formatter.string(from: date)
  }
}

struct Invoice<Item> {
  func number(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "dd"
    return formatter.string(from: date)
  }
}
