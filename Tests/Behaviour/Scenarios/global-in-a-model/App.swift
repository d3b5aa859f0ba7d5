import SwiftUI

nonisolated(unsafe) private var counter = 0
final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  var title: String { "\(name) \(counter)" }
  func change() {
    counter += 1
    other += 1
  }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.title)
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
