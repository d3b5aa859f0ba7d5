import SwiftUI

struct ContentView: View {
  struct Label: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
  }
  @State private var isFaint = false

  var body: some View {
    VStack {
      if isFaint { Label().opacity(0.5) } else { Label() }
      Button("Faint") { isFaint.toggle() }
    }
  }
}
