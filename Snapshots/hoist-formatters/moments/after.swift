import Foundation

/// What is the moment of the call is another on the next one.
struct Clock {
  func time(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    formatter.defaultDate = .now
    return formatter.date(from: text)
  }

  func year(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yy"
    formatter.twoDigitStartDate = .init()
    return formatter.date(from: text)
  }

  func decade(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yy"
    formatter.twoDigitStartDate = .init(timeIntervalSinceNow: -5)
    return formatter.date(from: text)
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yy"
    formatter.twoDigitStartDate = .init(timeIntervalSince1970: 0)
    return formatter
  }()

  func century(_ text: String) -> Date? {
    return Self.formatter.date(from: text)
  }
}
