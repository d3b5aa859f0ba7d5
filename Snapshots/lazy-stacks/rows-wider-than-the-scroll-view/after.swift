import SwiftUI

/// The scroll view is as wide as its rows, and clips those of a lazy stack.
struct Narrow: View {
  let names: [String]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).frame(width: 280) }
      }
    }
    .frame(maxWidth: 240)
  }
}

struct Wide: View {
  let names: [String]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).frame(width: 280) }
      }
    }
    .frame(width: 320)
  }
}

/// On a narrow screen the picture moves all rows out of it.
struct Titled: View {
  let names: [String]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Image("header").resizable().frame(width: 380, height: 100)
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Text($0) }
      }
    }
  }
}

/// What is centred stays where it is.
struct Centered: View {
  let names: [String]

  var body: some View {
    ScrollView {
      LazyVStack {
        Image("header").resizable().frame(width: 380, height: 100)
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Text($0) }
      }
    }
  }
}
