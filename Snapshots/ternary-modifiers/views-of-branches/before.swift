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
      if isDim { Text("b").opacity(0.5) } else { Text("b") }
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
