import SwiftUI

struct ContentView: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      Counter().animation(nil)
      if isOpen { Counter().animation(.none) }
    }
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Add \(count)") { count += 1 } }
}
