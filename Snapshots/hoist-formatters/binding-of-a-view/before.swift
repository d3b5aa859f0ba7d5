import SwiftUI

struct StampField: View {
  @State private var date = Date()

  // The closures of a binding are '@Sendable'.
  var body: some View {
    TextField("Date", text: Binding(get: { DateFormatter().string(from: date) }, set: { _ in }))
  }
}
