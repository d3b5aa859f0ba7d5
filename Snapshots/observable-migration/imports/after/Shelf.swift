import SwiftUI

@Observable
final class Shelf {
  var books: [String] = []

  func receive(_ book: String) { books.append(book) }
}

struct ShelfView: View {
  var store: Shelf
  var body: some View { Text(store.books.joined()) }
}
