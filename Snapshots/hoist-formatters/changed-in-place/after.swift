import Foundation

/// A list or a text that is read can also be changed in place.
struct Symbols {
  func time(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH"
    formatter.dateFormat.append(":mm")
    return formatter.string(from: date)
  }

  func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEE"
    formatter.shortWeekdaySymbols.reverse()
    return formatter.string(from: date)
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en")
    return formatter
  }()

  func months() -> [String] {
    return Self.formatter.monthSymbols.reversed()
  }
}
