import SwiftUI

enum Analytics {
  static func log(_ event: String) {}
}

@Observable
final class FeedLoader {
  var posts: [String] = []

  init() {
    Analytics.log("feed")
  }
}

struct Feed: View {
  @State private var loader = FeedLoader()

  var body: some View { List(loader.posts, id: \.self) { Text($0) } }
}
