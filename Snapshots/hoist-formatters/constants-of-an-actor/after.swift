import Foundation

actor Archive {
  static let pattern = "yyyy-MM-dd"

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = Archive.pattern
    return formatter
  }()

  // The initial value of a static can't say 'Self' in an actor, as in a class.
  func name(_ date: Date) -> String {
    return Self.formatter.string(from: date)
  }
}
