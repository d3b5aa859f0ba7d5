import Foundation

enum Twins {
  private static let regex = try! NSRegularExpression(pattern: "a")

  static func around(_ text: String) -> Int {
    Self.regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  static func own(_ text: String) -> Int {
    return Self.regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }
}

// A variable of the file bears the name of its type, and serves no other.
protocol Dated { var date: Date { get } }

private let datedFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "dd"
  return formatter
}()

extension Dated {
  var day: String {
    return datedFormatter.string(from: date)
  }
}

private let invoiceFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "dd"
  return formatter
}()

struct Invoice<Item> {
  func number(_ date: Date) -> String {
    return invoiceFormatter.string(from: date)
  }
}
