import SwiftUI

struct StampField: View {
  @State private var date = Date()

  nonisolated private static let dateFormatter = DateFormatter()

  // The closures of a binding are '@Sendable'.
  var body: some View {
    TextField("Date", text: Binding(get: { Self.dateFormatter.string(from: date) }, set: { _ in }))
  }
}
