import SwiftUI
struct Item: Codable { var name: String; var date: Date }
final class Store: ObservableObject {
  @Published var text = ""
  func encode(_ item: Item, pretty: Bool) {
    let e = JSONEncoder()
    e.dateEncodingStrategy = .secondsSince1970
    if pretty { e.outputFormatting = .prettyPrinted }
    text = (try? e.encode(item)).flatMap { String(data: $0, encoding: .utf8) } ?? ""
  }
  func plain(_ item: Item) {
    let e = JSONEncoder()
    e.outputFormatting = .sortedKeys
    e.dateEncodingStrategy = .secondsSince1970
    text = (try? e.encode(item)).flatMap { String(data: $0, encoding: .utf8) } ?? ""
  }
  func parse() {
    let d = JSONDecoder()
    d.dateDecodingStrategy = .secondsSince1970
    if let i = try? d.decode(Item.self, from: Data(text.utf8)) { text = i.name }
  }
}
struct ContentView: View {
  @StateObject private var store = Store()
  let item = Item(name: "n", date: Date(timeIntervalSince1970: 5))
  var body: some View {
    Text(store.text)
    Button("Plain") { store.plain(item) }
    Button("Parse") { store.parse() }
  }
}
