import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text) }
}


struct ContentView: View {
  @State private var isOn = false
  let stored = AnyView(Field())
  var content: AnyView { if isOn { return AnyView(stored) } else { return AnyView(Field()) } }
  var body: some View {
    VStack {
      content
      Button("Flip") { isOn.toggle() }
    }
  }
}
