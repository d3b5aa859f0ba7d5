import SwiftUI

final class Item: Identifiable { let id = 1; var name = "a" }
final class Model: ObservableObject {
  @Published var items = [Item()]
  @Published var other = 0
  func change() { items[0].name = "b"; other += 1 }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      ForEach(model.items) { item in Text(item.name) }
      Other(model: model)
      Button("Change") { model.change() }
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.other)") }
}
