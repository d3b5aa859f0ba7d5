import SwiftUI

nonisolated(unsafe) var theme = "light"
final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  func change() {
    theme = "dark"
    other += 1
  }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.name)
      Text(theme)
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
