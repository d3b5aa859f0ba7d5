import SwiftUI

struct Track: Equatable {
  let id: Int
  var title: String
  static func == (a: Track, b: Track) -> Bool { a.id == b.id }
}
struct Page: Equatable { var track: Track?; var number = 0 }
enum Phase: Equatable { case none, loaded(Page) }
final class Queue: ObservableObject {
  @Published var phase = Phase.none
  func load(_ title: String) { phase = .loaded(Page(track: Track(id: 1, title: title))) }
}
struct ContentView: View {
  @StateObject private var queue = Queue()
  var body: some View {
    if case .loaded(let page) = queue.phase { Text(page.track?.title ?? "") }
    Button("A") { queue.load("a") }
    Button("B") { queue.load("b") }
  }
}
