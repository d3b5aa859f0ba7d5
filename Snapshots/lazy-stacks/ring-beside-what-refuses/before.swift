import SwiftUI

// Each of these calls the other; what else is in a row is no part of them.
extension View {
  func titled(_ depth: Int) -> some View { Group { if depth > 0 { AnyView(boxed(depth - 1)) } else { self } } }
  func boxed(_ depth: Int) -> some View { Group { if depth > 0 { AnyView(titled(depth - 1)) } else { self } } }
}

struct Chart: View {
  var body: some View { GeometryReader { Text("\($0.size.width)").titled(1) } }
}

struct Charts: View {
  let items: [Int]
  var body: some View {
    ScrollView { VStack { ForEach(items, id: \.self) { _ in Chart() } } }
  }
}

struct Titles: View {
  let items: [Int]
  var body: some View {
    ScrollView { VStack { ForEach(items, id: \.self) { _ in Text("a").titled(1) } } }
  }
}

struct Boxes: View {
  let items: [Int]
  var body: some View {
    ScrollView { VStack { ForEach(items, id: \.self) { _ in Text("b").boxed(1) } } }
  }
}
