import CodemodKit
import ProjectIndex
import SwiftCST

/// The uses of member names, by the types that they may belong to: each declaration checks only its own uses,
/// however many types have members of the name.
final class UsesElsewhere: Sendable {
  private let index: ProjectIndex
  private let byName = Memory<String, ByType<Use>>()

  init(_ index: ProjectIndex) { self.index = index }

  /// The uses of a name that may refer to a member of a type.
  func uses(of name: String, memberOf type: TypeID) -> [Use] {
    places(of: name).concerning([type])
  }

  private func places(of name: String) -> ByType<Use> {
    byName.answer(name) {
      let uses = index.uses(of: name).filter { $0.node.kind == .declReferenceExpr }
      return ByType(uses, concern: concern)
    }
  }

  private func concern(_ use: Use) -> Concern {
    guard case .member(let base) = use.role else {
      return Concern(types: index.enclosingTypes(of: use.node).flatMap(withSupertypes))
    }
    switch base.map(index.typeOfExpression) {
    case .instance(.known(let type), _), .metatype(.known(let type)):
      return Concern(types: withSupertypes(type))
    case .instance(.ambiguous(let types), _), .metatype(.ambiguous(let types)):
      return Concern(types: types.flatMap(withSupertypes))
    case .instance(.foreign, _), .metatype(.foreign): return Concern()
    default: return Concern(isOpen: true)
    }
  }

  private func withSupertypes(_ type: TypeID) -> [TypeID] { [type] + index.supertypes(of: type) }
}
