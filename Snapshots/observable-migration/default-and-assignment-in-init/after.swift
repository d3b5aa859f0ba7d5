import SwiftUI

@Observable
final class Filter {
  var query = ""
  init(query: String = "") { self.query = query }
}

struct FilterBar: View {
  @State var filter: Filter

  init(query: String) {
    _filter = State(wrappedValue: Filter(query: query))
  }

  var body: some View { Text(filter.query) }
}

struct FilterMenu: View {
  @State private var filter: Filter

  init(query: String) {
    _filter = State(wrappedValue: Filter(query: query))
  }

  var body: some View { Text(filter.query) }
}
