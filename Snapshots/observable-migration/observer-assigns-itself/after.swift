import SwiftUI

final class Volume: ObservableObject {
  @Published var level = 0 { didSet { level = min(level, 10) } }
}

@Observable
final class Tags {
  var all: [String] = [] {
    didSet { self.all.sort() }
  }
}
