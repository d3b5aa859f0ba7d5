import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text) }
}

struct ContentView: View {
  @State private var isFaint = false

  func Text(_ title: String) -> some View { Field() }

  var body: some View {
    VStack {
      if isFaint { Text("a").opacity(0.5) } else { Text("a") }
      Button("Faint") { isFaint.toggle() }
    }
  }
}
