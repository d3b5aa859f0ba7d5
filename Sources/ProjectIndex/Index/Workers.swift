import Synchronization

/// Runs independent tasks, on a number of threads that the creator chooses.
///
/// Results are returned in the order of the tasks, so nothing depends on the number of threads.
package struct Workers: Sendable {
  private let run: @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  /// Creates workers that run a body once for each number below a count, in any order, and return when all
  /// are done.
  package init(_ run: @escaping @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void) {
    self.run = run
  }

  /// One worker: the caller.
  package static let serial = Workers { count, body in
    for index in 0..<count { body(index) }
  }

  /// The results of `transform` for the numbers below `count`, in order.
  package func map<Result: Sendable>(
    _ count: Int, _ transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    map(Array(0..<count), transform)
  }

  /// The results of `transform` for some numbers, which are all those below a count, in order. They are
  /// started in the given order: tasks that may take long should be first, otherwise one worker still runs
  /// them when the others are done.
  package func map<Result: Sendable>(
    _ numbers: [Int], _ transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Slots<Result>(numbers.count)
    run(numbers.count) { position in results.set(numbers[position], transform(numbers[position])) }
    return results.values
  }

  /// The same, with the result of `other`, which is computed in parallel.
  package func map<Result: Sendable, Other: Sendable>(
    _ numbers: [Int], _ transform: @escaping @Sendable (Int) -> Result,
    beside other: @escaping @Sendable () -> Other
  ) -> ([Result], Other) {
    // A single task is not worth another thread.
    guard numbers.count > 1 else { return (map(numbers, transform), other()) }
    let results = Slots<Result>(numbers.count)
    let others = Slots<Other>(1)
    run(numbers.count + 1) { position in
      guard position > 0 else { return others.set(0, other()) }
      let number = numbers[position - 1]
      results.set(number, transform(number))
    }
    return (results.values, others.values.first ?? other())
  }

  /// The results of four independent tasks; the longest one should be first.
  func all<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
    _ first: @escaping @Sendable () -> First, and second: @escaping @Sendable () -> Second,
    and third: @escaping @Sendable () -> Third, and fourth: @escaping @Sendable () -> Fourth
  ) -> (First, Second, Third, Fourth) {
    let firsts = Slots<First>(1)
    let seconds = Slots<Second>(1)
    let thirds = Slots<Third>(1)
    let fourths = Slots<Fourth>(1)
    run(4) { index in
      switch index {
      case 0: firsts.set(0, first())
      case 1: seconds.set(0, second())
      case 2: thirds.set(0, third())
      default: fourths.set(0, fourth())
      }
    }
    return (
      firsts.values.first ?? first(), seconds.values.first ?? second(),
      thirds.values.first ?? third(), fourths.values.first ?? fourth()
    )
  }

  /// The results of `transform` for the numbers below `count`, in order; for such small tasks that handing
  /// out each one separately would take longer than the task.
  package func mapInRuns<Result: Sendable>(
    _ count: Int, _ transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    mapRuns(count) { $0.map(transform) }
  }

  /// The results for the numbers below `count`, in order; `transform` returns those for a range of them at a
  /// time.
  func mapRuns<Result: Sendable>(
    _ count: Int, _ transform: @escaping @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    let length = 64
    let runs = map((count + length - 1) / length) { run in
      transform(run * length..<min(count, (run + 1) * length))
    }
    return Array(runs.joined())
  }
}

private final class Slots<Value: Sendable>: Sendable {
  private let slots: Mutex<[Value?]>

  init(_ count: Int) { slots = Mutex(Array(repeating: nil, count: count)) }

  func set(_ index: Int, _ value: Value) {
    slots.withLock { $0[index] = value }
  }

  /// The values that were set, in order. A loop over the slots themselves, or `compactMap`, would make the
  /// runtime search for the conformances of each array type.
  var values: [Value] {
    slots.withLock { slots in
      var values: [Value] = []
      values.reserveCapacity(slots.count)
      for index in 0..<slots.count {
        if let value = slots[index] { values.append(value) }
      }
      return values
    }
  }
}
