import SwiftUI

struct Person {
  var id = 0
  var name = "nobody"
}

struct Row: Equatable {
  var person = Person()
  var tags: [String] = []
  static func == (l: Row, r: Row) -> Bool {
    l.person.id == r.person.id && l.tags.count == r.tags.count
  }
}

final class Model: ObservableObject {
  @Published var row = Row()
}

struct ContentView: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      Text(model.row.person.name)
      Button("Rename") { model.row = Row(person: Person(id: 0, name: "Ada")) }
    }
  }
}
