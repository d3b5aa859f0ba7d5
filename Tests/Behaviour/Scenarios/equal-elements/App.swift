import SwiftUI

struct Track: Identifiable, Hashable {
  let id: Int
  var title: String
  static func == (a: Track, b: Track) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class Queue: ObservableObject {
  @Published var tracks = [Track(id: 1, title: "a")]
  @Published var byName: [String: Track] = [:]
  func rename() { tracks = tracks.map { Track(id: $0.id, title: "b") } }
}
struct ContentView: View {
  @StateObject private var queue = Queue()
  var body: some View {
    ForEach(queue.tracks) { Text($0.title) }
    Button("Rename") { queue.rename() }
  }
}
