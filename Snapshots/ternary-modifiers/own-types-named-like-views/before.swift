import SwiftUI

struct Form: View {
  struct Label: View {
    @State private var text = ""

    var body: some View { TextField("Name", text: $text) }
  }

  @State private var isFaint = false

  var body: some View {
    if isFaint { Label().opacity(0.5) } else { Label() }
  }
}

struct Field: View {
  @State private var text = ""

  var body: some View { TextField("Name", text: $text) }
}

struct Page: View {
  @State private var isFaint = false

  func Text(_ title: String) -> some View { Field() }

  var body: some View {
    if isFaint { Text("a").opacity(0.5) } else { Text("a") }
  }
}

struct Sheet: View {
  typealias Image = Field

  @State private var isFaint = false

  var body: some View {
    if isFaint { Image().opacity(0.5) } else { Image() }
  }
}
