package import SwiftCST
import Synchronization

extension ProjectIndex {
  /// A value about the project as a whole: computed for the first request for a value of this type, and
  /// shared by all others during the lifetime of the index. It must depend only on the index and must not
  /// retain it. Requests for other values don't wait in the meantime; `make` itself may request others, but
  /// not in a cycle.
  package func shared<Value: Sendable>(_ make: (ProjectIndex) -> Value) -> Value {
    memory.shared.value { make(forOneThread()) }
  }

  /// A fact about a declaration, computed for the first request and shared by all others. Facts of one type
  /// are results of one query, which must depend only on the declaration and the index; they must not retain
  /// the index. Two threads may compute one at the same time.
  package func fact<Fact: Sendable>(of declaration: DeclarationID, _ find: () -> Fact) -> Fact {
    fact(declaration.order << 1 | 1, find)
  }

  /// The same for a node; nothing is cached for a node whose tree is not one of the index.
  package func fact<Fact: Sendable>(at node: Node, _ find: () -> Fact) -> Fact {
    guard let place = place(of: node) else { return find() }
    return fact(place << 1, find)
  }

  private func fact<Fact: Sendable>(_ question: Int, _ find: () -> Fact) -> Fact {
    memory.shared.value { Facts<Fact>() }.memory.answer(question, find)
  }

  /// A fact about all that has a name, by its symbol: what many declarations share is looked at once.
  package func fact<Fact: Sendable>(named name: Symbol, _ find: () -> Fact) -> Fact {
    memory.shared.value { NameFacts<Fact>() }.memory.answer(Int(name.rawValue), find)
  }
}

/// The facts of one type.
private final class Facts<Fact: Sendable>: Sendable {
  let memory = Memory<Int, Fact>()
}

/// The facts of one type about names.
private final class NameFacts<Fact: Sendable>: Sendable {
  let memory = Memory<Int, Fact>()
}

/// Values about a whole project, one for each type.
package final class SharedValues: Sendable {
  /// A slot for the value of each requested type, of which there are few.
  private let places = Mutex<[(type: ObjectIdentifier, place: SharedPlace)]>([])

  package init() {}

  /// The value of a type: the cached one, otherwise that of `make`.
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

/// The slot of a value about a whole project.
private final class SharedPlace: Sendable {
  let value = Mutex<(any Sendable)?>(nil)
}
