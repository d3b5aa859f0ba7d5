import SwiftUI

struct Floating: View {
  let isLifted: Bool

  var body: some View {
    VStack {
      Image("card").shadow(color: isLifted ? Color(.sRGBLinear, white: 0, opacity: 0.33) : .clear, radius: 8)
      Image("card").shadow(color: isLifted ? .clear : .black, radius: 2, y: 1)
    }
  }
}
