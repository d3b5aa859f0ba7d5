import SwiftUI

final class Model: ObservableObject {
  nonisolated(unsafe) static var total = 0
  @Published var name = "a"
  @Published var other = 0
  func change() { Self.total += 1; other += 1 }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.name)
      Text("\(Model.total)")
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
