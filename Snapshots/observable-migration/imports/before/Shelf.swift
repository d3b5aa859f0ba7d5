import Combine
import SwiftUI

final class Shelf: ObservableObject {
  @Published var books: [String] = []

  func receive(_ book: String) { books.append(book) }
}

struct ShelfView: View {
  @ObservedObject var store: Shelf
  var body: some View { Text(store.books.joined()) }
}
