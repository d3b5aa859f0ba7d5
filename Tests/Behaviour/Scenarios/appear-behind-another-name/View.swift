import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text) }
}

struct Box<C: View>: View { @ViewBuilder let content: C; var body: some View { let inner = content; inner.onAppear { print("appear") } } }
struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Box { if isOn { Text("a").opacity(0.5) } else { Text("a") } }
      Button("Flip") { isOn.toggle() }
    }
  }
}
