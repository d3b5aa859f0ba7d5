import Foundation

// It has no property for it, and yet its texts are those of the user's language.
@MainActor
enum Storage {
  private static let formatter: ByteCountFormatter = {
    let formatter = ByteCountFormatter()
    formatter.countStyle = .file
    return formatter
  }()

  static func size(_ count: Int64) -> String {
    return Self.formatter.string(fromByteCount: count)
  }
}
