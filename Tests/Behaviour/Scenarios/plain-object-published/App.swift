import SwiftUI

final class Item { var name = "a" }
final class Model: ObservableObject {
  @Published var selected: Item? = Item()
  @Published var other = 0
  func change() { selected?.name = "b"; other += 1 }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      if let item = model.selected { Text(item.name) }
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
