import Foundation

protocol Stamp {
  var text: String { get }
  static var formatter: DateFormatter { get }
}

extension Stamp {
  var date: Date? { Self.formatter.date(from: text) }
}

struct DayStamp: Stamp {
  var text: String
  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()
}

struct MinuteStamp: Stamp {
  var text: String
  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter
  }()
}

protocol Zoned { static var zoneFormatter: DateFormatter { get } }

extension Zoned {
  static func adapt(to zone: TimeZone) { zoneFormatter.timeZone = zone }
}

struct Flight: Zoned {
  static var zoneFormatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }
}
