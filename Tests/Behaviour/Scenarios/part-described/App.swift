import SwiftUI

final class Part: CustomStringConvertible {
  var text = "a"
  var description: String { text }
}
final class Model: ObservableObject {
  @Published var other = 0
  let part = Part()
  let second = Part()
  func change() { part.text = "c"; other += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(String(describing: model.part))
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
