import SwiftUI

enum Box { nonisolated(unsafe) static var text = "a" }
enum L1 { static func get() -> String { L2.get() } }
enum L2 { static func get() -> String { L3.get() } }
enum L3 { static func get() -> String { L4.get() } }
enum L4 { static func get() -> String { L5.get() } }
enum L5 { static func get() -> String { Box.text } }
final class Model: ObservableObject {
  @Published var other = 0
  func change() { Box.text = "b"; other += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(L1.get())
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}

struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
