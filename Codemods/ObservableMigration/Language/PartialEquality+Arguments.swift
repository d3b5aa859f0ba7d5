import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Values of a parameter of a generic class: the uses of the class determine their type.
extension PartialEquality {
  /// What a comparison ignores if a class is used with a type for an equatable parameter, and a property
  /// contains values of the parameter: `Store<State: Equatable>`.
  func omission(inArgumentsOf property: Declaration, _ seen: inout Set<TypeID>) -> Omission? {
    guard let written = property.typeAnnotation, let owner = property.parent.map({ index[$0] }) else {
      return nil
    }
    for name in written.subtree where name.kind == .identifierType {
      guard case .parameter(let parameter) = index.resolve(name), isEquatable(parameter: parameter),
        let position = parameter.parent?.children.prefix(while: { $0 != parameter }).count
      else { continue }
      for use in index.references(to: owner.id).all {
        if let found = omission(inArgument: position, of: use, name.text, &seen) { return found }
      }
    }
    return nil
  }

  private func isEquatable(parameter: Node) -> Bool {
    GenericConstraints(on: parameter, index).types.contains { constraint in
      switch constraint {
      case .known(let type): isEquatable(type)
      case .foreign(let name): ["Equatable", "Hashable", "Comparable"].contains(name)
      default: false
      }
    }
  }

  /// What the comparison of a generic argument ignores, if the argument is explicit or determined by the
  /// arguments of an initializer.
  private func omission(
    inArgument position: Int, of use: Use, _ parameter: String, _ seen: inout Set<TypeID>
  ) -> Omission? {
    if let arguments = use.genericArguments {
      return arguments.indices.contains(position) ? omission(in: arguments[position], &seen) : nil
    }
    guard let call = FunctionCallExprSyntax(use.expression.parent), call.calledExpression == use.expression
    else { return nil }
    let values = call.argumentValues + call.trailingClosures
    let types = values.map(index.typeOfExpression)
    for case .instance(.known(let type), _) in types {
      if let found = omission(of: type, &seen) { return found }
    }
    // If one argument is known, the generic argument is assumed to be about it.
    let hasKnownType = types.contains { type in
      if case .instance(.known, _) = type { return true }
      return false
    }
    let hasUnknownType = zip(values, types).contains { value, type in
      type == .unknown && !Self.literals.contains(value.kind)
    }
    guard !hasKnownType, hasUnknownType else { return nil }
    return Omission(type: parameter, part: nil)
  }

  private static let literals: Set<SyntaxKind> = [
    .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
    .keyPathExpr,
  ]
}

extension Use {
  /// The explicit generic arguments after it.
  var genericArguments: [Node]? {
    let clause =
      IdentifierTypeSyntax(node)?.genericArgumentClause ?? MemberTypeSyntax(node)?.genericArgumentClause
      ?? GenericSpecializationExprSyntax(expression.parent)?.genericArgumentClause
    return clause?.arguments?.children.compactMap { GenericArgumentSyntax($0)?.argument }
  }
}
