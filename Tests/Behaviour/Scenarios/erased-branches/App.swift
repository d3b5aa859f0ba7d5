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
      content
      Button("Next") { page = (page + 1) % 3 }
    }
  }

  private var content: AnyView {
    switch page {
    case 0: return AnyView(Field(title: "Name"))
    case 1: return AnyView(Text("done").onAppear { print("done") })
    default: return AnyView(EmptyView())
    }
  }
}
