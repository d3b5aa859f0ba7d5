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

// Its property has the same name, and is another's.
final class Recorder: @unchecked Sendable {
  var progress = 0.0

  func start() {
    Task.detached {
      self.progress = 1
    }
  }
}
