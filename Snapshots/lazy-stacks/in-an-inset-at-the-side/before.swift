import SwiftUI

struct Footer: View {
  let names: [String]

  var body: some View {
    Text("Editor").safeAreaInset(edge: .bottom) {
      ScrollView {
        VStack {
          ForEach(Set(names).sorted(), id: \.self) { Text($0) }
        }
      }
    }
  }
}

struct Sidebar: View {
  let names: [String]

  var body: some View {
    Text("Editor").safeAreaInset(edge: .leading) {
      ScrollView {
        VStack {
          ForEach(Set(names).sorted(), id: \.self) { Text($0) }
        }
      }
    }
  }
}
