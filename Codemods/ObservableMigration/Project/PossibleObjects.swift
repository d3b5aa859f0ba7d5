import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines whether an expression of unknown type may be an object of a family: a name that the project
/// doesn't declare can't be, and a member is whatever the members with its name are.
struct PossibleObjects {
  private let family: Family

  private var index: ProjectIndex { family.index }

  init(_ family: Family) { self.family = family }

  func mayBeOurs(_ expression: Node) -> Bool {
    switch expression.kind {
    case .forceUnwrapExpr, .optionalChainingExpr, .tryExpr, .awaitExpr:
      return expression.children.contains(where: mayBeOurs)
    case .memberAccessExpr:
      guard let name = MemberAccessExprSyntax(expression)?.declName?.baseName?.name else { return true }
      return Self.parts.contains(name) || mayBeOurs(membersNamed: name)
    case .declReferenceExpr:
      guard case .unknown = index.lookUp(expression) else { return true }
      // It may be a member of a type that isn't known as a whole: one of two of that name, or of another
      // module.
      return expression.text.hasPrefix("$") || mayBeOurs(membersNamed: expression.text)
    default: return true
    }
  }

  /// Members of external values, such as collections, that return their contents.
  private static let parts = Set(
    words: "first last value values key element wrappedValue object model rootView content item view")

  private func mayBeOurs(membersNamed name: String) -> Bool {
    index.declarations(named: name).contains { declaration in
      switch declaration.kind {
      case .variable: mayBeOurs(index.typeOfVariable(declaration.id))
      case .enumCase: false
      default: true
      }
    }
  }

  private func mayBeOurs(_ type: ExpressionType) -> Bool {
    switch type {
    case .instance(.known(let type), _):
      family.contains(type) || index.supertypes(of: type).contains(where: family.contains)
        || index[type].kind == .protocol || !family.all.isDisjoint(with: index.subtypes(of: type))
    case .instance(.foreign(let name), _): ["ObservableObject", "AnyObject", "Any"].contains(name)
    case .metatype: false
    default: true
    }
  }
}
