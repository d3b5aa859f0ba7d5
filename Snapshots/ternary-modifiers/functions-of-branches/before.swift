import SwiftUI

// What is applied where a function is called is applied to each of its branches.
struct Titles: View {
  let isDim: Bool

  var body: some View {
    first().onAppear { print("appears") }
    second().transition(.slide)
    VStack { third() }.bold()
    fourth().padding()
  }

  @ViewBuilder private func first() -> some View {
    if isDim { Text("a").opacity(0.5) } else { Text("a") }
  }

  @ViewBuilder private func second() -> some View {
    if isDim { Text("b").opacity(0.5) } else { Text("b") }
  }

  @ViewBuilder private func third() -> some View {
    if isDim { Text("c") } else { Text("c").bold() }
  }

  @ViewBuilder private func fourth() -> some View {
    if isDim { Text("d") } else { Text("d").bold() }
  }
}
