import SwiftUI

protocol Titled { var hidden: Int { get } }
final class Model: ObservableObject, Titled {
  @Published var name = "a"
  @Published var other = 0
  var hidden = 0
}
func show(_ titled: any Titled) -> String { "hidden \(titled.hidden)" }
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.name)
      Text(show(model))
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
