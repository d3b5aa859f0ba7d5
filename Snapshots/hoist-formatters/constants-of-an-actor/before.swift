import Foundation

actor Archive {
  static let pattern = "yyyy-MM-dd"

  // The initial value of a static can't say 'Self' in an actor, as in a class.
  func name(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = Self.pattern
    return formatter.string(from: date)
  }
}
