import SwiftUI

final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  var hidden = 0
}
struct ContentView: View {
  @StateObject private var model = Model()
  private func label() -> String { "hidden \(model.hidden)" }
  var body: some View {
    VStack {
      Text(model.name)
      Text(label())
      Other(model: model)
      Button("Change") {
        model.hidden += 1; model.other += 1
      }
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
