import SwiftUI

final class Order: ObservableObject {
  @Published var note = ""
}

struct NoteField: View {
  let order: ObservedObject<Order>.Wrapper
  var body: some View { TextField("Note", text: order.note) }
}

struct OrderView: View {
  @StateObject private var order = Order()
  var body: some View { NoteField(order: $order) }
}
