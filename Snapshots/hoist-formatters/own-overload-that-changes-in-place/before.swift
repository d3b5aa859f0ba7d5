import Foundation

protocol Stamping: AnyObject { var dateFormat: String! { get set } }

extension Stamping {
  func string(for time: Double) -> String {
    dateFormat = dateFormat + "!"
    return dateFormat
  }
}

extension DateFormatter: Stamping {
  func string(from time: Double) -> String {
    dateFormat += "!"
    return string(from: Date(timeIntervalSince1970: time))
  }

  func date(from time: Int) -> Date? {
    dateFormat.append("!")
    return date(from: "\(time)")
  }
}

extension ISO8601DateFormatter {
  func string(from time: Double) -> String {
    defer { formatOptions.insert(.withFractionalSeconds) }
    return string(from: Date(timeIntervalSince1970: time))
  }
}

extension NumberFormatter {
  func string(from words: [String]) -> String {
    var text = ""
    for word in words where word != "" { text.append(word) }
    text += "!"
    return text
  }
}

@MainActor
enum Stamp {
  static func added(_ time: Double) -> String {
    let formatter = DateFormatter()
    return formatter.string(from: time)
  }

  static func appended(_ time: Int) -> Date? {
    let formatter = DateFormatter()
    return formatter.date(from: time)
  }

  static func inserted(_ time: Double) -> String {
    let formatter = ISO8601DateFormatter()
    return formatter.string(from: time)
  }

  static func ofProtocol(_ time: Double) -> String {
    let formatter = DateFormatter()
    return formatter.string(for: time)
  }

  // Only a text of its own is changed here.
  static func joined(_ words: [String]) -> String {
    let formatter = NumberFormatter()
    return formatter.string(from: words)
  }
}
