import Synchronization

/// Answers that were worked out before: passes ask the same of one place for many types.
///
/// Each answer depends on the tables alone, so it makes no difference who asks first.
final class IndexMemory: Sendable {
  /// The places where a name stands.
  let uses = Memory<Symbol, [Use]>()
  /// The types of expressions, and of the parts of chains by how deep the question was.
  let expressionTypes = Memory<DepthPlace, ExpressionType>()
  /// What names mean.
  let lookUps = Memory<NamePlace, NameResolution>()
  /// The types of variables.
  let variableTypes = Memory<DeclarationID, ExpressionType>()
  /// What written types refer to.
  let resolutions = Memory<Place, TypeResolution>()
  /// The types that conform to a protocol that others declare.
  let conforming = Memory<String, [TypeID]>()

  /// A node without its tree, which the index holds anyway.
  struct Place: Hashable {
    let file: FileID
    let node: Int
  }

  /// A part of an expression: the answer can depend on how deep the question was, as depth has a bound.
  struct DepthPlace: Hashable {
    let place: Place
    /// The depth; -1 for a whole expression.
    let depth: Int
  }

  /// A name at a node.
  struct NamePlace: Hashable {
    let place: Place
    let name: String
  }
}

/// The answers to one kind of question.
struct Memory<Question: Hashable & Sendable, Answer: Sendable>: ~Copyable, Sendable {
  private let known = Mutex<[Question: Answer]>([:])

  /// The answer to a question: the known one, or else what `find` gives. Two threads may find it at once.
  borrowing func answer(_ question: Question, _ find: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = find()
    known.withLock { $0[question] = answer }
    return answer
  }
}
