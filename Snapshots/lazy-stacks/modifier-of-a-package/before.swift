import PackageSizes
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

struct Measured: View {
  let names: [String]
  @State private var height = 0.0

  var body: some View {
    ScrollView {
      VStack {
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
      .readSize { size in height = size.height }
    }
  }
}

struct Inspected: View {
  let names: [String]

  var body: some View {
    ScrollView {
      VStack {
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
    }
    .introspect(.scrollView) { $0.setContentOffset(.zero, animated: false) }
  }
}
