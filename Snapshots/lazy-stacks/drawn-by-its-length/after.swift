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

struct Backdrop: View {
  var body: some View { Image("paper").resizable() }
}

extension View {
  func upsideDown() -> some View { rotationEffect(.degrees(180)) }
}

struct Lists: View {
  let names: [String]

  var body: some View { EmptyView() }

  var plain: some View {
    ScrollView {
      LazyVStack {
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
      .background(Color.gray)
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(.red) }
    }
  }

  var gradient: some View {
    ScrollView {
      VStack {
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
      .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
  }

  var ownView: some View {
    ScrollView {
      VStack {
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
      .background { Backdrop() }
    }
  }

  var scaled: some View {
    ScrollView {
      VStack {
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
      .scaleEffect(x: 1, y: -1)
    }
  }

  var turned: some View {
    ScrollView {
      VStack {
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
      .upsideDown()
    }
  }

  /// The scroll view is as long as it was.
  var turnedWhole: some View {
    ScrollView {
      LazyVStack {
        Divider()
        ForEach(Set(names).sorted(), id: \.self) { Row(name: $0) }
      }
    }
    .upsideDown()
  }
}
