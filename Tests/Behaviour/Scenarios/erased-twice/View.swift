import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text) }
}


struct ContentView: View {
  @State private var isOn = false
  var content: AnyView { if isOn { return AnyView(AnyView(Field())) } else { return AnyView(Field()) } }
  var body: some View {
    VStack {
      content
      Button("Flip") { isOn.toggle() }
    }
  }
}
