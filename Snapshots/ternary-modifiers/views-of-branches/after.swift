import SwiftUI

// What is applied to a view of the project may be applied to each of the branches that its body is.
struct Title: View {
  let isDim: Bool

  var body: some View {
    if isDim { Text("a").opacity(0.5) } else { Text("a") }
  }
}

struct Subtitle: View {
  let isDim: Bool

  var body: some View {
    VStack {
      Text("b").opacity(isDim ? 0.5 : 1)
    }
  }
}

struct Page: View {
  let isDim: Bool

  var body: some View {
    Title(isDim: isDim).onAppear { print("appears") }
    Subtitle(isDim: isDim).onAppear { print("appears") }
  }
}
