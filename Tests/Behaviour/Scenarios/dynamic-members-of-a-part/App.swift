import SwiftUI

@dynamicMemberLookup final class Part {
  var state = ["text": "a"]
  subscript(dynamicMember name: String) -> String { state[name] ?? "" }
}
final class Model: ObservableObject {
  @Published var other = 0
  let part = Part()
  func change() { part.state["text"] = "b"; other += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.part.text)
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
