import SwiftUI

final class Filter: ObservableObject {
  @Published var query = ""
  init(query: String = "") { self.query = query }
}

struct FilterBar: View {
  @StateObject var filter: Filter = Filter()

  init(query: String) {
    _filter = StateObject(wrappedValue: Filter(query: query))
  }

  var body: some View { Text(filter.query) }
}

struct FilterMenu: View {
  @StateObject private var filter = Filter()

  init(query: String) {
    _filter = StateObject(wrappedValue: Filter(query: query))
  }

  var body: some View { Text(filter.query) }
}
