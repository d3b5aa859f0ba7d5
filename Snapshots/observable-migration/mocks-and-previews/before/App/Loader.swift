import SwiftUI

@MainActor
class Loader: ObservableObject {
  @Published var items: [String] = []
  @Published var isBusy = false
  func load() async { items = ["a"] }
}

struct LoaderView: View {
  @ObservedObject var loader: Loader
  @State private var query: String

  init(loader: Loader, query: String = "") {
    _loader = ObservedObject(wrappedValue: loader)
    _query = State(initialValue: query)
  }

  var body: some View {
    List(loader.items, id: \.self) { Text($0) }.disabled(loader.isBusy)
  }
}

#Preview {
  LoaderView(loader: Loader())
}
