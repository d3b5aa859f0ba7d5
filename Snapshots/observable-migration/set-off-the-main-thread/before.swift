import SwiftUI

final class Importer: ObservableObject, @unchecked Sendable {
  @Published var progress = 0.0

  func start() {
    Task.detached {
      self.progress = 1
    }
  }
}
