import SwiftUI

enum Box { nonisolated(unsafe) static var text = "a" }
final class Model: ObservableObject {
  @Published var other = 0
  func change() { Box.text = "b"; other += 1 }
}
enum Give { nonisolated(unsafe) static let text: () -> String = { Box.text } }

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(Give.text())
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
