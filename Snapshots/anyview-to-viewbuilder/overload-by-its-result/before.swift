import SwiftUI

struct TrailRow: View {
  let isOpen: Bool

  var body: some View {
    let badge: AnyView = badge()
    badge
    mark(1)
  }

  func badge() -> some View { Text("open") }
  func badge() -> AnyView {
    if isOpen { return AnyView(Text("open")) }
    return AnyView(EmptyView())
  }

  func mark(_ text: String) -> some View { Text(text) }
  func mark(_ number: Int) -> AnyView {
    if isOpen { return AnyView(Text("\(number)")) }
    return AnyView(EmptyView())
  }

  func unused() -> some View { Text("") }
  func unused() -> AnyView {
    if isOpen { return AnyView(Text("open")) }
    return AnyView(EmptyView())
  }
}
