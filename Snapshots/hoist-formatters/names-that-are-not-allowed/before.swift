import Foundation

// A type can't have a member of these names.
enum Stamp {
  static func year(_ date: Date) -> String {
    let Type = DateFormatter()
    Type.dateFormat = "yyyy"
    return Type.string(from: date)
  }

  static func month(_ date: Date) -> String {
    let Protocol = DateFormatter()
    Protocol.dateFormat = "MM"
    return Protocol.string(from: date)
  }
}
