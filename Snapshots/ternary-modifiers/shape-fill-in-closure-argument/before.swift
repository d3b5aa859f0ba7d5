import SwiftUI

struct Key: View {
  let isSecondary: Bool

  var body: some View {
    Button(action: {}) {
      if isSecondary {
        Capsule()
          .fill(Color.white)
      } else {
        Capsule()
          .fill(Material.ultraThinMaterial)
          .background {
            Capsule()
              .fill(.white.opacity(0.2))
          }
      }
    }
  }
}
