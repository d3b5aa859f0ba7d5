import Observation

@Observable @MainActor final class Work {
  var isDone = false
  @ObservationIgnored private var task: Task<Void, Never>?

  func stop() {
    isDone = true
    task?.cancel()
  }
}
