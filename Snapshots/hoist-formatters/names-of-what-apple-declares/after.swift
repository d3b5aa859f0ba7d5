import Foundation

extension Date {
  private static let nowFormatter: DateFormatter = {
    let now = DateFormatter()
    now.dateFormat = "yyyy"
    return now
  }()

  // A static 'now' would hide that of 'Date'.
  var year: String {
    return Self.nowFormatter.string(from: self)
  }

  var isOver: Bool { self < .now }
}
