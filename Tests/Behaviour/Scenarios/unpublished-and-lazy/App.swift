import SwiftUI

final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  lazy var summary = "none"
  func change() { summary = "some"; other += 1 }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.name)
      Text(model.summary)
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
