import Foundation

final class Logbook: NSObject {}

// Objective-C, which all members are for, doesn't know a coder; of a formatter it would get a method.
@objc extension Logbook {
  func entries(_ data: Data) -> [String] {
    (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }

  func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "d"
    return formatter.string(from: date)
  }
}
