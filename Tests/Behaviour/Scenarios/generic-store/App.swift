import SwiftUI

final class Store<State>: ObservableObject {
  @Published private(set) var state: State
  private let reduce: (inout State, String) -> Void
  init(_ state: State, reduce: @escaping (inout State, String) -> Void) {
    self.state = state; self.reduce = reduce
  }
  func send(_ action: String) { reduce(&state, action) }
}
struct AppState { var count = 0; var log: [String] = [] }
struct ContentView: View {
  @ObservedObject var store: Store<AppState>
  var body: some View {
    VStack {
      Text("\(store.state.count)")
      Log(store: store)
      Button("Add") { store.send("add") }
      Button("Log") { store.send("log") }
    }
  }
}
struct Log: View {
  @ObservedObject var store: Store<AppState>
  var body: some View { ForEach(store.state.log, id: \.self) { Text($0) } }
}
