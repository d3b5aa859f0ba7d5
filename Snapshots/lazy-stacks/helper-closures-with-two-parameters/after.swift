import SwiftUI

extension View {
  @ViewBuilder func ifLet<Value, Result: View>(
    _ value: Value?, transform: (Self, Value) -> Result
  ) -> some View {
    if let value { transform(self, value) } else { self }
  }

  func over<Value, Result: View>(_ value: Value, transform: (Value, Self) -> Result) -> some View {
    transform(value, self)
  }
}

struct Names: View {
  let names: [String]
  let color: Color?

  var body: some View { EmptyView() }

  var named: some View {
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { name in
          Text(name).ifLet(color) { view, color in view.foregroundColor(color) }
        }
      }
    }
  }

  var shorthand: some View {
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { name in
          Text(name).ifLet(color) { $0.foregroundColor($1) }
        }
      }
    }
  }

  var second: some View {
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { name in
          Text(name).over(color) { color, view in view.foregroundColor(color) }
        }
      }
    }
  }
}

/// The other parameter is a view of which nothing is known.
struct Decorated<Decoration: View>: View {
  let names: [String]
  let decoration: Decoration

  var body: some View {
    ScrollView {
      VStack {
        ForEach(Set(names).sorted(), id: \.self) { name in
          Text(name).over(decoration) { decoration, view in
            HStack {
              decoration
              view
            }
          }
        }
      }
    }
  }
}
