import SwiftUI

enum Box { nonisolated(unsafe) static var text = "a" }
protocol Giver { func give() -> String }
struct Boxed: Giver { func give() -> String { Box.text } }
final class Model: ObservableObject {
  @Published var other = 0
  func change() { Box.text = "b"; other += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View { Inner(model: model, giver: Boxed()) }
}
struct Inner<G: Giver>: View {
  @ObservedObject var model: Model
  let giver: G
  var body: some View {
    VStack {
      Text(giver.give())
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
