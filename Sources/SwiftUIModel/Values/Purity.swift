package import ProjectIndex
package import SwiftCST

/// What a value is made of that is only computed.
package struct PureValue: Sendable {
  /// The stored properties and variables that are read, each once.
  package internal(set) var inputs: [DeclarationID] = []

  /// The first name that is read of which SwiftUI doesn't see changes: a property of a class that is neither
  /// `@Published` nor tracked by `@Observable`. Nil where all is tracked: properties of views with their
  /// wrappers, values, constants.
  package internal(set) var untracked: Node?

  /// Whether SwiftUI sees each change of what is read. For a `@Published` property that is so where the view
  /// observes the object: see to the property that holds it.
  package var isTracked: Bool { untracked == nil }

  mutating func add(_ other: PureValue) {
    for input in other.inputs where !inputs.contains(input) { inputs.append(input) }
    untracked = untracked ?? other.untracked
  }
}

extension SwiftUIModel {
  /// Whether a computed property or function does nothing but make a value of what it reads: no change of
  /// anything but its own locals, no value that is another each time, no `await`, nothing of which it isn't
  /// known. ``Fact/unknown(_:)`` holds the first node that rules out it; the answer is never
  /// ``Fact/no``. The project's own getters, functions and memberwise initializers are looked into, three
  /// deep.
  package func purity(of declaration: DeclarationID) -> Fact<PureValue> { purity(of: declaration, depth: 0) }

  /// The same for an expression, which may read the locals around it.
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
