import SwiftUI

enum Analytics {
  static func log(_ event: String) {}
}

final class FeedLoader: ObservableObject {
  @Published var posts: [String] = []

  init() {
    Analytics.log("feed")
  }
}

struct Feed: View {
  @StateObject private var loader = FeedLoader()

  var body: some View { List(loader.posts, id: \.self) { Text($0) } }
}
