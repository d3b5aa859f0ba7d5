import SwiftUI

struct Pages {
  let make: (Int) -> any View

  subscript(number: Int) -> any View { make(number) }
}

struct Covers {
  subscript(number: Int) -> Text { Text("\(number)") }
}

struct Book: View {
  let pages: Pages
  let covers: Covers
  let icon: Image

  var body: some View {
    VStack {
      AnyView(pages[0])
      AnyView(pages.make(1))
      AnyView(covers[0])
      icon.resizable()
    }
  }
}
