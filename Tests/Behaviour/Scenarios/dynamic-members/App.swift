import SwiftUI

@dynamicMemberLookup final class Model: ObservableObject {
  struct State { var text = "a" }
  @Published var other = 0
  private var state = State()
  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
  func change() { state.text = "b"; other += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.text)
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
