package import SwiftCST
import Synchronization

extension ProjectIndex {
  /// What is worked out about a project as a whole: made for the first that asks for a value of this type, and
  /// the same for all others, as long as there is the index. It must depend on the index alone and must not hold
  /// on to it. Who asks for another value meanwhile doesn't wait; `make` itself may ask for others, but not in a
  /// circle.
  package func shared<Value: Sendable>(_ make: (ProjectIndex) -> Value) -> Value {
    memory.shared.value { make(forOneThread()) }
  }

  /// A fact about a declaration, found for the first that asks and the same for all others. Facts of one type
  /// are answers to one question, which must depend on the declaration and the index alone; they must not hold
  /// on to the index. Two threads may find one at once.
  package func fact<Fact: Sendable>(of declaration: DeclarationID, _ find: () -> Fact) -> Fact {
    fact(declaration.order << 1 | 1, find)
  }

  /// The same for a node; nothing is remembered for one of a tree that is not of the index.
  package func fact<Fact: Sendable>(at node: Node, _ find: () -> Fact) -> Fact {
    guard let place = place(of: node) else { return find() }
    return fact(place << 1, find)
  }

  private func fact<Fact: Sendable>(_ question: Int, _ find: () -> Fact) -> Fact {
    memory.shared.value { Facts<Fact>() }.memory.answer(question, find)
  }
}

/// The facts of one type.
private final class Facts<Fact: Sendable>: Sendable {
  let memory = Memory<Int, Fact>()
}

/// What is worked out for a whole project, a value of each type.
package final class SharedValues: Sendable {
  /// A place for the value of each type that was asked for, few as they are.
  private let places = Mutex<[(type: ObjectIdentifier, place: SharedPlace)]>([])

  package init() {}

  /// The value of a type: the known one, or else what `make` gives.
  package func value<Value: Sendable>(_ make: () -> Value) -> Value {
    place(of: ObjectIdentifier(Value.self)).value.withLock { known in
      if let value = known as? Value { return value }
      let value = make()
      known = value
      return value
    }
  }

  private func place(of type: ObjectIdentifier) -> SharedPlace {
    places.withLock { known in
      if let place = known.first(where: { $0.type == type })?.place { return place }
      let place = SharedPlace()
      known.append((type, place))
      return place
    }
  }
}

/// Where a value stands that is worked out for a whole project.
private final class SharedPlace: Sendable {
  let value = Mutex<(any Sendable)?>(nil)
}
