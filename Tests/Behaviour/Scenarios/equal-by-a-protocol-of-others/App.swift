import SwiftUI

extension Identifiable where Self: Equatable {
  static func == (l: Self, r: Self) -> Bool { l.id == r.id }
}

struct Item: Identifiable, Equatable {
  var id = 0
  var title = "untitled"
}

final class Model: ObservableObject {
  @Published var item = Item()
}

struct ContentView: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      Text(model.item.title)
      Button("Rename") { model.item = Item(id: 0, title: "Overture") }
    }
  }
}
