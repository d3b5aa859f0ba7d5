import SwiftUI

final class Item: ObservableObject, Equatable, Identifiable {
  let id: Int
  @Published var title: String
  init(id: Int, title: String) { self.id = id; self.title = title }
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
}
final class Store: ObservableObject {
  @Published var item = Item(id: 1, title: "a")
}
struct ContentView: View {
  @ObservedObject var store: Store
  var body: some View { Text(store.item.title); Button("Replace") { store.item = Item(id: 1, title: "b") } }
}
