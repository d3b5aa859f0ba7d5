import SwiftUI

/// A divider between views in a row is upright.
struct Pair: View {
  let name: String

  var body: some View {
    HStack {
      Text(name)
      Divider()
      Text(name)
    }
  }
}

struct Underlined: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Divider()
    }
  }
}

struct Lists: View {
  let names: [String]

  private let halves = [GridItem(.flexible()), GridItem(.flexible())]
  private let columns = [GridItem(.fixed(80)), GridItem(.fixed(80))]

  var body: some View { EmptyView() }

  var pairs: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Set(names).sorted(), id: \.self) { Pair(name: $0) }
      }
    }
  }

  var underlined: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Set(names).sorted(), id: \.self) { Underlined(name: $0) }
      }
    }
  }

  var half: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).containerRelativeFrame(.horizontal, count: 2, spacing: 8) }
      }
    }
  }

  var computed: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).containerRelativeFrame(.horizontal) { width, _ in width / 3 } }
      }
    }
  }

  var whole: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).containerRelativeFrame(.horizontal, alignment: .leading) }
      }
    }
  }

  var fixedGrid: some View {
    ScrollView {
      VStack(alignment: .leading) {
        LazyVGrid(columns: columns) { Text("a") }
        ForEach(Set(names).sorted(), id: \.self) { Text($0) }
      }
    }
  }

  var flexibleGrid: some View {
    ScrollView {
      VStack(alignment: .leading) {
        LazyVGrid(columns: halves) { Text("a") }
        ForEach(Set(names).sorted(), id: \.self) { Text($0) }
      }
    }
  }
}
