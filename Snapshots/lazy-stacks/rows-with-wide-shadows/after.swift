import SwiftUI

struct Names: View {
  let names: [String]

  var body: some View { EmptyView() }

  var wide: some View {
    ScrollView {
      VStack {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).shadow(color: .red, radius: 120) }
      }
    }
  }

  var narrow: some View {
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).shadow(radius: 8) }
      }
    }
  }
}
