import Foundation

/// A closure of a setting runs whenever the formatter is made, and may give something else each time.
enum Weekday {
  static func named(in language: String?, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = language.map { Locale(identifier: $0) } ?? Locale(identifier: "en_US")
    return formatter.string(from: date)
  }

  static func named(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = UserDefaults.standard.string(forKey: "language").map { Locale(identifier: $0) }
    return formatter.string(from: date)
  }

  static func inZone(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.timeZone = Zone.queue.sync { Zone.current }
    return formatter.string(from: date)
  }

  static func first(of formats: [String], _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = formats.first { $0.count > 3 }
    return formatter.string(from: date)
  }

  static func short(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = { Zone.isShort ? "EEE" : "EEEE" }()
    return formatter.string(from: date)
  }

  static func words(_ text: String, _ words: [String]) -> Int {
    let regex = try! NSRegularExpression(pattern: words.reduce("x") { $0 + "|" + $1 })
    return regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }
}

enum Zone {
  static let queue = DispatchQueue(label: "zone")
  nonisolated(unsafe) static var current: TimeZone = .gmt
  nonisolated(unsafe) static var isShort = false

  static func strategy(_ seconds: @Sendable () -> Double) -> JSONDecoder.DateDecodingStrategy {
    .deferredToDate
  }
}

extension CodingUserInfoKey {
  static let level = CodingUserInfoKey(rawValue: "level")!
}

nonisolated(unsafe) var level = 1

enum Feed {
  static func read(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.userInfo[.level] = Zone.queue.sync { level }
    return try decoder.decode([Date].self, from: data)
  }

  static func readBy(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = Zone.strategy { 1 }
    return try decoder.decode([Date].self, from: data)
  }

  static func readFrom(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { [start = level] _ in Date(timeIntervalSince1970: Double(start)) }
    return try decoder.decode([Date].self, from: data)
  }

  private static let readAllDecoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { [start = 1] _ in Date(timeIntervalSince1970: Double(start)) }
    return decoder
  }()

  // The coder keeps these, and runs them when it is used.
  static func readAll(_ data: Data) throws -> [Date] {
    return try Self.readAllDecoder.decode([Date].self, from: data)
  }

  private static let readLaterDecoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.userInfo = [.level: { @Sendable in level }]
    decoder.dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.custom({ try Date(from: $0) })
    return decoder
  }()

  static func readLater(_ data: Data) throws -> [Date] {
    return try Self.readLaterDecoder.decode([Date].self, from: data)
  }
}
