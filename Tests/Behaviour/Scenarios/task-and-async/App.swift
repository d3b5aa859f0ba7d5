import SwiftUI

final class Feed: ObservableObject {
  @Published var posts: [String] = []
  @Published var isLoading = false
  @MainActor func load() async {
    isLoading = true
    await Task.yield()
    posts.append("post \(posts.count)")
    isLoading = false
  }
}
struct ContentView: View {
  @StateObject private var feed = Feed()
  var body: some View {
    VStack {
      if feed.isLoading { ProgressView() }
      ForEach(feed.posts, id: \.self) { Text($0) }
      Button("Load") { Task { await feed.load() } }
    }
    .task { await feed.load() }
    .onChange(of: feed.posts) { print("posts \(feed.posts.count)") }
  }
}
