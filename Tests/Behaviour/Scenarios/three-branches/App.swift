import SwiftUI

struct ContentView: View {
  @State private var mode = 0
  var body: some View {
    VStack {
      if mode == 0 {
        Text("m").foregroundStyle(.red)
      } else if mode == 1 {
        Text("m").foregroundStyle(.blue)
      } else {
        Text("m").foregroundStyle(.green)
      }
      Button("Next") { mode += 1 }
    }
  }
}
