import Foundation

class Clock {
  private static let shortTimeFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter
  }()

  func time(_ date: Date) -> String {
    return Self.shortTimeFormatter.string(from: date)
  }

  // It sees what is private in its superclass, and would override it.
  class Alarm: Clock {
    private static let shortDateFormatter: DateFormatter = {
      let formatter = DateFormatter()
      formatter.dateStyle = .short
      return formatter
    }()

    func day(_ date: Date) -> String {
      return Self.shortDateFormatter.string(from: date)
    }
  }

  class Timer {
    private static let formatter: DateComponentsFormatter = {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .short
      return formatter
    }()

    func length(_ time: TimeInterval) -> String? {
      return Self.formatter.string(from: time)
    }
  }
}
