import SwiftUI

struct Item: Equatable { var name: String; var tags: [String] = [] }
final class Model: ObservableObject {
  @Published var items: [Item] = [] {
    willSet { print("will \(items.count) \(newValue.count)") }
    didSet { print("did \(oldValue.count) \(items.count) \(names)"); changes += 1 }
  }
  @Published var changes = 0
  @Published var lookup: [String: Int] = [:] {
    didSet { print("lookup \(lookup.sorted { $0.key < $1.key })") }
  }
  @Published var item: Item? = Item(name: "o") { didSet { print("item \(item?.tags ?? [])") } }
  var names: String { items.map(\.name).joined() }
  func change() {
    items.append(Item(name: "a"))
    items[0].name = "b"
    items[0].tags.append("t")
    items += [Item(name: "c")]
    items.sort { $0.name > $1.name }
    lookup["k", default: 0] += 1
    lookup["k"]? += 1
    item?.tags.append("x")
    item?.name += "y"
    changes += items.count
  }
}
struct ContentView: View {
  @ObservedObject var model: Model
  var body: some View {
    VStack {
      Text("\(model.names) \(model.changes) \(model.lookup.count) \(model.item?.name ?? "")")
      Button("Change") { model.change() }
      Button("Empty") {
        model.items.removeAll { $0.name == "b" }; model.item = nil; model.item?.name = "q"
      }
    }
  }
}
