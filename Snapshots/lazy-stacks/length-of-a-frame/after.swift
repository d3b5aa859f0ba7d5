import SwiftUI

struct Row: View {
  let name: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
    }
  }
}

struct Lists: View {
  let names: [String]
  let height: CGFloat

  var body: some View { EmptyView() }

  var fixed: some View {
    ScrollView {
      VStack {
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
      .frame(height: height)
    }
  }

  var limited: some View {
    ScrollView {
      VStack {
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
      .frame(maxWidth: .infinity, maxHeight: 600)
    }
  }

  var unlimited: some View {
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
