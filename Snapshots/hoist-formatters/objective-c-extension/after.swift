import Foundation

final class Logbook: NSObject {}

// Objective-C, which all members are for, doesn't know a coder; of a formatter it would get a method.
@objc extension Logbook {
  @nonobjc private static let jsonDecoder = JSONDecoder()

  func entries(_ data: Data) -> [String] {
    (try? Self.jsonDecoder.decode([String].self, from: data)) ?? []
  }

  @nonobjc private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d"
    return formatter
  }()

  func day(_ date: Date) -> String {
    return Self.formatter.string(from: date)
  }
}
