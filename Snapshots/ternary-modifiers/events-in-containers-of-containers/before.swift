import SwiftUI

struct Logged<Content: View>: View {
  let content: Content

  var body: some View {
    content.onAppear { print("appears") }
  }
}

struct Card<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack { Logged(content: content) }
  }
}

struct Tile<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Panel { content.padding() }
  }
}

struct Panel<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    self.content().onDisappear { print("disappears") }
  }
}

extension View {
  func logged() -> some View { onAppear { print("appears") } }
}

struct Shelf<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content.logged() }
  }
}

struct Plain<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content.padding() }.onAppear { print("appears") }
  }
}

// A container hands what it is given on to another one, which applies something to it.
struct Titles: View {
  let isDim: Bool

  var body: some View {
    Card { if isDim { Text("a").opacity(0.5) } else { Text("a") } }
    Tile { if isDim { Text("b").opacity(0.5) } else { Text("b") } }
    Shelf { if isDim { Text("c").opacity(0.5) } else { Text("c") } }
    Plain { if isDim { Text("d").opacity(0.5) } else { Text("d") } }
  }
}
