import SwiftUI

final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  private var cache = ["k": 0]
  subscript(key: String) -> Int { cache[key] ?? -1 }
  func change() { cache["k"] = 1; other += 1 }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.name)
      Text("\(model["k"])")
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
