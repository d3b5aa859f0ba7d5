import SwiftUI

final class Item: ObservableObject, Identifiable {
  let id: Int
  @Published var title: String
  @Published var isDone = false
  init(id: Int, title: String) { self.id = id; self.title = title }
}
final class TodoList: ObservableObject {
  @Published var items = [Item(id: 0, title: "milk"), Item(id: 1, title: "bread")]
  @Published var filter = ""
  var visible: [Item] { items.filter { filter.isEmpty || $0.title.contains(filter) } }
  var openCount: Int { items.filter { !$0.isDone }.count }
  func add(_ title: String) { items.append(Item(id: items.count, title: title)) }
}
struct ContentView: View {
  @StateObject private var list = TodoList()
  var body: some View {
    VStack {
      TextField("Filter", text: $list.filter)
      List(list.visible) { item in Row(item: item) }
      Button("Add") { list.add("eggs") }
    }
  }
}
struct Row: View {
  @ObservedObject var item: Item
  var body: some View {
    HStack {
      TextField("title \(item.id)", text: $item.title)
      Toggle("done \(item.id)", isOn: $item.isDone)
    }
  }
}
