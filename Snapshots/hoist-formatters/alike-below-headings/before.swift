import Foundation

struct Span {
  var start: Date?
  var end: Date?

  var text: String {
    if let start {
      // Only the start is known.
      let formatter = DateFormatter()
      formatter.dateFormat = "h:mm a"
      return formatter.string(from: start)
    } else if let end {
      // Only the end is known.
      let formatter = DateFormatter()
      formatter.dateFormat = "h:mm a"
      return formatter.string(from: end)
    }
    return ""
  }
}
