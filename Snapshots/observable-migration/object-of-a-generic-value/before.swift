import Combine
import SwiftUI

final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor final class Store: ObservableObject {
  static let box = Box(Store())
  @Published var count = 0
}

struct StoreView: View {
  @ObservedObject private var store = Store.box.value
  var body: some View { Text("\(store.count)") }
}

@MainActor func watch(_ box: Box<Store>) -> AnyCancellable {
  box.value.objectWillChange.sink { print("changed") }
}
