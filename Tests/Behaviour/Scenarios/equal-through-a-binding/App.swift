import SwiftUI

struct Track: Equatable {
  let id: Int
  var title: String
  static func == (a: Track, b: Track) -> Bool { a.id == b.id }
}
final class Queue: ObservableObject {
  @Published var track = Track(id: 1, title: "a")
}
struct Editor: View {
  @Binding var track: Track
  var body: some View { Button("Rename") { track = Track(id: 1, title: "b") } }
}
struct ContentView: View {
  @StateObject private var queue = Queue()
  var body: some View {
    Text(queue.track.title)
    Editor(track: $queue.track)
  }
}
