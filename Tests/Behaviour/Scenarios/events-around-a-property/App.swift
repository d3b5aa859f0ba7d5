import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      content.onAppear { print("appear") }
      Button("Flip") { isOn.toggle() }
    }
  }
  @ViewBuilder private var content: some View {
    if isOn { Text("a").bold() } else { Text("a") }
  }
}
