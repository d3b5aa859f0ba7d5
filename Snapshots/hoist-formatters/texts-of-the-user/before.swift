import Foundation

// It has no property for it, and yet its texts are those of the user's language.
@MainActor
enum Storage {
  static func size(_ count: Int64) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = .file
    return formatter.string(fromByteCount: count)
  }
}
