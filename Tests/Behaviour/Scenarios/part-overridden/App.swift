import SwiftUI

class Part { func text() -> String { "base" } }
final class SubPart: Part { var hidden = "a"; override func text() -> String { hidden } }
final class Model: ObservableObject {
  @Published var other = 0
  let sub = SubPart()
  var part: Part { sub }
  func change() { sub.hidden = "b"; other += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.part.text())
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
