import ProjectIndex
import SwiftCST

/// The classes that types conforming to a protocol have as one of its associated types, if these types
/// declare it or a property required by the protocol determines it.
struct AssociatedClasses {
  private(set) var classes: Set<TypeID> = []

  /// Whether there may be others.
  private(set) var isOpen = false

  private let associated: Declaration
  private let bound: TypeID
  private let index: ProjectIndex

  /// - Parameter constraint: The constraint of a type; the result is nil if that is not an associated type.
  init?(constrainedBy constraint: Node, _ index: ProjectIndex) {
    let place = constraint.ancestors.first { $0.kind == .inheritedType || $0.kind == .memberBlockItem }
    guard let owner = AssociatedTypeDeclSyntax(place?.parent?.parent?.parent),
      let associated = index.declaration(at: owner.node), let bound = index.type(of: associated.id)
    else { return nil }
    self.associated = associated
    self.bound = bound
    self.index = index
    guard owner.initializer == nil, index.isOfProject(alone: bound) else {
      isOpen = true
      return
    }
    for type in index.subtypes(of: bound) where index[type].kind != .protocol {
      guard let found = associatedClass(of: type) else {
        isOpen = true
        return
      }
      classes.insert(found)
    }
  }

  private func associatedClass(of type: TypeID) -> TypeID? {
    guard let name = associated.name else { return nil }
    let written = index.members(named: name, of: type).filter { $0.kind != .associatedtype }
    if let first = written.first {
      let value = TypeAliasDeclSyntax(first.node)?.initializer?.value
      let found = value.map { index.resolve($0).known } ?? index.declaredType(first.id)
      return written.count == 1 ? found.flatMap(observable) : nil
    }
    return index.members(of: bound).lazy.filter { $0.typeAnnotation?.text == name }.compactMap(\.name)
      .firstNonNil { witnessType(named: $0, of: type) }
  }

  /// The type of the property with which a type satisfies a requirement of the associated type.
  private func witnessType(named name: String, of type: TypeID) -> TypeID? {
    let found = index.members(named: name, of: type).filter { $0.parent.map { index[$0].kind } != .protocol }
    guard found.count == 1, found[0].kind == .variable, !found[0].isStatic,
      case .instance(.known(let type), optionalDepth: 0) = index.typeOfVariable(found[0].id)
    else { return nil }
    return observable(type)
  }

  private func observable(_ type: TypeID) -> TypeID? {
    let isObservable = index.conformance(of: type, toForeign: "ObservableObject") != nil
    return isObservable && index[type].kind == .class ? type : nil
  }
}
