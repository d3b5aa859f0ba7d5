import SwiftUI

struct Light: View {
  let isRed: Bool
  let isAmber: Bool

  var body: some View {
    Circle()
      .fill(
        isRed ? AnyShapeStyle(.red) : (isAmber ? AnyShapeStyle(.secondary) : AnyShapeStyle(.thinMaterial))
      )
  }
}
