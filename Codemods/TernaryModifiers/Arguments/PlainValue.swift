import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines whether an argument may be evaluated unnecessarily: whether it neither traps nor calls anything
/// that may have side effects.
struct PlainValue: ValueQuestion {
  let index: ProjectIndex

  func obstacle(inOther expression: Node) -> Node? {
    switch expression.kind {
    case .keyPathExpr: nil
    case .unresolvedAsExpr:
      UnresolvedAsExprSyntax(expression)?.questionOrExclamationMark?.text == "!" ? expression : nil
    case .unresolvedIsExpr: nil
    case .optionalChainingExpr: obstacle(inPartsOf: expression)
    case .declReferenceExpr: isPlainName(expression) ? nil : expression
    case .memberAccessExpr: obstacle(in: MemberAccessExprSyntax(unchecked: expression))
    case .functionCallExpr: obstacle(in: FunctionCallExprSyntax(unchecked: expression))
    default: expression
    }
  }

  /// Operators on numbers are defined for all of them, as far as lengths are concerned, except these.
  func mayDoMore(_ part: Node) -> Bool { ["/", "%", "...", "..<"].contains(part.text) }

  private func obstacle(in access: MemberAccessExprSyntax) -> Node? {
    if let part = access.base.flatMap({ obstacle(in: $0) }) { return part }
    guard let name = access.declName?.node else { return access.node }
    return isPlainName(name) ? nil : name
  }

  private func obstacle(in call: FunctionCallExprSyntax) -> Node? {
    guard let callee = call.calledExpression, isPlainCallee(callee), call.trailingClosure == nil else {
      return call.node
    }
    return MemberAccessExprSyntax(callee)?.base.flatMap { obstacle(in: $0) }
      ?? call.arguments.flatMap { obstacle(inPartsOf: $0) }
  }

  /// Whether a name can be evaluated without running code of the project, and is not an implicitly unwrapped
  /// optional.
  private func isPlainName(_ node: Node) -> Bool {
    let access = MemberAccessExprSyntax(node.parent).flatMap { $0.declName?.node == node ? $0 : nil }
    let found = index.declarations(referencedBy: node)
    guard found.isEmpty else { return found.allSatisfy { isPlain(index[$0]) } }
    guard let access, access.node.callAsCallee == nil, let name = access.declName?.baseName else {
      return true
    }
    // `.container` can't mean a member of an instance.
    let isImplicit = access.base == nil
    return index.declarations(named: name.name).allSatisfy { member in
      member.parent == nil || isPlain(member) || isImplicit && member.kind == .variable && !member.isStatic
    }
  }

  private func isPlain(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .variable else { return true }
    return declaration.isStored && !declaration.traits.contains(.lazy)
      && declaration.typeAnnotation?.kind != .implicitlyUnwrappedOptionalType
  }

  /// Calls that create a SwiftUI value from others: `CGFloat(…)`, `Color.red.opacity(…)`, `.degrees(…)`.
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
