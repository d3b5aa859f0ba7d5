import ProjectIndex
import SwiftCST

/// What is read without being named where it is read: through key paths, subscripts, and members that a type
/// answers without declaring them.
extension EvaluatedCode {
  /// What a key path leads to. Of which class it is stays open: that of the object, if it has such members.
  func collect(keyPath node: Node, _ code: inout Code) {
    guard let components = KeyPathExprSyntax(node)?.components else { return }
    for component in components.subtree where component.kind == .keyPathPropertyComponent {
      for member in index.declarations(named: component.firstToken.name) where member.kind == .variable {
        guard !member.traits.contains(.let), let owner = index.type(of: member.id),
          index[owner].kind == .class
        else { continue }
        code.reads.append(Read(node: node, variable: member.id, isGuess: true))
      }
    }
  }

  /// What the subscripts of a type read; `object[keyPath: path]` reads whatever key paths lead to.
  func collect(subscript node: Node, _ code: inout Code) {
    guard let call = SubscriptCallExprSyntax(node), let base = call.calledExpression else { return }
    if let argument = LabeledExprSyntax(call.arguments?.children.first), argument.label?.text == "keyPath" {
      if argument.expression?.kind != .keyPathExpr {
        code.reads.append(Read(node: node, variable: nil, followsPath: true))
      }
    } else if Self.isPlain(base) {
      code.calls += subscripts(of: index.typeOfExpression(base)).map(\.id)
    }
  }

  /// What a type with `@dynamicMemberLookup` reads for a member that it doesn't declare.
  func collect(dynamicMember node: Node, _ code: inout Code) {
    guard let access = MemberAccessExprSyntax(node), let base = access.base, Self.isPlain(base),
      let name = access.declName?.baseName?.name, case let type = index.typeOfExpression(base)
    else { return }
    code.calls += subscripts(of: type, unlessNamed: name).map(\.id)
  }

  private func subscripts(of type: ExpressionType, unlessNamed name: String? = nil) -> [Declaration] {
    switch type {
    case .instance(.known(let type), _), .metatype(.known(let type)):
      if let name, !index.members(named: name, of: type).isEmpty { return [] }
      let all = ([type] + index.superclasses(of: type)).flatMap(index.members(of:))
      return all.filter { member in
        member.kind == .subscript
          && (name == nil || member.parameters.contains { $0.label == "dynamicMember" })
      }
    default: return []
    }
  }
}
