import SwiftUI

final class Trail: ObservableObject {
  @Published var length = 0.0
}

struct TrailView: View {
  @EnvironmentObject var trail: Trail
  var body: some View { Text("\(trail.length)") }
}

struct TrailScreen: View {
  let trail: Trail
  var body: some View { (TrailView().environmentObject)(trail) }
}
