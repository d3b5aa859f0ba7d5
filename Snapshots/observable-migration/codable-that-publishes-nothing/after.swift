import SwiftUI

final class Trail: Codable {
  var name = ""
}

struct TrailTitle: View {
  var trail: Trail

  var body: some View { Text(trail.name) }
}
