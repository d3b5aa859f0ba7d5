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
      Table(model: model)
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}
struct Table: View {
  @ObservedObject var model: Model
  private let paths: [KeyPath<Model, String>] = [\.hidden]
  var body: some View {
    ForEach(paths, id: \.self) { path in Text(model[keyPath: path]) }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
