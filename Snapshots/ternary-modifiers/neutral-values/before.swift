import SwiftUI

struct Sticker: View {
  let isPicked: Bool
  let tilt: Double

  var body: some View {
    VStack {
      if isPicked { Image("sticker").scaleEffect(1.2).zIndex(1) } else { Image("sticker") }
      if isPicked { Image("sticker").rotationEffect(.degrees(tilt), anchor: .top) } else { Image("sticker") }
      if isPicked { Image("sticker").offset(x: 4, y: -8) } else { Image("sticker") }
      if isPicked { Image("sticker") } else { Image("sticker").blur(radius: 3) }
      if isPicked { Image("sticker") } else { Image("sticker").grayscale(0.8).brightness(-0.1) }
      if isPicked { Image("sticker").saturation(1.5).contrast(1.2) } else { Image("sticker") }
      if isPicked { Image("sticker").hueRotation(.degrees(90)) } else { Image("sticker") }
      if isPicked { Image("sticker").layoutPriority(1) } else { Image("sticker") }
      if isPicked { Image("sticker").redacted(reason: .placeholder) } else { Image("sticker") }
      if isPicked { Image("sticker").offset(CGSize(width: 1, height: 2)) } else { Image("sticker") }
    }
  }
}
