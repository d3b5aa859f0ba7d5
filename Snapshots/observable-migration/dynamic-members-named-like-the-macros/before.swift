import SwiftUI

struct State {
  var access = 0
  var name = ""
}

@dynamicMemberLookup final class Store: ObservableObject {
  @Published var state = State()

  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
}

struct StoreView: View {
  @ObservedObject var store: Store

  var body: some View { Text("\(store.name) \(store.access)") }
}
