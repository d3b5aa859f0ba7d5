import SwiftUI

struct Item: Identifiable, Equatable { let id: Int; var name: String }
final class Store: ObservableObject {
  @Published var items = [Item(id: 1, name: "a")]; @Published var editing: Item?
  func save(_ item: Item) {
    if let i = items.firstIndex(where: { $0.id == item.id }) { items[i] = item }; editing = nil
  }
}
struct ContentView: View {
  @StateObject private var store = Store()
  var body: some View {
    VStack { ForEach(store.items) { item in Button(item.name) { store.editing = item } } }
      .sheet(item: $store.editing) { item in Editor(item: item, store: store) }
  }
}
struct Editor: View {
  @State var item: Item; @ObservedObject var store: Store
  var body: some View {
    TextField("Name", text: $item.name); Button("Save") { store.save(item) }; Text("of \(store.items.count)")
  }
}
