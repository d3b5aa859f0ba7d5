import SwiftUI

extension View {
  @ViewBuilder func bold(_ isBold: Bool) -> some View {
    if isBold { self.bold() } else { self }
  }
}
