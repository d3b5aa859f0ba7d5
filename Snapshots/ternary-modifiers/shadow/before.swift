import SwiftUI

struct Floating: View {
  let isLifted: Bool

  var body: some View {
    VStack {
      if isLifted { Image("card").shadow(radius: 8) } else { Image("card") }
      if isLifted { Image("card") } else { Image("card").shadow(color: .black, radius: 2, y: 1) }
    }
  }
}
