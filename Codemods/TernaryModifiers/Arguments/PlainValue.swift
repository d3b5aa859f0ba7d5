import CodemodKit
import ProjectIndex
import SwiftCST

/// Tells whether an argument may be evaluated where nobody asks for it: whether it neither traps nor calls
/// what may do something.
struct PlainValue {
  let index: ProjectIndex

  /// The first part of an expression that speaks against it, nil where none does.
  func obstacle(in expression: Node) -> String? {
    let part = expression.subtree.first { !isPlain($0) }
    return part?.shortText
  }

  private func isPlain(_ node: Node) -> Bool {
    switch node.kind {
    case .forceUnwrapExpr, .subscriptCallExpr, .tryExpr, .awaitExpr, .macroExpansionExpr: return false
    case .unresolvedAsExpr: return UnresolvedAsExprSyntax(node)?.questionOrExclamationMark?.text != "!"
    case .binaryOperatorExpr:
      return BinaryOperatorExprSyntax(node)?.operator.map { Self.operators.contains($0.text) } ?? false
    case .prefixOperatorExpr:
      return PrefixOperatorExprSyntax(node)?.operator.map { Self.prefixes.contains($0.text) } ?? false
    case .functionCallExpr: return FunctionCallExprSyntax(node)?.calledExpression.map(isPlainCallee) ?? false
    case .declReferenceExpr: return isPlainName(node)
    default: return true
    }
  }

  /// Whether a name can be evaluated without running code of the project, and is no optional that is
  /// unwrapped.
  private func isPlainName(_ node: Node) -> Bool {
    let access = MemberAccessExprSyntax(node.parent).flatMap { $0.declName?.node == node ? $0 : nil }
    let found = index.declarations(referencedBy: node)
    guard found.isEmpty else { return found.allSatisfy { isPlain(index[$0]) } }
    guard let access, access.node.callAsCallee == nil, let name = access.declName?.baseName else {
      return true
    }
    return index.declarations(named: name.name).allSatisfy { $0.parent == nil || isPlain($0) }
  }

  private func isPlain(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .variable else { return true }
    return declaration.isStored && !declaration.traits.contains(.lazy)
      && declaration.typeAnnotation?.kind != .implicitlyUnwrappedOptionalType
  }

  private static let prefixes: Set<String> = ["-", "+", "!", "~"]

  /// Operators of numbers that are defined for all of them, as far as lengths go, and those of conditions.
  private static let operators: Set<String> = [
    "+", "-", "*", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "??",
  ]

  /// What makes a value of SwiftUI from others: `CGFloat(…)`, `Color.red.opacity(…)`, `.degrees(…)`.
  private func isPlainCallee(_ callee: Node) -> Bool {
    if let name = DeclReferenceExprSyntax(callee)?.baseName?.name {
      return AppleTypes.traits(of: name).contains(.total) && index.isForeign(callee)
    }
    guard let access = MemberAccessExprSyntax(callee), let name = access.declName?.baseName?.name,
      index.declarations(named: name).isEmpty
    else { return false }
    return access.base == nil || Self.members.contains(name)
  }

  private static let members: Set<String> = ["opacity", "init"]
}
