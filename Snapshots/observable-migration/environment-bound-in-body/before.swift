import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published var isActive = false
}

struct SearchBar: View {
  @EnvironmentObject private var search: Search

  var body: some View {
    // The field comes first.
    TextField("Search", text: $search.query)
    Toggle("Active", isOn: self.$search.isActive)
  }
}

struct SearchSheet: View {
  @EnvironmentObject var search: Search

  var body: some View { TextField("Search", text: $search.query) }
}
