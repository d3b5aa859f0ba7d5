import Foundation

struct Agenda {
  let keys: [String]

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  func days() -> [Date] {
    keys.compactMap { key in
      // Parse the key of a day
      return Self.formatter.date(from: key)
    }
  }

  func ordinals(_ numbers: [Int]) -> [String] {
    numbers.map { number in
      // if number == 1 {
      //   return "Start"
      // }
      let formatter = NumberFormatter()
      formatter.numberStyle = .ordinal

      return formatter.string(from: number as NSNumber) ?? ""
    }
  }

  private static let regex = try! NSRegularExpression(pattern: "<[^>]+>")

  func tags(in texts: [String]) -> [Int] {
    texts.map { text in
      let length = text.utf16.count

      // Also count the tags
      return length + Self.regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }
  }
}
