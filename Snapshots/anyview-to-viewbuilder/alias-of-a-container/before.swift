import SwiftUI

struct Shelf<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
}

typealias AnyShelf = Shelf<AnyView>

struct Books: View {
  var body: some View {
    VStack {
      AnyShelf { AnyView(Text("one")) }
      AnyShelf { title() }
      Shelf { subtitle() }
    }
  }

  func title() -> AnyView { AnyView(Text("two")) }
  func subtitle() -> AnyView { AnyView(Text("three")) }
}
