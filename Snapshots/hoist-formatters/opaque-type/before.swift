import Foundation

struct Moment {
  let date: Date

  // What 'some Formatter' is isn't known to be 'Sendable'.
  var text: String? {
    let formatter: some Formatter = DateFormatter()
    return formatter.string(for: date)
  }
}
