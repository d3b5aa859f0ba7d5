import SwiftUI

@Observable
@MainActor
class Loader {
  var items: [String] = []
  var isBusy = false
  func load() async { items = ["a"] }
}

struct LoaderView: View {
  var loader: Loader
  @State private var query: String

  init(loader: Loader, query: String = "") {
    self.loader = loader
    _query = State(initialValue: query)
  }

  var body: some View {
    List(loader.items, id: \.self) { Text($0) }.disabled(loader.isBusy)
  }
}

#Preview {
  LoaderView(loader: Loader())
}
