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

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      VStack {
        if isOn { Text("a").bold() } else { Text("a") }
      }
      .strong()
      VStack {
        if isOn { Text("b").bold() } else { Text("b") }
      }
      .modifier(Strong())
      StrongBox {
        if isOn { Text("c").bold() } else { Text("c") }
      }
      Button("Faint") { isOn.toggle() }
    }
  }
}
