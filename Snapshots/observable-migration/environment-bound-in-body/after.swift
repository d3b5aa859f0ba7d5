import SwiftUI

@Observable
final class Search {
  var query = ""
  var isActive = false
}

struct SearchBar: View {
  @Environment(Search.self) private var search

  var body: some View {
    @Bindable var search = search
    // The field comes first.
    TextField("Search", text: $search.query)
    Toggle("Active", isOn: $search.isActive)
  }
}

struct SearchSheet: View {
  @Environment(Search.self) var search

  var body: some View {
    @Bindable var search = search
    TextField("Search", text: $search.query)
  }
}
