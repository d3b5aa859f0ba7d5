package import ProjectIndex
package import SwiftCST

extension ProjectIndex {
  /// The name of a type of SwiftUI in code at a node: with its module if the name may mean a type of the
  /// project there.
  package func nameOfSwiftUI(_ type: String, at node: Node) -> String {
    guard declarations(named: type).contains(where: \.kind.isType) else {
      // A generic parameter isn't a declaration of the project.
      if case .type = lookUp(type, at: node) { return "SwiftUI." + type }
      return type
    }
    let isFree =
      switch lookUp(type, at: node) {
      case .unknown, .type(.foreign): !enclosingTypes(of: node).contains(where: hasUndecidedInheritance)
      default: false
      }
    return isFree ? type : "SwiftUI." + type
  }
}
