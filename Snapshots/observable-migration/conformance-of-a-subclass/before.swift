import SwiftUI

class Shelf: ObservableObject {
  @Published var books: [String] = []
}

final class Library: Shelf {
  @Published var visitors = 0
}

extension Library: Observable {}

final class Archive: Shelf, Observable, CustomStringConvertible {
  var description: String { "archive" }
}
