public import Synchronization

/// The answers to one kind of question: what is asked often is found once.
///
/// The same question must always have the same answer, so that it makes no difference which thread asks
/// first.
@usableFromInline
package struct Memory<Question: Hashable & Sendable, Answer: Sendable>: ~Copyable, Sendable {
  @usableFromInline let known = Mutex<[Question: Answer]>([:])

  @inlinable package init() {}

  /// The answer to a question: the known one, or else what `find` gives. Two threads may find it at once;
  /// `find` may ask other questions of the same kind.
  @inlinable package borrowing func answer(_ question: Question, _ find: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = find()
    known.withLock { $0[question] = answer }
    return answer
  }

  /// The known answer to a question; nil where there is none.
  @inlinable package borrowing func known(_ question: Question) -> Answer? { known.withLock { $0[question] } }

  /// Remembers the answer to a question.
  @inlinable package borrowing func remember(_ question: Question, _ answer: Answer) {
    known.withLock { $0[question] = answer }
  }
}
