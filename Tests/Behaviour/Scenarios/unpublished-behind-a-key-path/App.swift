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
      Field(model: model, path: \.hidden)
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Field: View {
  @ObservedObject var model: Model
  let path: KeyPath<Model, String>
  var body: some View { Text(model[keyPath: path]) }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
