import Foundation

/// A constant may be an object: what a text says of it, and a copy of it, are what it was at the time.
nonisolated(unsafe) let pattern = NSMutableString(string: "yyyy")

enum Shared {
  nonisolated(unsafe) static let pattern = NSMutableString(string: "MM")
  nonisolated(unsafe) static let number = NumberFormatter()
  static let day = "dd"
  static let dayAndMonth = day + " MM"
  static let width: Int = 4
  static let dates = DateFormatter()
  nonisolated(unsafe) static let texts = words()

  nonisolated(unsafe) static let mass: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 0
    return formatter
  }()

  static func words() -> NSString { pattern }
  static func change() {
    number.maximumFractionDigits += 1
    dates.dateStyle = .short
  }
}

enum Stamp {
  static func inText(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "\(pattern)"
    return formatter.string(from: date)
  }

  static func cast(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = Shared.pattern as String
    return formatter.string(from: date)
  }

  static func added(_ date: Date) -> String {
    let text: NSString = Shared.texts
    let formatter = DateFormatter()
    formatter.dateFormat = "yy\(text)"
    return formatter.string(from: date)
  }

  @MainActor static func copied(_ length: Measurement<UnitLength>) -> String {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter = Shared.number
    return formatter.string(from: length)
  }

  @MainActor static func items(_ dates: [Date]) -> String? {
    let formatter = ListFormatter()
    formatter.itemFormatter = Shared.dates
    return formatter.string(from: dates)
  }
}

/// A value stays what it is, and what is only kept is asked each time.
enum Values {
  private static let joinedFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "\(Shared.day) \(Shared.dayAndMonth)" + Shared.dayAndMonth
    return formatter
  }()

  static func joined(_ date: Date) -> String {
    return Self.joinedFormatter.string(from: date)
  }

  private static let regex = try! NSRegularExpression(pattern: "[0-9]{\(Shared.width)}")

  static func counted(_ text: String) -> Int {
    return Self.regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  @MainActor private static let copiedFormatter: MeasurementFormatter = {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter = Shared.mass
    return formatter
  }()

  @MainActor static func copied(_ length: Measurement<UnitLength>) -> String {
    return Self.copiedFormatter.string(from: length)
  }

  private static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(Shared.dates)
    return decoder
  }()

  static func kept(_ data: Data) throws -> Date {
    return try Self.decoder.decode(Date.self, from: data)
  }
}
