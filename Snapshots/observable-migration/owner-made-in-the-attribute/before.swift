import SwiftUI

final class Search: ObservableObject {
  @Published var text = ""
}

struct SearchView: View {
  @StateObject(wrappedValue: Search()) var search: Search

  var body: some View { TextField("Search", text: $search.text) }
}
