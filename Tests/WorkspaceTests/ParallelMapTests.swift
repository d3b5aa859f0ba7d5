import Synchronization
import Testing

@testable import Workspace

@Suite struct ParallelMapTests {
  @Test(arguments: [1, 2, 7, 100]) func keepsTheOrder(threads: Int) {
    #expect(parallelMap(count: 1000, threads: threads) { $0 * 2 } == (0..<1000).map { $0 * 2 })
    #expect(parallelMap(count: 0, threads: threads) { $0 } == [])
    #expect(parallelMap(count: 1, threads: threads) { $0 } == [0])
  }

  @Test func optionalResultsStay() {
    #expect(parallelMap(count: 4, threads: 2) { $0 % 2 == 0 ? $0 : nil } == [0, nil, 2, nil])
  }

  @Test func stackIsDeep() {
    @Sendable func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) }
    // About 100 bytes for each call in debug: more than the 512 KB that some systems give a thread.
    #expect(parallelMap(count: 2, threads: 2) { _ in depth(60_000) } == [60_000, 60_000])
  }

  @Test func stepsWithinSteps() {
    for round in 0..<200 {
      let sums = parallelMap(count: 6, threads: 3) { outer in
        parallelMap(count: 5, threads: 3) { outer * $0 + round }.reduce(0, +)
      }
      #expect(sums == (0..<6).map { $0 * 10 + round * 5 })
    }
  }

  @Test func everyIndexIsTakenOnce() {
    let taken = Mutex<[Int]>([])
    _ = parallelMap(count: 500, threads: 4) { index in taken.withLock { $0.append(index) } }
    #expect(taken.withLock(\.self).sorted() == Array(0..<500))
  }

  @Test func whatAStepHoldsIsGivenUpWithIt() {
    final class Held: Sendable {}
    weak var held: Held?
    do {
      let value = Held()
      held = value
      _ = parallelMap(count: 8, threads: 3) { [value] index in ObjectIdentifier(value).hashValue &+ index }
    }
    #expect(held == nil)
  }
}
