import SwiftUI

struct ContentView: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      if isOn {
        Text("a").italic()
      } else {
        Text("a")
      }
      Button("Flip") { isOn.toggle() }
    }
    .italic()
  }
}
