import SwiftUI

final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  var hidden = 0
}
extension Model {
  struct Info { let text: String }
  var info: Info { Info(text: "hidden \(hidden)") }
}
extension String {
  init(of model: Model) { self = "hidden \(model.hidden)" }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.name)
      Text(String(of: model))
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
