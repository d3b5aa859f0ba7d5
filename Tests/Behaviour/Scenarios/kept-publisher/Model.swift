import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published var pages: [Int] = [] { didSet { print("pages", oldValue, pages) } }
  @Published var limit: Int {
    willSet {
      print("limit", limit, newValue)
    }
  }
  @Published private(set) var results = 0
  private var tokens: [AnyCancellable] = []

  init(limit: Int) {
    self.limit = limit
    self.limit = limit + 1
    tokens.append($query.sink { [weak self] in print("query", self?.query ?? "-", $0) })
    tokens.append($query.map { $0.count }.sink { [weak self] in self?.results = $0 })
    tokens.append($limit.sink { [weak self] in print("new limit", self?.limit ?? 0, $0) })
  }

  func addPages() {
    pages.append(1)
    pages += [2, 3]
    query = query
  }
}

struct ContentView: View {
  @ObservedObject var search: Search
  @State private var seen = ""

  var body: some View {
    VStack {
      TextField("Query", text: $search.query)
      Text("\(search.results) \(search.limit) \(search.pages.count)")
      Text(seen)
      Button("Add") { search.addPages() }
      Button("Limit") { search.limit += 10 }
    }
    .onReceive(search.$pages) { seen = "\($0)" }
  }
}

final class Listener {
  private var tokens: [AnyCancellable] = []
  func listen(to search: Search) {
    tokens.append(search.$pages.sink { print("heard", search.pages, $0) })
    tokens.append(search.$pages.sink { print("second", $0) })
  }
}
