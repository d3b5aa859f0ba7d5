import SwiftUI

enum Box { nonisolated(unsafe) static var text = "a" }
final class Model: ObservableObject {
  @Published var other = 0
  func change() { Box.text = "b"; other += 1 }
}

protocol Giver { func give() -> String }
struct Boxed: Giver { func give() -> String { Box.text } }
func shown<T: Giver>(_ giver: T) -> String { giver.give() }

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(shown(Boxed()))
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
