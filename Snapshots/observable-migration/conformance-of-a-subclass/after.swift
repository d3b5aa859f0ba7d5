import SwiftUI

@Observable
class Shelf {
  var books: [String] = []
}

@Observable
final class Library: Shelf {
  var visitors = 0
}

final class Archive: Shelf, CustomStringConvertible {
  var description: String { "archive" }
}
