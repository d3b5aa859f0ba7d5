import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text) }
}

struct ContentView: View {
  @State private var isFaint = false

  var body: some View {
    VStack {
      if isFaint {
        Field().opacity(0.5)
      } else {
        Field().opacity(1)
      }
      Button("Faint") { isFaint.toggle() }
    }
  }
}
