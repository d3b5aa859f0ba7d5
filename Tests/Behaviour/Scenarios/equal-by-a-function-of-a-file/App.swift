import SwiftUI

struct Item: Equatable {
  var id = 0
  var title = "untitled"
}

func == (l: Item, r: Item) -> Bool { l.id == r.id }

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
