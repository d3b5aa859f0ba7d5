import SwiftUI

struct Poster: View {
  let isDimmed: Bool

  var body: some View {
    Image("poster").opacity(isDimmed ? 0.3 : 1)
  }
}
