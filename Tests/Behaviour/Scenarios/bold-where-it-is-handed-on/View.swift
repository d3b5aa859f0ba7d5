import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text) }
}

struct Row: View { let c: Bool; var body: some View { if c { Text("a").bold() } else { Text("a") } } }
struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      let row = Row(c: isOn)
      row.bold()
      Button("Flip") { isOn.toggle() }
    }
  }
}
