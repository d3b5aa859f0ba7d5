import SwiftUI

// Code that asks what the type of its content is tells an AnyView from what is in it.
struct Card<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    if Content.self == EmptyView.self { Text("nothing") } else { content }
  }
}

struct Shelf<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    if content() is EmptyView { Text("nothing") } else { content() }
  }
}

struct Plain<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content().padding() }
}

func name(of view: some View) -> String { String(describing: type(of: view)) }

struct Cards: View {
  private var none: AnyView { AnyView(EmptyView()) }
  private func nothing() -> AnyView { AnyView(EmptyView()) }
  private var described: AnyView { AnyView(Text("a")) }
  private var plain: some View { Text("b") }

  var body: some View {
    Card { none }
    Card { AnyView(EmptyView()) }
    Shelf { nothing() }
    Text(name(of: described))
    Plain { plain }
    Plain { Text("c") }
  }
}
