import SwiftUI

enum Box { nonisolated(unsafe) static var text = "a" }
final class Model: ObservableObject {
  @Published var other = 0
  func change() { Box.text = "b"; other += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Child()
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Child: View {
  var text = Box.text
  var body: some View { Text(text) }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
