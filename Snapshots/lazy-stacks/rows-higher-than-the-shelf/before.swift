import SwiftUI

struct Card: View {
  let name: String

  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(width: 120, height: 90)
      Text(name).frame(height: 40)
    }
  }
}

/// The scroll view is as high as the cards, and the frame around it lower; it clips those of a lazy stack.
struct LowShelf: View {
  let names: [String]

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(Set(names).sorted(), id: \.self) { Card(name: $0) }
      }
    }
    .frame(height: 120)
  }
}

/// The scroll view is as high as the frame in it, and clips the cards in any case.
struct LowStack: View {
  let names: [String]

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(Set(names).sorted(), id: \.self) { Card(name: $0) }
      }
      .frame(height: 120)
    }
  }
}

struct HighShelf: View {
  let names: [String]

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(Set(names).sorted(), id: \.self) { Card(name: $0) }
      }
    }
    .frame(height: 130)
  }
}
