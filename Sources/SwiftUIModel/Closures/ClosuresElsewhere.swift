package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a function is only called in closures that neither SwiftUI nor an action of the user runs, such
  /// as the event handlers of a dispatch source: they may run on any thread.
  package func isOnlyCalledElsewhere(_ function: Declaration) -> Bool {
    guard function.kind == .function else { return false }
    let references = index.references(to: function.id)
    return references.possible.isEmpty && !references.certain.isEmpty
      && references.certain.allSatisfy { runsElsewhere($0.node) }
  }

  private func runsElsewhere(_ code: Node) -> Bool {
    code.ancestors.prefix { index.declaration(at: $0) == nil }.contains { around in
      guard around.kind == .closureExpr else { return false }
      let role = role(of: around)
      return !role.isBodyCode && role != .action
    }
  }
}
