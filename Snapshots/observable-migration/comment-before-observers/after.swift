import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0 // counted
  {
    didSet { print(count) }
  }
}

@Observable
final class Meter {
  var level = 0 /* measured */ {
    didSet { print(level) }
  }
}
