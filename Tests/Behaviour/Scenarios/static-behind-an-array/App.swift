import SwiftUI

enum Box { nonisolated(unsafe) static var text = "a" }
final class Model: ObservableObject {
  @Published var other = 0
  func change() { Box.text = "b"; other += 1 }
}
extension Array where Element == String { var shown: String { self[0] + Box.text } }

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(["x"].shown)
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
