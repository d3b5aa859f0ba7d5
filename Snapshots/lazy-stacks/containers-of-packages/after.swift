import PackageContainers
import SwiftUI

struct Row: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Divider()
    }
  }
}

struct Pulled: View {
  let names: [String]

  var body: some View {
    PullContainer {
      ScrollView {
        VStack {
          Divider()
          ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
        }
      }
    }
  }
}

struct Drawn: View {
  let names: [String]
  @State private var isShown = false

  var body: some View {
    Text("Names").bottomDrawer(isPresented: $isShown) {
      ScrollView {
        VStack {
          Divider()
          ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
        }
      }
    }
  }
}

/// What presents the view on its own has no part in its layout.
struct Presented: View {
  let names: [String]
  @State private var isShown = false

  var body: some View {
    PullContainer {
      Text("Names").sheet(isPresented: $isShown) {
        ScrollView {
          LazyVStack {
            Divider()
            ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
          }
        }
      }
    }
  }
}
