import SwiftUI

final class Model: ObservableObject {
  @Published var other = 0
  var hidden = "a"
  func change() { hidden = "b"; other += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Child(model)
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Child: View {
  let text: String
  init(_ model: Model) { text = model.hidden }
  var body: some View { Text(text) }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
