package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a function runs repeatedly without a user action: when a value changes, a publisher sends or a
  /// timer fires, in a loop that waits, in an observer of a property, or when a framework calls it for each
  /// event. Calls by other functions are followed, ``bodyDepth`` levels deep.
  package func runsRepeatedly(_ function: Declaration) -> Bool {
    memory.repeatedFunctions.answer(function.id.order) {
      var visited: Set<DeclarationID> = []
      return runsRepeatedly(function, &visited)
    }
  }

  /// The same for code in a function or closure.
  package func runsRepeatedly(at node: Node) -> Bool {
    var visited: Set<DeclarationID> = []
    return isRepeated(node, &visited)
  }

  private func runsRepeatedly(_ function: Declaration, _ visited: inout Set<DeclarationID>) -> Bool {
    if let name = function.name, FrequentCallbacks.contain(name) { return true }
    guard function.kind == .function, visited.count < Self.functionsFollowed,
      visited.insert(function.id).inserted
    else { return false }
    for use in index.references(to: function.id).certain where use.expression.callAsCallee != nil {
      if isLookedAt(use.node), isRepeated(use.node, &visited) { return true }
    }
    return false
  }

  /// The maximum number of functions followed from one to its callers.
  private static var functionsFollowed: Int { 16 }

  private func isRepeated(_ call: Node, _ visited: inout Set<DeclarationID>) -> Bool {
    for around in call.ancestors {
      switch around.kind {
      case .closureExpr:
        if let taker = ClosureArgument(around)?.call.calledName, SwiftUIClosures.runsAgainAndAgain(taker) {
          return true
        }
      case .whileStmt: return true
      case .forStmt where ForStmtSyntax(around)?.awaitKeyword != nil: return true
      case .accessorDecl:
        let specifier = AccessorDeclSyntax(around)?.accessorSpecifier?.kind
        if specifier == .didSet || specifier == .willSet { return true }
      case .functionDecl:
        return index.declaration(at: around).map { runsRepeatedly($0, &visited) } ?? false
      default:
        if ProjectIndex.mayDeclare(around.kind), index.declaration(at: around)?.kind.isType == true {
          return false
        }
      }
    }
    return false
  }
}
