import SwiftUI

struct AmountField: View {
  @State private var amount = 0

  // A static of the main actor can't be read there without a warning.
  var body: some View {
    TextField("Amount", text: Binding(get: { NumberFormatter().string(for: amount) ?? "" }, set: { _ in }))
  }
}

struct StampField: View {
  @State private var date = Date()

  var body: some View {
    TextField(
      "Date", text: SwiftUI.Binding<String> { DateFormatter().string(from: date) } set: { _ in })
  }
}
