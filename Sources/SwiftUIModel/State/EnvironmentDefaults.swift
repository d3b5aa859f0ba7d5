import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether the first read of one of the project's own environment keys may have a side effect: its default
  /// value is created then, and the initializer of an object may do anything. False if other code also reads
  /// the key.
  ///
  /// - Parameter path: The key path that reads it, `\\.name`.
  package func mayStartWork(environmentKey name: String, readBy path: Node) -> Bool {
    guard let symbol = index.symbol(name) else { return false }
    let keys = index.fact(named: symbol) { DeclaredKeys(named: symbol, index) }.all.map { index[$0] }
    guard !keys.isEmpty else { return false }
    let isReadElsewhere = index.uses(of: name).contains { $0.role == .keyPath && !path.contains($0.node) }
    return !isReadElsewhere && !keys.allSatisfy { key in defaultValue(of: key).map { isInert($0) } ?? false }
  }

  /// `Startup()` in `@Entry var startup = Startup()`, or in the type whose value the getter returns.
  private func defaultValue(of key: Declaration) -> Node? {
    if key.attribute("Entry") != nil { return key.initialValue ?? key.typeAnnotation }
    let holders = key.getterStatements?.subtree.compactMap { node -> TypeID? in
      guard let access = MemberAccessExprSyntax(node), access.declName?.baseName?.kind == .`self`,
        case .metatype(.known(let type))? = access.base.map(index.typeOfExpression)
      else { return nil }
      return type
    }
    guard let holder = holders?.only, let value = index.ownMembers(named: "defaultValue", of: holder).only
    else {
      return nil
    }
    return value.initialValue ?? value.getterStatements ?? value.typeAnnotation
  }

  /// Whether code only creates a value: no object of the project, and no structure with an explicit
  /// initializer.
  private func isInert(_ code: Node, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    return code.subtree.allSatisfy { node in
      switch node.kind {
      case .functionCallExpr:
        guard let callee = FunctionCallExprSyntax(node)?.calledExpression else { return false }
        if case .metatype(.known(let type)) = index.typeOfExpression(callee) {
          return isInert(type, depth + 1)
        }
        return index.callables(called: callee).isEmpty
      case .declReferenceExpr:
        return declarations(referencedBy: node).allSatisfy { id in
          guard index[id].isStatic, index[id].isStored else { return index[id].kind != .function }
          return index[id].initialValue.map { isInert($0, depth: depth + 1) } ?? true
        }
      default: return true
      }
    }
  }

  private func isInert(_ type: TypeID, _ depth: Int) -> Bool {
    guard index[type].kind == .struct || index[type].kind == .enum,
      index.ownMembers(named: "init", of: type).isEmpty
    else { return false }
    return index.members(of: type).allSatisfy { member in
      !member.isStored || member.isStatic || member.initialValue.map { isInert($0, depth: depth + 1) } ?? true
    }
  }
}

/// The properties of a name that the project adds to the values of the environment.
private struct DeclaredKeys: Sendable {
  let all: [DeclarationID]

  init(named symbol: Symbol, _ index: ProjectIndex) {
    all = index.declarations(named: symbol).filter { key in
      key.kind == .variable && key.parent.map { index[$0].name == "EnvironmentValues" } == true
    }.map(\.id)
  }
}
