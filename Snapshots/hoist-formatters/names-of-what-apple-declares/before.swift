import Foundation

extension Date {
  // A static 'now' would hide that of 'Date'.
  var year: String {
    let now = DateFormatter()
    now.dateFormat = "yyyy"
    return now.string(from: self)
  }

  var isOver: Bool { self < .now }
}
