import Factory
import SwiftUI

final class FeedModel: ObservableObject {
  @Injected(\.feedService) private var service
  @Published var posts: [String] = []
}

@Observable
final class ProfileModel {
  @ObservationIgnored @LazyInjected(\.profileService) private var service
  var name = ""
}

struct FeedView: View {
  @StateObject private var feed = FeedModel()
  @State private var profile = ProfileModel()

  var body: some View { List(feed.posts, id: \.self) { Text($0 + profile.name) } }
}
