import Foundation

// The initial value of a property can't say `Self` in an extension of a class.
extension DateFormatter {
  nonisolated static let style = DateFormatter.Style.short

  static func now() -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = Self.style
    return formatter.string(from: Date())
  }
}

extension Date {
  nonisolated static let style = DateFormatter.Style.short

  func short() -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = Self.style
    return formatter.string(from: self)
  }
}
