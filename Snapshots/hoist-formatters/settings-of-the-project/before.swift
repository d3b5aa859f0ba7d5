import Foundation

@MainActor var chosen = "en"

extension DateFormatter {
  @MainActor var style: String {
    get { dateFormat }
    set {
      locale = Locale(identifier: chosen)
      dateFormat = newValue
    }
  }
}

extension Locale {
  @MainActor init(style: Int) { self = Locale(identifier: chosen) }
}

extension Locale? {
  @MainActor static var app: Locale? { Locale(identifier: chosen) }
}

/// What the project makes of a setting may be another on each call.
@MainActor struct Line {
  func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.style = "dd"
    return formatter.string(from: date)
  }

  func month(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = .init(style: 1)
    return formatter.string(from: date)
  }

  func year(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = .app
    return formatter.string(from: date)
  }
}
