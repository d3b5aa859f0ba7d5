import Synchronization

/// The stack of each worker, in bytes: a recursive parser goes deep, and only the pages that it touches cost
/// memory.
private let workerStackSize = 16 << 20

/// The number of threads that can run at the same time here.
package var activeCoreCount: Int { POSIX.activeProcessorCount }

/// Calls `body` with each index below `count` on several threads; the results are in the order of the
/// indices.
///
/// Each thread takes the next index that nobody has, so one long file does not hold up the rest. Every other
/// one begins at the end: neighbors have much in common, and what two processors use at the same time each
/// waits for. The calling thread is one of them; its stack has to be as deep as ``withDeepStack(_:)`` makes
/// it.
package func parallelMap<Result: Sendable>(
  count: Int, threads: Int = activeCoreCount, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  parallelMap(count: count, threads: min(threads, count), beside: {}, body).0
}

/// The same, and what `other` gives, which the calling thread works out before it helps the others.
package func parallelMap<Result: Sendable, Other>(
  count: Int, threads: Int = activeCoreCount, beside other: () -> Other,
  _ body: @escaping @Sendable (Int) -> Result
) -> ([Result], Other) {
  // For one piece alone nobody else is worth calling.
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

/// Calls `body` on a thread with a stack on which recursion can go as deep as in the workers of
/// ``parallelMap(count:threads:_:)``.
package func withDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let result = Mutex<Result?>(nil)
  let thread = POSIX.startThread(stackSize: workerStackSize) {
    let value = body()
    result.withLock { $0 = value }
  }
  if let thread { POSIX.join(thread) }
  // Where the system gives no thread at all, the calling one is still there.
  return result.withLock { $0 } ?? body()
}

/// Runs `body` on a thread of its own, and does not wait for it.
package func runInBackground(_ body: @escaping @Sendable () -> Void) throws(WorkspaceError) {
  guard POSIX.startThread(stackSize: 1 << 20, body) != nil else {
    throw .system(.create, FilePath("thread"), .wouldBlock)
  }
}

/// What the threads of one ``parallelMap(count:threads:_:)`` share.
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
    // So many are given out and no more, so the two ends never pass each other.
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
    // Where nobody helped, the calling thread has begun at the start.
    guard batches.count > 1 else { return batches.first?.map(\.result) ?? [] }
    var slots = [Result?](repeating: nil, count: count)
    for batch in batches {
      for (index, result) in batch { slots[index] = result }
    }
    // A loop over the slots themselves, or `compactMap`, would have the runtime look for conformances of each
    // kind of array.
    var results: [Result] = []
    results.reserveCapacity(count)
    for index in 0..<count {
      if let result = slots[index] { results.append(result) }
    }
    return results
  }
}
