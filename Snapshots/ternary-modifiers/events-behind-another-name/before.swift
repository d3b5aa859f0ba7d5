import SwiftUI

struct Box<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    let inner = content
    inner.onAppear { print("appeared") }
  }
}

struct Frame<Content: View>: View {
  let content: Content

  init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  var body: some View { tracked(content) }

  private func tracked(_ view: Content) -> some View {
    view.onAppear { print("appeared") }
  }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Box {
        if isOn { Text("a").opacity(0.5) } else { Text("a") }
      }
      Frame {
        if isOn { Text("b").opacity(0.5) } else { Text("b") }
      }
    }
  }
}
