import SwiftUI

struct Dimmed: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    if isActive {
      content.opacity(0.5)
    } else {
      content
    }
  }
}
