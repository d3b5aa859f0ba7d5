import SwiftUI

@MainActor final class Download: ObservableObject {
  @Published var progress = 0.0
  var task: Task<Void, Never>? { willSet { objectWillChange.send() } }

  deinit { task?.cancel() }
}
