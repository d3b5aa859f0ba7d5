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
}
