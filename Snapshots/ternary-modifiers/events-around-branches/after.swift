import SwiftUI

struct Status: View {
  let isOnline: Bool

  // A group hands what is applied to it to each of the branches, which appear at each flip.
  var body: some View {
    VStack {
      Group {
        if isOnline {
          Text("status").bold()
        } else {
          Text("status")
        }
      }
      .onAppear { print("appears") }
      label.task { print("starts") }
    }
  }

  @ViewBuilder private var label: some View {
    if isOnline {
      Text("label").opacity(0.5)
    } else {
      Text("label").opacity(1)
    }
  }
}

// A stack is a view of its own.
struct Badge: View {
  let isOnline: Bool

  var body: some View {
    VStack {
      Text("status").bold(isOnline)
    }
    .onAppear { print("appears") }
  }
}
