import SwiftUI

final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  func change() {
    UserDefaults.standard.set("changed", forKey: "k")
    other += 1
  }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.name)
      Text(UserDefaults.standard.string(forKey: "k") ?? "none")
      Other(model: model)
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View {
    Text("\(model.other)")
    Button("Change") { model.change() }
  }
}
