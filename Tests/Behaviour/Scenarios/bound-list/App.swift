import SwiftUI

struct Todo: Identifiable { let id: Int; var title: String; var isDone = false }
final class Todos: ObservableObject {
  @Published var items = [Todo(id: 1, title: "x"), Todo(id: 2, title: "y")]
  var left: Int { items.filter { !$0.isDone }.count }
}
struct ContentView: View {
  @StateObject private var todos = Todos()
  var body: some View {
    VStack {
      Text("\(todos.left) left")
      List($todos.items) { $item in TodoRow(item: $item) }
      Button("Add") { todos.items.append(Todo(id: todos.items.count + 1, title: "z")) }
      Button("Drop") { todos.items.removeLast() }
    }
  }
}
struct TodoRow: View {
  @Binding var item: Todo
  var body: some View {
    HStack {
      Toggle("done \(item.id)", isOn: $item.isDone); TextField("title \(item.id)", text: $item.title)
    }
  }
}
