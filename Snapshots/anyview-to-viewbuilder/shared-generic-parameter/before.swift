import SwiftUI

struct Pair<Content: View>: View {
  let first: Content
  let second: Content

  init(@ViewBuilder first: () -> Content, @ViewBuilder second: () -> Content) {
    self.first = first()
    self.second = second()
  }

  var body: some View { first }
}

struct Sides<Content: View>: View {
  let left: Content
  let right: Content
  var body: some View { left }
}

struct Pairs: View {
  var body: some View {
    VStack {
      Pair {
        AnyView(Text("one"))
      } second: {
        AnyView(Image("two"))
      }
      Pair {
        head()
      } second: {
        foot()
      }
      Sides(left: left(), right: right())
    }
  }

  func head() -> AnyView { AnyView(Text("head")) }
  func foot() -> AnyView { AnyView(Image("foot")) }
  func left() -> AnyView { AnyView(Text("left")) }
  func right() -> AnyView { AnyView(Image("right")) }
}
