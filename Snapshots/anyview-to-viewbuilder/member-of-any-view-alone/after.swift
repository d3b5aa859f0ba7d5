import SwiftUI

extension View where Self == AnyView {
  func stamped() -> Text { Text("stamped") }
}

struct Stamps: View {
  private var stamp: AnyView { AnyView(Text("a")) }
  private var other: some View { Text("b") }

  var body: some View {
    stamp.stamped()
    other.padding()
  }
}
