import SwiftUI

@Observable
final class Library {
  var books: [String] = []
}

struct Shelf: View {
  @Environment(Library.self) private var library

  var body: some View { List(library.books, id: \.self) { Text($0) } }
}

struct Reader: View {
  @Environment(Library.self)
  var library

  var body: some View { Shelf().environment(library) }
}

struct Root: View {
  @State private var library = Library()

  var body: some View { Shelf().environment(library).environment(Library()) }
}

#Preview {
  Shelf().environment(Library())
}
