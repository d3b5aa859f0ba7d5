import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a written type is a view: `some View`, `any View`, `AnyView`, `Text`, a view of the project, or
  /// an optional of these; not a tuple.
  package func isViewType(_ type: Node) -> Bool {
    let core = TypeShape(type).core
    if let constraint = SomeOrAnyTypeSyntax(core)?.constraint { return constrainsToView(constraint) }
    switch index.resolve(core) {
    case .known(let type): return isView(type)
    case .foreign(let name): return SwiftUIViews.contain(name)
    case .parameter(let parameter):
      return GenericParameterSyntax(parameter)?.inheritedType.map(constrainsToView) ?? false
    default: return false
    }
  }

  /// Whether types that conform to a written protocol, or a composition, are views.
  private func constrainsToView(_ constraint: Node) -> Bool {
    if let elements = CompositionTypeSyntax(constraint)?.elements {
      return elements.children.contains {
        CompositionTypeElementSyntax($0)?.type.map(constrainsToView) ?? false
      }
    }
    switch index.resolve(constraint) {
    case .known(let type): return isView(type)
    case .foreign(let name): return SwiftUIProtocols.kind(of: name)?.isView ?? false
    default: return false
    }
  }
}
