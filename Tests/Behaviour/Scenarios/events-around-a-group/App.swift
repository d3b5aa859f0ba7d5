import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Group {
        if isOn { Text("a").bold() } else { Text("a") }
      }
      .onAppear { print("appear") }
      Button("Flip") { isOn.toggle() }
    }
  }
}
