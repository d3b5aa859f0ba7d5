import Foundation

enum Row {
  static func text(_ date: Date?) -> String {
    switch date {
    case .none: return ""
    case let date?: let formatter = DateFormatter()
      formatter.timeZone = .gmt
      formatter.dateFormat = "dd"
      return formatter.string(from: date)
    }
  }
}
