import SwiftUI

struct Held: View {
  let isOn: Bool

  var body: some View {
    if isOn { Text("a").bold() } else { Text("a") }
  }
}

struct Made: View {
  let isOn: Bool

  var body: some View {
    if isOn { Text("b").bold() } else { Text("b") }
  }
}

struct Erased: View {
  let isOn: Bool

  var body: some View {
    if isOn { Text("c").bold() } else { Text("c") }
  }
}

/// Nothing is applied to it anywhere.
struct Plain: View {
  let isOn: Bool

  var body: some View {
    Text("d").bold(isOn)
  }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      let held = Held(isOn: isOn)
      held.bold()
      Made.init(isOn: isOn).bold()
      AnyView(Erased(isOn: isOn)).bold()
      Plain(isOn: isOn)
    }
  }
}
