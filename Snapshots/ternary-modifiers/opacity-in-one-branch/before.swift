import SwiftUI

struct Poster: View {
  let isDimmed: Bool

  var body: some View {
    if isDimmed { Image("poster").opacity(0.3) } else { Image("poster") }
  }
}
