import Foundation

// A type can't have a member of these names.
enum Stamp {
  private static let typeFormatter: DateFormatter = {
    let Type = DateFormatter()
    Type.dateFormat = "yyyy"
    return Type
  }()

  static func year(_ date: Date) -> String {
    return Self.typeFormatter.string(from: date)
  }

  private static let protocolFormatter: DateFormatter = {
    let Protocol = DateFormatter()
    Protocol.dateFormat = "MM"
    return Protocol
  }()

  static func month(_ date: Date) -> String {
    return Self.protocolFormatter.string(from: date)
  }
}
