import Foundation

struct Span {
  var start: Date?
  var end: Date?

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "h:mm a"
    return formatter
  }()

  var text: String {
    if let start {
      // Only the start is known.
      return Self.formatter.string(from: start)
    } else if let end {
      // Only the end is known.
      return Self.formatter.string(from: end)
    }
    return ""
  }
}
