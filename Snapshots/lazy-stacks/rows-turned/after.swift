import SwiftUI

struct Names: View {
  let names: [String]
  let isOpen: Bool

  var body: some View { EmptyView() }

  /// A row that is turned stands far out of its frame.
  var upright: some View {
    ScrollView {
      VStack {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).frame(maxWidth: .infinity).rotationEffect(.degrees(90)) }
      }
    }
  }

  var upsideDown: some View {
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { name in
          Text(name).frame(maxWidth: .infinity).rotationEffect(.degrees(-180))
        }
      }
    }
  }

  var upsideDownInRadians: some View {
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { Text($0).frame(maxWidth: .infinity).rotationEffect(.radians(.pi)) }
      }
    }
  }

  /// What is small stays in the row.
  var chevrons: some View {
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
          }
        }
      }
    }
  }
}
