import SwiftUI

struct Logged: ViewModifier {
  func body(content: Content) -> some View {
    content.onAppear { print("appears") }
  }
}

struct Strong: ViewModifier {
  func body(content: Content) -> some View {
    content.emphasized()
  }
}

extension View {
  func logged() -> some View { modifier(Logged()) }
  func emphasized() -> some View { bold() }
  func strong() -> some View { padding().modifier(Strong()) }
  func spacious() -> some View { padding().calm() }
  func calm() -> some View { opacity(0.9) }
}

// What a modifier does, it may do by another one.
struct Titles: View {
  let isOn: Bool

  var body: some View {
    Group { if isOn { Text("a").opacity(0.5) } else { Text("a") } }.logged()
    VStack { if isOn { Text("b").bold() } else { Text("b") } }.strong()
    VStack { Text("c").bold(isOn) }.spacious()
  }
}
