import ProjectIndex
import SwiftCST

extension Declaration {
  /// Whether it is a function that may wait.
  var isAsync: Bool { FunctionDeclSyntax(node)?.signature?.effectSpecifiers?.asyncSpecifier != nil }

  /// Whether it is a function whose result may be shown: what gives nothing, or has to be waited for, is no
  /// part of a view.
  var returnsValue: Bool {
    kind == .function && !isAsync && !["", "Void", "()"].contains(resultType?.text ?? "")
  }

  /// Whether it works out a value of an object, as a computed property or a function.
  var computesValue: Bool {
    !isStatic && (kind == .variable ? !isStored : returnsValue)
  }

  /// Whether it holds a function, which may read whatever it likes.
  var isClosure: Bool {
    initialValue?.kind == .closureExpr
      || typeAnnotation.map { TypeShape($0).core.kind == .functionType } ?? false
  }

  /// Whether it is written to hold a function that gives nothing, which is no part of a view.
  var holdsProcedure: Bool {
    let type = FunctionTypeSyntax(typeAnnotation.map { TypeShape($0).core })
    return type.map { ["Void", "()"].contains($0.returnClause?.type?.text) } ?? false
  }

  /// Whether its type is written as that of a key path.
  var holdsPath: Bool {
    typeAnnotation?.tokenIndices.contains { node.tree.token(at: $0).text.hasSuffix("KeyPath") } ?? false
  }

  /// The code that works out its value.
  var code: Node? { getterStatements ?? body?.node }

  /// Whether only its type, or its file, can name it.
  var isPrivate: Bool { !traits.isDisjoint(with: [.private, .fileprivate]) }

  /// Whether its type is written as an optional.
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

  /// Whether code in some types names a member of the object itself: `x` or `self.x`.
  func isOwn(_ use: Use, _ member: DeclarationID, in types: Set<TypeID>) -> Bool {
    switch use.role {
    case .reference: lookUp(use.token.name, at: use.node).declarations.contains(member)
    case .member(let base?):
      base.tokenIndices.count == 1 && base.text == "self"
        && enclosingType(of: use.node).map(types.contains) == true
    default: false
    }
  }

  /// The type of the project that wraps a variable.
  func wrapper(of variable: Declaration) -> TypeID? {
    variable.attributes.firstNonNil { $0.typeName.flatMap { resolve($0).known } }
  }

  /// Whether a file may be compiled in Swift 6 mode; without any setting it may.
  func mayBeSwift6(at node: Node) -> Bool { buildSettings(at: node).languageMode.map { $0 >= 6 } ?? true }

  /// Whether objects of a type can be sent to other actors: it is on one, or says so.
  func isSendable(_ type: TypeID) -> Bool {
    isolation(ofType: type) == .mainActor || conformance(of: type, toForeign: "Sendable") != nil
  }
}
