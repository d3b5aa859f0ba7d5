import ProjectIndex
import SwiftCST

/// The constraints of a generic parameter.
struct GenericConstraints {
  private(set) var types: [TypeResolution] = []

  init(on parameter: Node, _ index: ProjectIndex) {
    let inherited = GenericParameterSyntax(parameter)?.inheritedType.map { [$0] } ?? []
    let requirements = parameter.parent?.parent?.parent?.children.first { $0.kind == .genericWhereClause }
    let name = GenericParameterSyntax(parameter)?.name?.name
    let list = requirements.map(GenericWhereClauseSyntax.init(unchecked:))?.requirements
    let written = list?.children.compactMap { element -> Node? in
      guard let requirement = ConformanceRequirementSyntax(GenericRequirementSyntax(element)?.requirement),
        requirement.leftType?.text == name
      else { return nil }
      return requirement.rightType
    }
    types = (inherited + (written ?? [])).flatMap(Self.parts).map(index.resolve)
  }

  private static func parts(of type: Node) -> [Node] {
    guard let elements = CompositionTypeSyntax(type)?.elements else { return [type] }
    return elements.children.compactMap { CompositionTypeElementSyntax($0)?.type }
  }
}
