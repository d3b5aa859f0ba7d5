public import Synchronization

/// A cache for one kind of query.
///
/// The same query must always have the same result, so that it makes no difference which thread computes it.
@usableFromInline
package struct Memory<Question: Hashable & Sendable, Answer: Sendable>: ~Copyable, Sendable {
  @usableFromInline let known = Mutex<[Question: Answer]>([:])

  @inlinable package init() {}

  /// The result of a query: the cached one, otherwise that of `find`. Two threads may compute it at the same
  /// time; `find` may make other queries of the same kind.
  @inlinable package borrowing func answer(_ question: Question, _ find: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = find()
    known.withLock { $0[question] = answer }
    return answer
  }

  /// The cached result of a query; nil if there is none.
  @inlinable package borrowing func known(_ question: Question) -> Answer? { known.withLock { $0[question] } }

  /// Caches the result of a query.
  @inlinable package borrowing func remember(_ question: Question, _ answer: Answer) {
    known.withLock { $0[question] = answer }
  }
}
