import ProjectIndex
import SwiftCST

extension Declaration {
  /// Whether it is an async function.
  var isAsync: Bool { FunctionDeclSyntax(node)?.signature?.effectSpecifiers?.asyncSpecifier != nil }

  /// Whether it is a function whose result may be displayed: a function without a result, or an async one, is
  /// not part of a view.
  var returnsValue: Bool {
    kind == .function && !isAsync && !["", "Void", "()"].contains(resultType?.text ?? "")
  }

  /// Whether it computes a value of an object, as a computed property or a function.
  var computesValue: Bool {
    !isStatic && (kind == .variable ? !isStored : returnsValue)
  }

  /// Whether it is declared to contain a function without a result, which is not part of a view.
  var holdsProcedure: Bool {
    let type = FunctionTypeSyntax(typeAnnotation.map { TypeShape($0).core })
    return type.map { ["Void", "()"].contains($0.returnClause?.type?.text) } ?? false
  }

  /// Whether it is declared with a key path type.
  var holdsPath: Bool {
    typeAnnotation?.tokenIndices.contains { node.tree.token(at: $0).text.hasSuffix("KeyPath") } ?? false
  }

  /// The code that computes its value.
  var code: Node? { getterStatements ?? body?.node }

  /// Whether it is accessible only in its type or file.
  var isPrivate: Bool { !traits.isDisjoint(with: [.private, .fileprivate]) }

  /// Whether it is declared with an optional type.
  var isOptional: Bool { typeAnnotation.map { TypeShape($0).optionalDepth > 0 } ?? false }
}

extension ProjectIndex {
  /// Whether a member is a stored property of instances, in the class itself.
  func isInstanceStorage(_ member: Declaration) -> Bool {
    guard member.kind == .variable, !member.isStatic, member.isStored, let parent = member.parent else {
      return false
    }
    return self[parent].kind == .class
  }

  /// Whether code in some types refers to a member of the object itself: `x` or `self.x`.
  func isOwn(_ use: Use, _ member: DeclarationID, in types: Set<TypeID>) -> Bool {
    switch use.role {
    case .reference: lookUp(use.token.name, at: use.node).declarations.contains(member)
    case .member(let base?):
      base.isSelf && enclosingType(of: use.node).map(types.contains) == true
    default: false
    }
  }

  /// The project type that wraps a variable.
  func wrapper(of variable: Declaration) -> TypeID? {
    variable.attributes.firstNonNil { $0.typeName.flatMap { resolve($0).known } }
  }

  /// Whether a file may be compiled in Swift 6 mode; true without any setting.
  func mayBeSwift6(at node: Node) -> Bool { buildSettings(at: node).languageMode.map { $0 >= 6 } ?? true }

  /// Whether objects of a type can be sent to other actors: it is on an actor, or conforms to `Sendable`.
  func isSendable(_ type: TypeID) -> Bool {
    isolation(ofType: type) == .mainActor || conformance(of: type, toForeign: "Sendable") != nil
  }
}
