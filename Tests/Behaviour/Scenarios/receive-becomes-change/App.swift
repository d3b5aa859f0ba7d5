import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
}

struct ContentView: View {
  @StateObject private var search = Search()

  var body: some View {
    TextField("Query", text: $search.query)
      .onReceive(search.$query) { query in print("query '\(query)'") }
  }
}
