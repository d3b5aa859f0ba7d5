import SwiftUI

struct Clock: View {
  let date: Date
  nonisolated private let formatter = DateFormatter()

  nonisolated func time() -> String { formatter.string(from: date) }

  var body: some View { Text(time()) }
}
