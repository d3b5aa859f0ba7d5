import SwiftUI

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      if isOn {
        Text("state").foregroundStyle(.red).padding(4).opacity(0.5)
      } else {
        Text("state").foregroundStyle(.green).padding(8)
      }
      if isOn {
        Text("weight").bold()
      } else {
        Text("weight")
      }
      Button("Flip") { isOn.toggle() }
    }
    .foregroundStyle(.blue)
  }
}
