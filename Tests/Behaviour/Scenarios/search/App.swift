import SwiftUI

final class Search: ObservableObject {
  @Published var query = "" { didSet { schedule() } }
  @Published private(set) var results: [String] = []
  @Published private(set) var isSearching = false
  private let all = ["apple", "apricot", "banana", "cherry"]
  private var pending: AnyCancellable?
  private let subject = PassthroughSubject<String, Never>()
  private var bag = Set<AnyCancellable>()
  init() {
    subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().sink {
      [weak self] q in self?.run(q)
    }.store(in: &bag)
  }
  private func schedule() { isSearching = true; subject.send(query) }
  private func run(_ q: String) { results = all.filter { $0.hasPrefix(q) }; isSearching = false }
}
struct ContentView: View {
  @ObservedObject var search: Search
  var body: some View {
    VStack {
      TextField("Query", text: $search.query)
      if search.isSearching { ProgressView() } else { Text("\(search.results.count) results") }
      ForEach(search.results, id: \.self) { Text($0) }
    }
  }
}
