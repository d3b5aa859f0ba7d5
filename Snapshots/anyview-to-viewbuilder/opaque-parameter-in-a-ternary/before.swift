import SwiftUI

// A function with an opaque parameter is generic: two calls of it may give two types.
struct Values: View {
  let isLong: Bool

  private func label(_ value: some CustomStringConvertible) -> AnyView { AnyView(Text("\(value)")) }

  private func title(_ value: Int) -> AnyView { AnyView(Text("\(value)")) }

  var body: some View {
    (isLong ? label(1) : label("one")).padding()
    (isLong ? title(1) : title(2)).padding()
  }
}
