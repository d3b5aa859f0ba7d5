import SwiftUI

final class Shelf: ObservableObject {
  @Published var books = [3, 1, 2]
  var rules: [(Int) -> Bool] = []

  func purge() {
    for rule in rules { books.removeAll(where: rule) }
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View { Text("\(shelf.books.count)") }
}
