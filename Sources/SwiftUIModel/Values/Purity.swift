package import ProjectIndex
package import SwiftCST

/// The inputs of a value that is only computed.
package struct PureValue: Sendable {
  /// The stored properties and variables that are read, each once.
  package internal(set) var inputs: [DeclarationID] = []

  /// The first name read whose changes SwiftUI doesn't detect: a property of a class that is neither
  /// `@Published` nor tracked by `@Observable`. Nil if everything is tracked: properties of views with their
  /// wrappers, values, constants.
  package internal(set) var untracked: Node?

  /// Whether SwiftUI detects each change of what is read. For a `@Published` property, this requires that the
  /// view observes the object: check the property that contains it.
  package var isTracked: Bool { untracked == nil }

  mutating func add(_ other: PureValue) {
    for input in other.inputs where !inputs.contains(input) { inputs.append(input) }
    untracked = untracked ?? other.untracked
  }
}

extension SwiftUIModel {
  /// Whether a computed property or function only computes a value from what it reads: it changes only its
  /// own local variables, uses no value that differs each time, no `await`, and no unknown code.
  /// ``Fact/unknown(_:)`` contains the first node that prevents it; the result is never ``Fact/no``. The
  /// project's own getters, functions and memberwise initializers are analyzed, three levels deep.
  package func purity(of declaration: DeclarationID) -> Fact<PureValue> { purity(of: declaration, depth: 0) }

  /// The same for an expression, which may read the local variables around it.
  package func purity(ofExpression expression: Node) -> Fact<PureValue> {
    var code = PureCode(expression, self, depth: 0)
    return code.read()
  }

  func purity(of id: DeclarationID, depth: Int) -> Fact<PureValue> {
    guard depth <= 3 else { return .unknown(index[id].node) }
    return memory.purities.answer(id.order << 2 | depth) {
      let declaration = index[id]
      guard !declaration.hasSetter, BodyReach.isHelper(declaration),
        let body = BodyReach.code(of: declaration).first
      else { return .unknown(declaration.node) }
      var code = PureCode(body, self, depth: depth)
      return code.read()
    }
  }
}
