/// A name in a pattern that is bound to code: `$NAME` to one node, `$$$NAME` to any number of them.
package struct Metavariable: Hashable, Sendable {
  /// The name without its dollars; empty for `$_` and `$$$`, which bind nothing.
  package let name: String

  /// Whether it is bound to any number of nodes.
  package let isMany: Bool

  package init(_ name: String, isMany: Bool) {
    self.name = name
    self.isMany = isMany
  }

  /// Whether its match isn't bound.
  package var isAnonymous: Bool { name.isEmpty }

  /// The name as it is written.
  package var spelling: String {
    isMany ? "$$$\(name)" : "$\(name.isEmpty ? "_" : name)"
  }
}
