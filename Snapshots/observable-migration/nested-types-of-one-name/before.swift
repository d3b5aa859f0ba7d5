import SwiftUI

enum Albums {
  final class Model: ObservableObject {
    @Published var count = 0
  }
}

enum Artists {
  final class Model: ObservableObject {
    @Published var count = 0
    func refresh() {
      let publisher = objectWillChange
      publisher.send()
    }
  }
}

struct AlbumsView: View {
  @StateObject private var model = Albums.Model()
  var body: some View { Text("\(model.count)") }
}

struct ArtistsView: View {
  @StateObject private var model = Artists.Model()
  var body: some View { Text("\(model.count)") }
}
