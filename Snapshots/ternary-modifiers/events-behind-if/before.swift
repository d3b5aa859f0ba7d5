import SwiftUI

struct Screen: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Group {
        if isOn { Text("a").opacity(0.5) } else { Text("a") }
      }
      #if os(iOS)
      .onAppear { print("appeared") }
      #endif
      VStack {
        if isOn { Text("b").bold() } else { Text("b") }
      }
      #if os(iOS)
      .bold()
      #endif
    }
  }
}
