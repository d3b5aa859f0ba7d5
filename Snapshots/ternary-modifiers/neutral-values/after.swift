import SwiftUI

struct Sticker: View {
  let isPicked: Bool
  let tilt: Double

  var body: some View {
    VStack {
      Image("sticker").scaleEffect(isPicked ? 1.2 : 1).zIndex(isPicked ? 1 : 0)
      Image("sticker").rotationEffect(isPicked ? .degrees(tilt) : .zero, anchor: .top)
      Image("sticker").offset(x: isPicked ? 4 : 0, y: isPicked ? -8 : 0)
      Image("sticker").blur(radius: isPicked ? 0 : 3)
      Image("sticker").grayscale(isPicked ? 0 : 0.8).brightness(isPicked ? 0 : -0.1)
      Image("sticker").saturation(isPicked ? 1.5 : 1).contrast(isPicked ? 1.2 : 1)
      Image("sticker").hueRotation(isPicked ? .degrees(90) : .zero)
      Image("sticker").layoutPriority(isPicked ? 1 : 0)
      Image("sticker").redacted(reason: isPicked ? .placeholder : [])
      Image("sticker").offset(isPicked ? CGSize(width: 1, height: 2) : .zero)
    }
  }
}
