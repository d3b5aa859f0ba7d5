import Foundation

// The initial value of a property can't say `Self` in an extension of a class.
extension DateFormatter {
  nonisolated static let style = DateFormatter.Style.short

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = DateFormatter.style
    return formatter
  }()

  static func now() -> String {
    return Self.formatter.string(from: Date())
  }
}

extension Date {
  nonisolated static let style = DateFormatter.Style.short

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = Self.style
    return formatter
  }()

  func short() -> String {
    return Self.formatter.string(from: self)
  }
}
