import SwiftUI

struct Key: View {
  let isSecondary: Bool

  var body: some View {
    Button(action: {}) {
      Capsule()
        .fill(isSecondary ? AnyShapeStyle(Color.white) : AnyShapeStyle(Material.ultraThinMaterial))
        .background {
          if !isSecondary {
            Capsule()
              .fill(.white.opacity(0.2))
          }
        }
    }
  }
}
