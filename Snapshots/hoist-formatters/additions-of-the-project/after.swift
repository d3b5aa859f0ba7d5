import Foundation

// What the project adds to the types of settings may give something else each time.
nonisolated(unsafe) var chosen = "en_US"
nonisolated(unsafe) var isPro = false

typealias Region = Locale

extension Region {
  static var app: Locale { Locale(identifier: chosen) }
}

extension Hashable where Self == TimeZone {
  static var office: TimeZone { TimeZone(identifier: chosen)! }
}

extension Bool { static var lenient: Bool { isPro } }

extension Calendar { static let current = Calendar(identifier: .iso8601) }

extension Locale {
  init(rawValue: Int) { self.init(identifier: chosen) }
}

extension TimeZone {
  init?(secondsFromGMT text: String) { self.init(identifier: text + chosen) }
}

extension JSONDecoder.DateDecodingStrategy {
  static func formatted(_ text: String) -> JSONDecoder.DateDecodingStrategy {
    isPro ? .iso8601 : .secondsSince1970
  }

  static func custom(_ seconds: () -> Double) -> JSONDecoder.DateDecodingStrategy {
    isPro ? .iso8601 : .secondsSince1970
  }
}

extension String.StringInterpolation {
  mutating func appendInterpolation(zone: String) { appendLiteral(zone + chosen) }
}

func ?? (left: String, right: String) -> String { isPro ? left : right }

func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }

enum Stamp {
  static let short = "yy"
  static let long = "yyyy"

  static func byAlias(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = .app
    return formatter.string(from: date)
  }

  static func byProtocol(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.timeZone = .office
    return formatter.string(from: date)
  }

  static func byFlag(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.isLenient = .lenient
    return formatter.date(from: text)
  }

  static func byInitializer(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = .init(rawValue: 1)
    return formatter.string(from: date)
  }

  static func byZone(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: "x")
    return formatter.string(from: date)
  }

  static func byInterpolation(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yy\(zone: "M")"
    return formatter.string(from: date)
  }

  static func byOperator(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = short ?? long
    return formatter.string(from: date)
  }

  static func byStrategy(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted("x")
    return try decoder.decode([Date].self, from: data)
  }

  static func byCustomStrategy(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { 1 }
    return try decoder.decode([Date].self, from: data)
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.calendar = .current
    formatter.dateFormat = short + long
    return formatter
  }()

  // The project's own calendar is a constant, and stays.
  static func byCalendar(_ date: Date) -> String {
    return Self.formatter.string(from: date)
  }
}
