import SwiftUI

// A formatter that a branch gives is used, though nothing follows it.
struct Row: View {
  let date: Date
  let isLong: Bool

  var title: String {
    let formatter = if isLong { DateFormatter() } else { DateFormatter() }
    return formatter.string(from: date)
  }

  private var formatter: DateFormatter {
    switch isLong {
    case true: DateFormatter()
    case false: DateFormatter()
    }
  }

  var body: some View { Text(title + formatter.string(from: date)) }
}
