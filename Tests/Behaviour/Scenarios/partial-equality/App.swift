import SwiftUI

struct Track: Equatable {
  let id: Int
  var title: String
  static func == (a: Track, b: Track) -> Bool { a.id == b.id }
}

final class Player: ObservableObject {
  @Published var track = Track(id: 1, title: "untitled")
}

struct ContentView: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      Text(player.track.title)
      Button("Rename") { player.track = Track(id: 1, title: "Overture") }
    }
  }
}
