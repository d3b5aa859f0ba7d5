/// All that is shown, and what has to be evaluated again.
final class Graph: @unchecked Sendable {
  /// The view whose body runs.
  nonisolated(unsafe) static var evaluating: Node?

  var dirty: [Node] = []
  var showsBodies = false
  private var pending: [@MainActor () -> Void] = []
  private(set) var root: Node?

  @MainActor func show(_ view: any View) {
    let node = Node(Part(key: 0, view: view), in: EnvironmentValues(), depth: 0, graph: self)
    root = node
    node.evaluate()
  }

  func afterUpdate(_ action: @escaping @MainActor () -> Void) { pending.append(action) }

  func note(_ text: String) {
    if showsBodies { print("  ~ \(text)") }
  }

  /// Evaluates what has changed, parents before children, and runs what waited for that, until nothing is
  /// left.
  @MainActor func update() {
    for _ in 0..<100 {
      while !dirty.isEmpty {
        let nodes = dirty.sorted { $0.depth < $1.depth }
        dirty = []
        for node in nodes where node.isDirty && !node.isGone { node.evaluate() }
      }
      guard !pending.isEmpty else { return }
      let actions = pending
      pending = []
      for action in actions { action() }
    }
    print("  ! the views never come to rest")
  }
}
