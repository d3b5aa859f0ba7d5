import SwiftUI

struct Dimmed: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    content.opacity(isActive ? 0.5 : 1)
  }
}
