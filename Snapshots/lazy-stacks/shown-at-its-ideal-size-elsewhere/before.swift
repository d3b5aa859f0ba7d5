import SwiftUI

struct Tabs: View {
  let names: [String]
  var body: some View { HStack { ForEach(names, id: \.self) { Text($0) } } }
}

// The tabs that fit are chosen by their ideal width, which a lazy stack estimates.
struct Bar: View {
  let names: [String]
  var body: some View {
    if names.count > 9 {
      ScrollView(.horizontal) { Tabs(names: names) }
    } else {
      ViewThatFits(in: .horizontal) {
        Tabs(names: names)
        Text("…")
      }
    }
  }
}

struct Photo: View {
  let rows: [Int]
  var body: some View { VStack { VStack { ForEach(rows, id: \.self) { Text("\($0)") } } } }
}

// The photo is drawn, not shown in the scroll view around the button.
struct Day: View {
  let rows: [Int]
  var body: some View {
    Text("day").contextMenu { Button("Save", action: save) }
  }
  private func save() { _ = ImageRenderer(content: Photo(rows: rows)) }
}

struct Screen: View {
  let rows: [Int]
  var body: some View { ScrollView { VStack { Day(rows: rows) } } }
}
