import SwiftUI

struct Field: View {
  let title: String
  @State private var text = ""
  var body: some View { TextField(title, text: $text) }
}

struct ContentView: View {
  @State private var page = 0

  var body: some View {
    VStack {
      field
      Button("Next") { page += 1 }
    }
  }

  private var field: AnyView {
    switch page {
    case 0: return AnyView(Field(title: "First"))
    case 1: return AnyView(Field(title: "Second"))
    default: return AnyView(Text("done"))
    }
  }
}
