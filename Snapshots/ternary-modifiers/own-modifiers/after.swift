import SwiftUI

extension View {
  func card(_ inset: CGFloat) -> some View { padding(inset).background(.red) }

  func tile(_ inset: CGFloat) -> some View {
    self
      .card(inset)
      .opacity(0.9)
  }

  func counted(_ inset: CGFloat) -> some View { background(Counter()).padding(inset) }

  @ViewBuilder
  func shifted(_ inset: CGFloat) -> some View {
    if inset > 4 {
      padding(inset)
    } else {
      self
    }
  }
}

struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Cards: View {
  let isWide: Bool

  var body: some View {
    VStack {
      Text("card").card(isWide ? 3 : 4.5)
      Text("tile").tile(3).bold(isWide)
      if isWide {
        Text("counted").counted(3)
      } else {
        Text("counted").counted(4)
      }
      if isWide {
        Text("shifted").shifted(3)
      } else {
        Text("shifted").shifted(8)
      }
    }
  }
}
