import SwiftUI

enum Box { nonisolated(unsafe) static var text = "a" }
final class Model: ObservableObject {
  @Published var other = 0
  func change() { Box.text = "b"; other += 1 }
}
extension View {
  func labelled() -> some View {
    VStack {
      self; Text(Box.text)
    }
  }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text("x").labelled()
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
