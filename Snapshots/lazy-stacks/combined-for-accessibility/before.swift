import SwiftUI

struct Item: Identifiable {
  let id: Int
  let title: String
}

// One element of all rows says what all of them say, on screen or not.
struct Combined: View {
  let items: [Item]

  var body: some View {
    ScrollView {
      VStack { ForEach(items) { Text($0.title) } }
        .accessibilityElement(children: .combine)
    }
  }
}

struct Contained: View {
  let items: [Item]

  var body: some View {
    ScrollView {
      VStack { ForEach(items) { Text($0.title).accessibilityElement(children: .combine) } }
        .accessibilityElement(children: .contain)
    }
  }
}
