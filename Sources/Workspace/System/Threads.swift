import Synchronization

/// The stack size of each worker, in bytes: a recursive parser needs a deep stack, and only used pages cost
/// memory.
private let workerStackSize = 16 << 20

/// The number of threads that can run at the same time here.
package var activeCoreCount: Int { POSIX.activeProcessorCount }

/// Calls `body` with each index below `count` on several threads; the results are in the order of the
/// indices.
///
/// Each thread takes the next available index, so one long file does not hold up the rest. Every other thread
/// begins at the end: adjacent files share much data, and processors that use the same data at the same time
/// wait for each other. The calling thread is one of them; its stack has to be as deep as
/// ``withDeepStack(_:)`` makes it.
package func parallelMap<Result: Sendable>(
  count: Int, threads: Int = activeCoreCount, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  parallelMap(count: count, threads: min(threads, count), beside: {}, body).0
}

/// The same, with the result of `other`, which the calling thread computes before it helps the others.
package func parallelMap<Result: Sendable, Other>(
  count: Int, threads: Int = activeCoreCount, beside other: () -> Other,
  _ body: @escaping @Sendable (Int) -> Result
) -> ([Result], Other) {
  // A single task is not worth another thread.
  guard threads > 1, count > 1 else {
    let value = other()
    var results: [Result] = []
    for index in 0..<count { results.append(body(index)) }
    return (results, value)
  }
  let work = SharedWork(count: count, body: body)
  let helpers = (0..<min(threads - 1, count)).compactMap { number in
    Helper.begin(stackSize: workerStackSize) { work.run(fromEnd: number % 2 == 0) }
  }
  let value = other()
  work.run(fromEnd: false)
  for helper in helpers { helper.finish() }
  return (work.results(), value)
}

/// Calls `body` on a thread with a stack as deep as that of the workers of ``parallelMap(count:threads:_:)``.
package func withDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let result = Mutex<Result?>(nil)
  let thread = POSIX.startThread(stackSize: workerStackSize) {
    let value = body()
    result.withLock { $0 = value }
  }
  if let thread { POSIX.join(thread) }
  // If the system can't create a thread, use the calling one.
  return result.withLock { $0 } ?? body()
}

/// Runs `body` on a new thread, and does not wait for it.
package func runInBackground(_ body: @escaping @Sendable () -> Void) throws(WorkspaceError) {
  guard POSIX.startThread(stackSize: 1 << 20, body) != nil else {
    throw .system(.create, FilePath("thread"), .wouldBlock)
  }
}

/// The shared state of the threads of one ``parallelMap(count:threads:_:)``.
private final class SharedWork<Result: Sendable>: Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Result
  private let taken = Atomic(0)
  private let takenAtStart = Atomic(0)
  private let takenAtEnd = Atomic(0)
  private let batches = Mutex<[[(index: Int, result: Result)]]>([])

  init(count: Int, body: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.body = body
  }

  func run(fromEnd: Bool) {
    var batch: [(index: Int, result: Result)] = []
    // Exactly `count` indices are handed out, so the two ends never overlap.
    while taken.wrappingAdd(1, ordering: .relaxed).oldValue < count {
      let index =
        fromEnd
        ? count - 1 - takenAtEnd.wrappingAdd(1, ordering: .relaxed).oldValue
        : takenAtStart.wrappingAdd(1, ordering: .relaxed).oldValue
      batch.append((index, body(index)))
    }
    batches.withLock { $0.append(batch) }
  }

  /// The results in the order of their indices.
  func results() -> [Result] {
    let batches = batches.withLock { $0 }
    // If no thread helped, the calling thread has begun at the start.
    guard batches.count > 1 else { return batches.first?.map(\.result) ?? [] }
    var slots = [Result?](repeating: nil, count: count)
    for batch in batches {
      for (index, result) in batch { slots[index] = result }
    }
    // A loop over the slots themselves, or `compactMap`, would make the runtime search for the conformances
    // of each array type.
    var results: [Result] = []
    results.reserveCapacity(count)
    for index in 0..<count {
      if let result = slots[index] { results.append(result) }
    }
    return results
  }
}
