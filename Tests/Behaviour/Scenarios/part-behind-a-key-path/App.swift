import SwiftUI

final class Part { var text = "a" }
final class Model: ObservableObject {
  @Published var other = 0
  let part = Part()
  func change() { part.text = "b"; other += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Field(model: model)
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Field: View {
  @ObservedObject var model: Model
  private let path: KeyPath<Model, String> = \.part.text
  var body: some View { Text(model[keyPath: path]) }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
