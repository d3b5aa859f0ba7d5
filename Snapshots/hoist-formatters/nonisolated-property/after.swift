import SwiftUI

struct Clock: View {
  let date: Date
  nonisolated private static let formatter = DateFormatter()

  nonisolated func time() -> String { Self.formatter.string(from: date) }

  var body: some View { Text(time()) }
}
