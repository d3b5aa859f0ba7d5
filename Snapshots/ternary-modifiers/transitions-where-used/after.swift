import SwiftUI

// A transition where a property is used is that of each of its branches.
struct Sliding<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content().transition(.slide) }
}

extension View {
  func sliding() -> some View { transition(.slide) }
}

struct Titles: View {
  let isDim: Bool

  var body: some View {
    first.transition(.slide)
    second.sliding()
    Group { Group { third } }.transition(.slide)
    Sliding { if isDim { Text("d").opacity(0.5) } else { Text("d") } }
    VStack { fourth }.transition(.slide)
  }

  @ViewBuilder private var first: some View {
    if isDim { Text("a").opacity(0.5) } else { Text("a") }
  }

  @ViewBuilder private var second: some View {
    if isDim { Text("b").opacity(0.5) } else { Text("b") }
  }

  @ViewBuilder private var third: some View {
    if isDim { Text("c").opacity(0.5) } else { Text("c") }
  }

  @ViewBuilder private var fourth: some View {
    Text("e").opacity(isDim ? 0.5 : 1)
  }
}
