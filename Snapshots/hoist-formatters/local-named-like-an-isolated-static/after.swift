import SwiftUI

struct Legend: View {
  static let formatter = NumberFormatter()

  var body: some View { Text("") }

  nonisolated private static let dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d"
    return formatter
  }()

  // The name of the variable says nothing of the static above, which belongs to the main actor.
  nonisolated static func day(_ date: Date) -> String {
    return Self.dayFormatter.string(from: date)
  }
}
