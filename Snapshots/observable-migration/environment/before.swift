import SwiftUI

final class Library: ObservableObject {
  @Published var books: [String] = []
}

struct Shelf: View {
  @EnvironmentObject private var library: Library

  var body: some View { List(library.books, id: \.self) { Text($0) } }
}

struct Reader: View {
  @EnvironmentObject
  var library: Library

  var body: some View { Shelf().environmentObject(library) }
}

struct Root: View {
  @StateObject private var library = Library()

  var body: some View { Shelf().environmentObject(library).environmentObject(Library()) }
}

#Preview {
  Shelf().environmentObject(Library())
}
