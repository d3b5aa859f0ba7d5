import SwiftUI

struct Light: View {
  let isRed: Bool
  let isAmber: Bool

  var body: some View {
    Circle().fill(isRed ? .red : (isAmber ? .orange : .green))
  }
}
