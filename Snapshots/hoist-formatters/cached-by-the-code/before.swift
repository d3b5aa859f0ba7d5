import Foundation

final class FormatterCache {
  private var made: [String: DateFormatter] = [:]
  private let all = NSCache<NSString, NumberFormatter>()
  private var last: NumberFormatter?

  func formatter(for zone: TimeZone) -> DateFormatter {
    if let old = made[zone.identifier] { return old }
    let formatter = DateFormatter()
    formatter.timeZone = zone
    made[zone.identifier] = formatter
    return formatter
  }

  func number(_ name: NSString) -> NumberFormatter {
    if let old = all.object(forKey: name) { return old }
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    self.all.setObject(formatter, forKey: name)
    return formatter
  }

  func lastNumber() -> NumberFormatter {
    if let last { return last }
    let formatter = NumberFormatter()
    last = formatter
    return formatter
  }

  func keep(_ zone: TimeZone) {
    let formatter = DateFormatter()
    formatter.timeZone = zone
    made[zone.identifier] = formatter
  }
}
