import SwiftUI

extension CodingUserInfoKey {
  static let locale = CodingUserInfoKey(rawValue: "locale")!
}

/// What the user sets is followed wherever it is named.
struct Region {
  private static let dayFormatter: DateFormatter = {
    let locale = Locale.autoupdatingCurrent
    let formatter = DateFormatter()
    formatter.locale = locale
    return formatter
  }()

  func day(_ date: Date) -> String {
    return Self.dayFormatter.string(from: date)
  }

  func template(_ date: Date) -> String {
    let locale = Locale.current
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate("yMd")
    return formatter.string(from: date)
  }

  @MainActor private static let lengthFormatter: MeasurementFormatter = {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.locale = .autoupdatingCurrent
    return formatter
  }()

  @MainActor func length(_ length: Measurement<UnitLength>) -> String {
    return Self.lengthFormatter.string(from: length)
  }

  func month(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Foundation.Locale.current
    formatter.dateFormat = "MMMM"
    return formatter.string(from: date)
  }

  func number(_ data: Data) throws -> Int {
    let decoder = JSONDecoder()
    decoder.userInfo[.locale] = Locale.current
    return try decoder.decode(Int.self, from: data)
  }
}
