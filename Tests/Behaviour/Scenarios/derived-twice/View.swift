import SwiftUI

struct Todo: Identifiable { let id: Int; var isDone = false }
struct ContentView: View {
  @State private var todos = [Todo(id: 1), Todo(id: 2), Todo(id: 3)]
  private var open: [Todo] { todos.filter { !$0.isDone } }
  var body: some View {
    VStack {
      if open.isEmpty { Text("all done") } else { ForEach(open) { todo in Text("todo \(todo.id)") } }
      Button("First") { if let first = open.first { finish(first.id) } }
      Button("Both") {
        if let first = open.first { finish(first.id) }
        if let next = open.first { finish(next.id) }
      }
    }
  }
  private func finish(_ id: Int) {
    for position in todos.indices where todos[position].id == id { todos[position].isDone = true }
  }
}
