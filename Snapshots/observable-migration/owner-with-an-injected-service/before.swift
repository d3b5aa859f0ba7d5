import Factory
import SwiftUI

final class FeedModel: ObservableObject {
  @Injected(\.feedService) private var service
  @Published var posts: [String] = []
}

final class ProfileModel: ObservableObject {
  @LazyInjected(\.profileService) private var service
  @Published var name = ""
}

struct FeedView: View {
  @StateObject private var feed = FeedModel()
  @StateObject private var profile = ProfileModel()

  var body: some View { List(feed.posts, id: \.self) { Text($0 + profile.name) } }
}
