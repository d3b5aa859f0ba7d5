import SwiftUI

struct Card: View {
  var body: some View { Text("card") }
}

struct Page: View {
  let isOn: Bool

  var body: some View {
    Text("page")
      .background(Card())
      .overlay(Text("corner").bold(), alignment: .topTrailing)
      .background(Color.red, alignment: .top)
    Section(header: Text("header"), footer: Card()) {
      Text("row").listRowBackground(Color.blue)
    }
  }
}

/// A color is a style, too, which ignores safe areas; a type that is written has its reasons.
struct Kept: View {
  let isOn: Bool

  var body: some View {
    Text("a").background(AnyView(Color.red))
    Text("b").background(AnyView(Circle()))
    Text("c").background(isOn ? AnyView(Card()) : AnyView(Text("c")))
  }

  private func shelf() -> some View {
    let views = [Text("a").background(AnyView(Card())), Text("b").background(AnyView(Text("b")))]
    return ForEach(0..<views.count, id: \.self) { views[$0] }
  }
}

extension Text {
  func tabItem(_ view: AnyView) -> some View { self }
}

struct Own: View {
  var body: some View { Text("own").tabItem(AnyView(Card())) }
}
