import SwiftUI

final class Trail: ObservableObject, Codable {
  var name = ""
}

struct TrailTitle: View {
  @ObservedObject var trail: Trail

  var body: some View { Text(trail.name) }
}
