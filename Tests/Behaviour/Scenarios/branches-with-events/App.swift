import SwiftUI

struct ContentView: View {
  @State private var isFaint = false

  var body: some View {
    VStack {
      if isFaint {
        Text("hello").onAppear { print("appears") }.opacity(0.5)
      } else {
        Text("hello").onAppear { print("appears") }.opacity(1)
      }
      Button("Faint") { isFaint.toggle() }
    }
  }
}
