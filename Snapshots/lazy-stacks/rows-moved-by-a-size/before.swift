import SwiftUI

struct Names: View {
  let names: [String]
  let translation: CGSize

  var body: some View { EmptyView() }

  var moved: some View {
    ScrollView {
      VStack {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).offset(CGSize(width: 0, height: 300)) }
      }
    }
  }

  var dragged: some View {
    ScrollView {
      VStack {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).offset(translation) }
      }
    }
  }

  var aside: some View {
    ScrollView {
      VStack {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).offset(CGSize(width: 300, height: 0)) }
      }
    }
  }
}
