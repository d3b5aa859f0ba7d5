import SwiftUI

enum Box { nonisolated(unsafe) static var text = "a" }
final class Model: ObservableObject {
  @Published var other = 0
  func change() { Box.text = "b"; other += 1 }
}
struct Label { let text: String; static var current: Label { Label(text: Box.text) } }
func show(_ l: Label) -> String { l.text }

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(show(.current))
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
