package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a function runs repeatedly without a user action: when a value changes, a publisher sends or a
  /// timer fires, in a loop that waits, in an observer of a property, or when a framework calls it for each
  /// event. A closure that is assigned to a property runs where the property is called. Calls by other
  /// functions are followed.
  package func runsRepeatedly(_ function: Declaration) -> Bool {
    memory.repeatedFunctions.answer(function.id.order) {
      var path = CallPath()
      return runsRepeatedly(function, &path)
    }
  }

  /// The same for code in a function or closure.
  ///
  /// - Parameter asksObserved: Whether an observer of a property counts only if the property changes
  ///   repeatedly.
  /// - Parameter asksEvents: Whether only events count, not what follows a change of a value: neither observers
  ///   of properties nor functions that `onChange` calls.
  package func runsRepeatedly(at node: Node, asksObserved: Bool = false, asksEvents: Bool = false) -> Bool {
    var path = CallPath(asksObserved: asksObserved, asksEvents: asksEvents)
    return isRepeated(node, &path)
  }

  /// The declarations followed from a piece of code to its callers.
  private struct CallPath {
    var visited: Set<DeclarationID> = []
    var asksObserved = false
    var asksEvents = false

    /// Whether to follow a declaration: it is new, and not too many were followed.
    mutating func follows(_ declaration: Declaration) -> Bool {
      visited.count < 16 && visited.insert(declaration.id).inserted
    }
  }

  private func runsRepeatedly(_ function: Declaration, _ path: inout CallPath) -> Bool {
    if let name = function.name, FrequentCallbacks.contain(name) { return true }
    guard function.kind == .function, path.follows(function) else { return false }
    for use in index.references(to: function.id).certain where use.expression.callAsCallee != nil {
      if isLookedAt(use.node), isRepeated(use.node, &path) { return true }
    }
    return false
  }

  private func isRepeated(_ call: Node, _ path: inout CallPath) -> Bool {
    for around in call.ancestors {
      switch around.kind {
      case .closureExpr:
        if let taker = ClosureArgument(around)?.call.calledName, SwiftUIClosures.runsAgainAndAgain(taker) {
          return taker != "onChange" || !path.asksEvents || path.visited.isEmpty
        }
        if let property = property(keeping: around) { return isCalledRepeatedly(property, &path) }
      case .whileStmt: return true
      case .forStmt where ForStmtSyntax(around)?.awaitKeyword != nil: return true
      case .accessorDecl:
        let specifier = AccessorDeclSyntax(around)?.accessorSpecifier?.kind
        guard specifier == .didSet || specifier == .willSet else { continue }
        guard !path.asksEvents else { return false }
        guard path.asksObserved else { return true }
        return index.enclosingDeclaration(of: around).map { isChangedRepeatedly($0, &path) } ?? false
      case .functionDecl:
        return index.declaration(at: around).map { runsRepeatedly($0, &path) } ?? false
      default:
        if ProjectIndex.mayDeclare(around.kind), index.declaration(at: around)?.kind.isType == true {
          return false
        }
      }
    }
    return false
  }

  /// The property to which a closure is assigned: `stream.onMessage = { … }`.
  private func property(keeping closure: Node) -> Declaration? {
    guard let list = closure.parent, list.kind == .exprList, case let parts = Array(list.children),
      parts.count == 3, parts[1].kind == .assignmentExpr, parts[2] == closure,
      case let name = MemberAccessExprSyntax(parts[0])?.declName?.node ?? parts[0],
      let id = index.declarations(referencedBy: name).only, index[id].isStored
    else { return nil }
    return index[id]
  }

  private func isCalledRepeatedly(_ property: Declaration, _ path: inout CallPath) -> Bool {
    guard path.follows(property) else { return false }
    for use in index.references(to: property.id).certain {
      let chained = use.expression.parent
      let called = chained?.kind == .optionalChainingExpr ? chained : use.expression
      guard called?.callAsCallee != nil, isLookedAt(use.node) else { continue }
      if isRepeated(use.node, &path) { return true }
    }
    return false
  }

  private func isChangedRepeatedly(_ property: Declaration, _ path: inout CallPath) -> Bool {
    guard path.follows(property) else { return false }
    for use in uses(of: property) where isLookedAt(use.node) {
      let called = MemberAccessExprSyntax(use.expression.parent)?.node.callAsCallee?.node
      guard change(at: use.expression) ?? called.flatMap({ change(at: $0) }) != nil else { continue }
      if isRepeated(use.node, &path) { return true }
    }
    return false
  }
}
