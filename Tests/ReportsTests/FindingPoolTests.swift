import CodemodKit
import Fixpoint
import Testing

@testable import Reports

/// Which finding of one round another round tells of again.
@Suite struct FindingPoolTests {
  @Test func whatSaysTheSameIsTakenFirst() {
    let found = SampleRun("let a = risky\nlet b = both\n").outcome.initial.filter { $0.rule.id == "W200" }
    #expect(found.count == 2)
    var pool = FindingPool([found[1]])
    #expect(pool.taken(like: found).map(\.message) == [found[1].message])
    #expect(pool.take(like: found[0]) == nil)
  }

  @Test func whatSaysSomethingElseMayBeTheSame() {
    let found = SampleRun("let a = risky\nlet b = both\n").outcome.initial.filter { $0.rule.id == "W200" }
    var pool = FindingPool([found[1]])
    #expect(pool.taken(like: [found[0]]).map(\.message) == [found[0].message])
  }
}
