/// A number of turns that tasks share: a task without one waits for it, first come, first served.
actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Runs `work` in a turn, and hands the turn on.
  nonisolated func take<Result: Sendable>(_ work: () async throws -> Result) async rethrows -> Result {
    await begin()
    do {
      let result = try await work()
      await end()
      return result
    } catch {
      await end()
      throw error
    }
  }

  private func begin() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func end() {
    guard waiting.isEmpty else { return waiting.removeFirst().resume() }
    free += 1
  }
}
