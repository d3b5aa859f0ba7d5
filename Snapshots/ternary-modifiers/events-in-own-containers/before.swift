import SwiftUI

// What a container or modifier of the project applies to its content runs at each flip, too.
struct Tracked<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    content().onAppear { print("shown") }
  }
}

struct Framed<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack { content }.onAppear { print("shown") }
  }
}

struct Logged: ViewModifier {
  func body(content: Content) -> some View {
    content.task { print("shown") }
  }
}

extension View {
  func logged() -> some View { onAppear { print("shown") } }

  func titled(@ViewBuilder title: () -> some View) -> some View {
    overlay { Group { title() }.onDisappear { print("gone") } }
  }
}

struct Labels: View {
  let isDim: Bool

  var body: some View {
    Tracked { if isDim { Text("a").opacity(0.5) } else { Text("a") } }
    Framed { if isDim { Text("b").opacity(0.5) } else { Text("b") } }
    Group { if isDim { Text("c").opacity(0.5) } else { Text("c") } }.logged()
    Group { if isDim { Text("d").opacity(0.5) } else { Text("d") } }.modifier(Logged())
    Color.red.titled { if isDim { Text("e").opacity(0.5) } else { Text("e") } }
    label.logged()
  }

  @ViewBuilder private var label: some View {
    if isDim { Text("f").opacity(0.5) } else { Text("f") }
  }
}
