import SwiftUI

struct AppState: Equatable {
  var id = 0
  var title = "untitled"
  static func == (l: Self, r: Self) -> Bool { l.id == r.id }
}

final class Store<State: Equatable>: ObservableObject {
  @Published private(set) var state: State
  init(_ state: State) { self.state = state }
  func send(_ change: (inout State) -> Void) {
    var copy = state
    change(&copy)
    state = copy
  }
}

struct ContentView: View {
  @ObservedObject var store: Store<AppState>

  var body: some View {
    VStack {
      Text(store.state.title)
      Button("Rename") { store.send { $0.title = "Overture" } }
    }
  }
}
