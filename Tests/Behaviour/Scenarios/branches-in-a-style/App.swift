import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      if isOn { Text("a").foregroundStyle(.secondary) } else { Text("a") }
      if isOn { Text("b").disabled(true) } else { Text("b") }
      if isOn { Button("c") {}.disabled(true) } else { Button("c") {} }
      if isOn { Text("d").opacity(0.2).padding(3) } else { Text("d").opacity(0.4) }
      if isOn { Text("e").foregroundStyle(Color.red) } else { Text("e").foregroundStyle(.secondary) }
      if isOn { Text("f").font(.title).italic() } else { Text("f").font(.body) }
      if isOn { Text("g").lineLimit(1) } else { Text("g") }
      Button("Flip") { isOn.toggle() }
    }
    .foregroundStyle(.green).bold()
  }
}
