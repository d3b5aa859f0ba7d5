import SwiftUI

struct Trail: Identifiable {
  let id: Int
  let name: String
}

struct TrailList: View {
  let trails: [Trail]
  @State private var isOpen = false

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack { rows }
      }
      ScrollView {
        VStack(alignment: .leading) { self.sections }
      }
      ScrollView {
        LazyVStack { rows.padding() }
      }
      ScrollView {
        LazyVStack {
          Text("Trails")
          rows
        }
      }
      ScrollView {
        VStack { few }
      }
    }
  }

  private var rows: some View {
    ForEach(trails) { trail in Text(trail.name) }
  }

  @ViewBuilder private var sections: some View {
    if isOpen {
      ForEach(trails) { trail in
        Text(trail.name)
        Text("\(trail.id)")
      }
    }
    Spacer()
  }

  private var few: some View {
    ForEach(0..<3) { Text("\($0)") }
  }
}
