import ProjectIndex
import SwiftCST

extension Node {
  /// Whether an expression is `$name`, the projected value of a property wrapper.
  var isProjection: Bool { DeclReferenceExprSyntax(self)?.baseName?.isProjection == true }
}

extension ProjectIndex {
  /// The type of a binding's value: for `$model.settings` that of `model.settings`.
  func typeOfProjectedValue(_ binding: Node) -> ExpressionType {
    if binding.isProjection {
      return type(of: lookUp(String(binding.text.dropFirst()), at: binding).declarations)
    }
    guard let access = MemberAccessExprSyntax(binding), let base = access.base,
      let name = access.declName?.baseName?.name,
      case .instance(.known(let owner), _) = typeOfProjectedValue(base)
    else { return .unknown }
    return type(of: members(named: name, of: owner).map(\.id))
  }

  /// The type of the only variable, or `unknown`.
  private func type(of variables: [DeclarationID]) -> ExpressionType {
    guard variables.count == 1, self[variables[0]].kind == .variable else { return .unknown }
    return typeOfVariable(variables[0])
  }
}
