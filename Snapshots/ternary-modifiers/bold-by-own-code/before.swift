import SwiftUI

extension View {
  func strong() -> some View { bold() }
}

struct Strong: ViewModifier {
  func body(content: Content) -> some View { content.bold() }
}

struct StrongBox<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content.bold() }
}

struct Score: View {
  let isBest: Bool

  var body: some View {
    VStack {
      VStack {
        if isBest { Text("First").bold() } else { Text("First") }
      }
      .strong()
      VStack {
        if isBest { Text("Second").bold() } else { Text("Second") }
      }
      .modifier(Strong())
      StrongBox {
        if isBest { Text("Third").bold() } else { Text("Third") }
      }
      VStack {
        if isBest { Text("Fourth").bold() } else { Text("Fourth") }
      }
      .environment(\.font, .body.bold())
    }
  }
}
