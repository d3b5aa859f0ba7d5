import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The views that a value of a declared type can contain, or that a function of that type can create.
struct HeldViews {
  /// Whether it may contain any view: `AnyView`, `some View`, a generic parameter.
  private(set) var isOpen = false

  /// Whether it names a SwiftUI view that has no state: `Text`, `Color`.
  private(set) var isPlain = false

  /// The project's views that it names.
  private(set) var types: [TypeID] = []

  /// Whether arguments passed as such a value must be analyzed.
  var isAny: Bool { isOpen || !types.isEmpty }

  init(of type: Node?, _ index: ProjectIndex) {
    if let type { add(type, index, depth: 0) }
  }

  private mutating func add(_ type: Node, _ index: ProjectIndex, depth: Int) {
    for node in type.subtree where node.kind == .identifierType || node.kind == .memberType {
      switch index.resolve(node) {
      case .known(let type): add(type, index)
      case .ambiguous(let found): for type in found { add(type, index) }
      case .foreign(let name): add(foreign: name)
      case .parameter(let parameter):
        if ViewConstraints(index).isView(parameter, at: type) {
          isOpen = true
        } else if parameter.subtree.contains(where: { Self.drawings.contains($0.text) }) {
          isPlain = true
        }
      case .unknown:
        guard depth < 3, let name = IdentifierTypeSyntax(node)?.name?.name else { continue }
        // The content passed to a modifier.
        if name == "Content" { isOpen = true }
        for alias in index.declarations(named: name) where alias.kind == .typealias {
          TypeAliasDeclSyntax(alias.node)?.initializer?.value.map { add($0, index, depth: depth + 1) }
        }
      }
    }
  }

  private mutating func add(_ type: TypeID, _ index: ProjectIndex) {
    guard index.kind(of: type).isView else { return }
    if index[type].kind == .protocol { isOpen = true } else { types.append(type) }
  }

  private mutating func add(foreign name: String) {
    if name == "View" || name.hasSuffix("Content") || name.hasSuffix(".Body") {
      isOpen = true
    } else if SwiftUIViews.contain(name) {
      if SwiftUIViews.traits(of: name).contains(.stateless) { isPlain = true } else { isOpen = true }
    } else if Self.drawings.contains(name) {
      isPlain = true
    }
  }

  /// The protocols of views that only draw.
  private static let drawings: Set<String> = ["InsettableShape", "Shape", "ShapeStyle"]
}

/// Determines which generic parameters and associated types are views.
private struct ViewConstraints {
  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  /// Whether a parameter is constrained to views: by its own clause or by a `where` clause around it, around
  /// a node that names it, or on an extension of the type that it belongs to.
  func isView(_ parameter: Node, at place: Node) -> Bool {
    let name = GenericParameterSyntax(parameter)?.name ?? AssociatedTypeDeclSyntax(parameter)?.name
    guard let name = name?.name else { return true }
    if parameter.subtree.contains(where: { $0 != parameter && namesView($0) }) { return true }
    let owner = index.enclosingType(of: parameter).map { index[$0] }
    let nodes = owner.map { ($0.declarations + $0.extensions).map { index[$0].node } } ?? []
    return (nodes + Array(place.ancestors) + Array(parameter.ancestors)).contains { holder in
      let requirements = holder.child(.genericWhereClause)?.children.first {
        $0.kind == .genericRequirementList
      }
      return requirements?.children.contains { constrains($0, name) } ?? false
    }
  }

  private func constrains(_ element: Node, _ name: String) -> Bool {
    let requirement = GenericRequirementSyntax(element)?.requirement
    let left =
      ConformanceRequirementSyntax(requirement)?.leftType ?? SameTypeRequirementSyntax(requirement)?.leftType
    guard left?.text == name else { return false }
    return requirement?.subtree.contains(where: namesView) ?? false
  }

  private func namesView(_ node: Node) -> Bool {
    guard node.kind == .identifierType || node.kind == .memberType else { return false }
    switch index.resolve(node) {
    case .known(let type): return index.kind(of: type).isView
    case .foreign(let name): return name == "View" || SwiftUIViews.contain(name)
    default: return false
    }
  }
}
