import ProjectIndex
import SwiftCST

extension ByType<Use> {
  /// The uses of a name by the types whose member it may name.
  init(_ uses: [Use], _ index: ProjectIndex) {
    self.init(uses) { use in
      switch use.role {
      case .reference: Concern(types: index.enclosingTypes(of: use.node))
      case .member(let base?): Self.concern(ofMemberOf: base, index)
      case .keyPath: Self.concern(ofPathThrough: use.node, index)
      default: Concern()
      }
    }
  }

  private static func concern(ofMemberOf base: Node, _ index: ProjectIndex) -> Concern {
    if base.isProjection {
      return Concern(isOther: true)
    }
    let around = base.text == "self" ? index.enclosingTypes(of: base) : []
    switch index.typeOfExpression(base) {
    case .instance(.known(let type), _): return Concern(types: around + [type])
    case .metatype(.known(let type)): return Concern(types: around + [type], isOther: true)
    case .instance(.foreign, _), .metatype: return Concern(types: around, isOther: true)
    case .instance, .unknown: return Concern(isOpen: true)
    }
  }

  private static func concern(ofPathThrough node: Node, _ index: ProjectIndex) -> Concern {
    let path = node.ancestors.first { $0.kind == .keyPathExpr }
    guard let root = KeyPathExprSyntax(path)?.root, case .known(let type) = index.resolve(root)
    else {
      return Concern(isOpen: true)
    }
    return Concern(types: index.enclosingTypes(of: node) + [type], isOther: true)
  }
}
