import SwiftUI

final class Volume: ObservableObject {
  @Published var level = 0 { didSet { level = min(level, 10) } }
}

final class Tags: ObservableObject {
  @Published var all: [String] = [] {
    didSet { self.all.sort() }
  }
}
