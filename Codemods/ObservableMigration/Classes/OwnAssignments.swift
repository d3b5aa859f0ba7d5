import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Assignments in the observers of a plain property to the property itself.
///
/// The macro moves the observers to the storage `_x`. There an assignment to `x` calls them again. An
/// assignment to `_x` doesn't, as before.
struct OwnAssignments {
  /// The assignments that can use the storage instead of the property.
  private(set) var direct: [Use] = []
  /// The assignments in functions and closures that run at another time, and those before the new value is
  /// set.
  private(set) var others: [Use] = []

  init(of property: Declaration, in family: Family) {
    guard let name = property.name else { return }
    let index = family.index
    for accessor in property.accessorDeclarations {
      guard let body = accessor.body?.node else { continue }
      for use in index.uses(of: name, in: body)
      where family.isOwn(use, property) && use.expression.isChangedInPlace(index) {
        let isDirect =
          accessor.accessorSpecifier?.kind == .didSet && use.token.text == name
          && !use.node.ancestors.prefix { $0 != body }.contains {
            [.closureExpr, .functionDecl].contains($0.kind)
          }
        if isDirect { direct.append(use) } else { others.append(use) }
      }
    }
  }
}
