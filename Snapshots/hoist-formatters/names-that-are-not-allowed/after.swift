import Foundation

// A type can't have a member of these names.
enum Stamp {
  private static let dateFormatter: DateFormatter = {
    let Type = DateFormatter()
    Type.dateFormat = "yyyy"
    return Type
  }()

  static func year(_ date: Date) -> String {
    return Self.dateFormatter.string(from: date)
  }

  private static let monthFormatter: DateFormatter = {
    let Protocol = DateFormatter()
    Protocol.dateFormat = "MM"
    return Protocol
  }()

  static func month(_ date: Date) -> String {
    return Self.monthFormatter.string(from: date)
  }
}
