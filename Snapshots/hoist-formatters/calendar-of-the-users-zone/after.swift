import Foundation

// The calendar holds the time zone of the moment when it was made.
enum Countdown {
  private static let formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.allowedUnits = [.day]
    return formatter
  }()

  static func text(_ start: Date, _ end: Date) -> String? {
    return Self.formatter.string(from: start, to: end)
  }
}
