import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether code is in a function of an extension of a type outside of the project, such as `View`, that nothing
  /// in the project calls.
  package func isOfUncalledHelper(_ code: Node) -> Bool {
    guard let function = index.enclosingDeclaration(of: code), function.kind == .function,
      index.type(of: function.id) == nil || code.ancestors.contains(where: isForeignExtension),
      index.access(of: function.id) < .public
    else { return false }
    let references = index.references(to: function.id)
    return references.certain.isEmpty && references.possible.isEmpty
  }

  private func isForeignExtension(_ node: Node) -> Bool {
    guard let extended = ExtensionDeclSyntax(node)?.extendedType, case .foreign = index.resolve(extended)
    else {
      return false
    }
    return true
  }
}
