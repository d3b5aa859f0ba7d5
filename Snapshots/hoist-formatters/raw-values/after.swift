import Foundation

/// The raw value of a case is always the same, unless the code says how it is made.
enum Pattern: String {
  case day = "yyyy-MM-dd", time = "HH:mm"
  static var current: Pattern { Date.now.timeIntervalSince1970 > 0 ? .day : .time }
}

enum Computed: RawRepresentable {
  case day
  init?(rawValue: String) { nil }
  var rawValue: String { Date.now.description }
}

enum Stamp {
  private static let dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = Pattern.day.rawValue
    return formatter
  }()

  static func day(_ date: Date) -> String {
    return Self.dayFormatter.string(from: date)
  }

  private static let bothFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "\(Pattern.day.rawValue) " + Pattern.time.rawValue
    return formatter
  }()

  static func both(_ date: Date) -> String {
    return Self.bothFormatter.string(from: date)
  }

  private static let regex = try! NSRegularExpression(pattern: Pattern.time.rawValue)

  static func times(in text: String) -> Int {
    return Self.regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  static func computed(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = Computed.day.rawValue
    return formatter.string(from: date)
  }

  static func current(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = Pattern.current.rawValue
    return formatter.string(from: date)
  }

  static func given(_ date: Date, _ pattern: Pattern) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = pattern.rawValue
    return formatter.string(from: date)
  }
}
