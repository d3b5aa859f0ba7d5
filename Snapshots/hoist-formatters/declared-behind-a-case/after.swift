import Foundation

enum Row {
  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.timeZone = .gmt
    formatter.dateFormat = "dd"
    return formatter
  }()

  static func text(_ date: Date?) -> String {
    switch date {
    case .none: return ""
    case let date?:
      return Self.formatter.string(from: date)
    }
  }
}
