import SwiftUI

final class Events {
  private(set) var all: [String] = []
  func insert(_ event: String) -> Bool {
    all.append(event)
    return true
  }
}

final class Feed: ObservableObject {
  var events = Events()
  @Published var isLoading = false

  func handle(_ event: String) {
    if events.insert(event) { objectWillChange.send() }
  }
}

enum Relay {
  static func deliver(_ feed: Feed) {
    _ = feed.events.insert("relayed")
    feed.objectWillChange.send()
  }
}

struct ContentView: View {
  @ObservedObject var feed: Feed
  var body: some View {
    VStack {
      Text(feed.events.all.joined(separator: ","))
      Text(feed.isLoading ? "loading" : "idle")
      Button("Handle") { feed.handle("a") }
      Button("Load") { feed.isLoading.toggle() }
      Button("Relay") { Relay.deliver(feed) }
    }
  }
}
