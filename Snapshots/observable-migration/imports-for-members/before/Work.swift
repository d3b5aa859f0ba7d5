import Combine

@MainActor final class Work: ObservableObject {
  @Published var isDone = false
  private var task: Task<Void, Never>?

  func stop() {
    isDone = true
    task?.cancel()
  }
}
