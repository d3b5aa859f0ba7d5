import CodemodKit
import ProjectIndex
import SwiftCST

/// What runs or is read without being named where it is: members of what has no known type, values that are called
/// or described, key paths, subscripts, and members that a type answers without declaring them.
extension CodeReading {
  /// What a member may be that was not found in the type of its base.
  mutating func collect(untold name: String, _ access: MemberAccessExprSyntax) {
    guard let base = access.base else {
      if let member = names.candidates(name).ofType { calls.append(member) }
      return
    }
    let candidates = names.candidates(name)
    calls += candidates.added
    guard isUntold(index.typeOfExpression(base)) else { return }
    for member in candidates.required { collect(index[member], at: access.node) }
    guard !access.node.isCalled else { return }
    reads += candidates.stored.map { Read(node: access.node, variable: $0, isGuess: true) }
  }

  private func isUntold(_ type: ExpressionType) -> Bool {
    switch type {
    case .unknown, .instance(.unknown, _), .instance(.parameter, _), .instance(.ambiguous, _): true
    default: false
    }
  }

  /// `callAsFunction` of a value that is called.
  mutating func collect(calledValue callee: Node) {
    guard callee.isPlainName, case let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee,
      names.candidates(name.text).hasVariable,
      case .instance(.known(let type), _) = index.typeOfExpression(callee)
    else { return }
    calls += index.members(named: "callAsFunction", of: type).map(\.id)
  }

  /// The description of a value that becomes a text.
  mutating func collect(described value: Node) {
    guard value.isPlainName || value.kind == .functionCallExpr,
      case .instance(.known(let type), _) = index.typeOfExpression(value)
    else { return }
    calls += index.members(named: "description", of: type).map(\.id)
  }

  /// What a key path leads to. Of which class it is stays open: that of the object, if it has such members.
  mutating func collect(keyPath node: Node) {
    guard let components = KeyPathExprSyntax(node)?.components else { return }
    for component in components.subtree where component.kind == .keyPathPropertyComponent {
      for member in index.declarations(named: component.firstToken.name) where member.kind == .variable {
        guard !member.traits.contains(.let), let owner = index.type(of: member.id),
          index[owner].kind == .class
        else { continue }
        reads.append(Read(node: node, variable: member.id, isGuess: true))
      }
    }
  }

  /// What the subscripts of a type read; `object[keyPath: path]` reads whatever key paths lead to.
  mutating func collect(subscript node: Node) {
    guard let call = SubscriptCallExprSyntax(node), let base = call.calledExpression else { return }
    if let argument = LabeledExprSyntax(call.arguments?.children.first), argument.label?.text == "keyPath" {
      if argument.expression?.kind != .keyPathExpr {
        reads.append(Read(node: node, variable: nil, followsPath: true))
      }
    } else if base.isPlainName {
      calls += subscripts(of: index.typeOfExpression(base)).map(\.id)
    }
  }

  /// What a type with `@dynamicMemberLookup` reads for a member that it doesn't declare.
  mutating func collect(dynamicMember node: Node) {
    guard let access = MemberAccessExprSyntax(node), let base = access.base, base.isPlainName,
      let name = access.declName?.baseName?.name, case let type = index.typeOfExpression(base)
    else { return }
    calls += subscripts(of: type, unlessNamed: name).map(\.id)
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
