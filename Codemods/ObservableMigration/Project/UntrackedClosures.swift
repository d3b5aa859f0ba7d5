import CodemodKit
import ProjectIndex
import SwiftCST

/// The closures of a project that SwiftUI runs when it draws or lays out.
struct UntrackedClosures: Sendable {
  /// One closure, with the functions of its type that it names.
  struct Closure: Sendable {
    /// What it is given to.
    let name: String
    let codes: [Node]
  }

  private var closures: [TypeID: [Closure]] = [:]

  init(_ index: ProjectIndex) {
    for name in ["Canvas", "alignmentGuide"] {
      for use in index.uses(of: name) {
        guard let call = FunctionCallExprSyntax(use.expression.parent),
          call.calledExpression == use.expression,
          let owner = index.enclosingType(of: use.node)
        else { continue }
        let given = call.trailingClosures.prefix(1) + call.argumentValues.filter { $0.kind == .closureExpr }
        for closure in given {
          let called = index.declarations(referencedIn: closure).sorted(on: \.order).map { index[$0] }
          let own = called.filter { $0.kind == .function && index.type(of: $0.id) == owner }
          closures[owner, default: []].append(Closure(name: name, codes: [closure] + own.map(\.node)))
        }
      }
    }
  }

  /// Those in the members of a type.
  func inside(_ type: TypeID) -> [Closure] { closures[type] ?? [] }
}
