import SwiftUI

@Observable
final class Importer: @unchecked Sendable {
  var progress = 0.0

  func start() {
    Task.detached {
      self.progress = 1
    }
  }
}
