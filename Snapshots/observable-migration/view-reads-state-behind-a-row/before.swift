import SwiftUI

final class Store {
  var extra = 1
}

struct Row: Identifiable {
  let id = 1
  let store: Store
  var title: String { "\(store.extra)" }
}

final class Counter: ObservableObject {
  @Published var total = 0
  @Published var rows: [Row] = []
  private let store = Store()

  func more() {
    store.extra += 1
    total += 1
  }
}

struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    ForEach(counter.rows) { row in Text(row.title) }
  }
}

struct TotalView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(counter.total)")
    Button("More", action: counter.more)
  }
}
