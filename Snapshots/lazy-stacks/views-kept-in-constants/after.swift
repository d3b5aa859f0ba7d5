import SwiftUI

struct Item: Identifiable {
  let id: Int
  let title: String
}

struct Plain: View {
  let items: [Item]

  var body: some View {
    ScrollView { LazyVStack { ForEach(items) { Text($0.title) } } }
  }
}

struct Kept: View {
  let items: [Item]

  var body: some View {
    ScrollView { VStack { ForEach(items) { Text($0.title) } } }
  }
}

struct Stored: View {
  let items: [Item]

  var body: some View {
    ScrollView { VStack { ForEach(items) { Text($0.title) } } }
  }
}

struct Listed: View {
  let items: [Item]

  var body: some View {
    ScrollView { VStack { ForEach(items) { Text($0.title) } } }
  }
}

// What a view is shown in counts, wherever the view was made.
struct Page: View {
  private let stored = Stored(items: [])

  private var listed: [Listed] { [Listed(items: [])] }

  var body: some View {
    let plain = Plain(items: [])
    let kept = Kept(items: [])
    return VStack {
      plain
      HStack {
        kept
        Text("a")
      }
      HStack {
        stored
        Text("b")
      }
      HStack {
        listed[0]
        Text("c")
      }
    }
  }
}
