import SwiftUI

struct Light: View {
  let isRed: Bool
  let isAmber: Bool

  var body: some View {
    VStack {
      if isRed {
        Circle().fill(.red).opacity(1)
      } else if isAmber {
        Circle().fill(.orange).opacity(0.8)
      } else {
        Circle().fill(.green).opacity(0.8)
      }
      if isRed {
        Circle().fill(.red)
      } else if isAmber {
        Circle().fill(.orange)
      } else if isRed != isAmber {
        Circle().fill(.yellow)
      } else {
        Circle().fill(.green)
      }
    }
  }
}
