import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0 // counted
  {
    didSet { print(count) }
  }
}

final class Meter: ObservableObject {
  @Published var level = 0 /* measured */ {
    didSet { print(level) }
  }
}
