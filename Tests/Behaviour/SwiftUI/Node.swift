import Combine

/// A view in the tree of what is shown, by its structural identity.
final class Node: @unchecked Sendable {
  unowned let graph: Graph
  let depth: Int
  let key: AnyHashable
  var view: any View
  var environment: EnvironmentValues
  /// What lives as long as the identity does, by the place of the property that it belongs to.
  var stored: [Int: Any] = [:]
  /// What was read from the environment, and how to read it again.
  var environmentReads: [(last: Any?, read: (EnvironmentValues) -> Any?)] = []
  var parts = Parts()
  var children: [Node] = []
  private(set) var isDirty = false
  private(set) var isGone = false
  /// Counts evaluations, so that a change that an older one waits for is not taken for one of the newest.
  private var evaluation = 0

  init(_ part: Part, in environment: EnvironmentValues, depth: Int, graph: Graph) {
    self.graph = graph
    self.depth = depth
    key = part.key
    view = part.view
    self.environment = environment
  }

  /// Has the view evaluated at the next update.
  func invalidate() {
    guard !isDirty, !isGone else { return }
    isDirty = true
    graph.dirty.append(self)
  }

  @MainActor func evaluate() {
    isDirty = false
    evaluation += 1
    environmentReads = []
    let current = evaluation
    let outer = Graph.evaluating
    Graph.evaluating = self
    parts = withObservationTracking {
      makeParts(view)
    } onChange: { [weak self] in
      // The new value is not stored yet, so that nothing is evaluated here.
      guard let self, self.evaluation == current else { return }
      self.invalidate()
    }
    Graph.evaluating = outer
    replaceChildren()
  }

  @MainActor private func makeParts<V: View>(_ view: V) -> Parts {
    var view = view
    install(&view, in: self)
    if let primitive = view as? any Primitive { return primitive.parts(of: self) }
    graph.note("body \(V.self)")
    return Parts(children: [Part(key: 0, view: view.body)])
  }

  /// Takes what the parent now makes of this place.
  @MainActor func accept(_ newView: any View, _ newEnvironment: EnvironmentValues) {
    let isSameView = same(view, newView)
    let isSameEnvironment = environment.isSame(as: newEnvironment)
    view = newView
    environment = newEnvironment
    if !isSameView || isDirty
      || environmentReads.contains(where: { !sameOptional($0.last, $0.read(environment)) })
    {
      evaluate()
    } else if !isSameEnvironment {
      for (child, part) in zip(children, parts.children) { child.accept(part.view, environment(of: part)) }
    }
  }

  @MainActor private func environment(of part: Part) -> EnvironmentValues {
    var values = environment
    parts.environment(&values)
    return values
  }

  @MainActor private func replaceChildren() {
    var old = Dictionary(children.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    children = parts.children.map { part in
      if let known = old[part.key], type(of: known.view) == type(of: part.view) {
        old[part.key] = nil
        known.accept(part.view, environment(of: part))
        return known
      }
      let child = Node(part, in: environment(of: part), depth: depth + 1, graph: graph)
      child.evaluate()
      child.parts.appeared.map(graph.afterUpdate)
      return child
    }
    for gone in old.values.sorted(by: { "\($0.key)" < "\($1.key)" }) { gone.remove() }
  }

  @MainActor func remove() {
    isGone = true
    for child in children { child.remove() }
    parts.disappeared.map(graph.afterUpdate)
    // What the identity kept goes when the update is over.
    let kept = stored
    graph.afterUpdate { withExtendedLifetime(kept) {} }
    stored = [:]
  }
}

private func sameOptional(_ a: Any?, _ b: Any?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return same(a, b)
}
