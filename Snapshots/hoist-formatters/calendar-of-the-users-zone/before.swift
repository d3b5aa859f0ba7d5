import Foundation

// The calendar holds the time zone of the moment when it was made.
enum Countdown {
  static func text(_ start: Date, _ end: Date) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.allowedUnits = [.day]
    return formatter.string(from: start, to: end)
  }
}
