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
    case .parameter(let parameter): return isViewParameter(parameter)
    default: return false
    }
  }

  /// Whether a generic parameter is declared to be a view: `Content: View`.
  func isViewParameter(_ parameter: Node) -> Bool {
    GenericParameterSyntax(parameter)?.inheritedType.map(constrainsToView) ?? false
  }

  /// Whether what conforms to a written protocol, or composition of some, is a view.
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
