import SwiftUI

@dynamicMemberLookup enum Theme {
  nonisolated(unsafe) static var values = ["accent": "a"]
  static subscript(dynamicMember name: String) -> String { values[name] ?? "" }
}
final class Model: ObservableObject {
  @Published var other = 0
  func change() { Theme.values["accent"] = "b"; other += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(Theme.accent)
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
