import SwiftUI

struct Track: Equatable {
  let id: Int
  var title: String
  static func == (a: Track, b: Track) -> Bool { a.id == b.id }
}
func set(_ track: inout Track) { track = Track(id: 1, title: "b") }
final class Queue: ObservableObject {
  @Published var track = Track(id: 1, title: "a")
}
struct ContentView: View {
  @StateObject private var queue = Queue()
  var body: some View {
    Text(queue.track.title)
    Button("Rename") { set(&queue.track) }
    Button("Path") { queue[keyPath: \Queue.track] = Track(id: 1, title: "c") }
  }
}
