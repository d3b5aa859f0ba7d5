import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The views that hold values of types of the project, by themselves, in a collection, or from the
/// environment: each family asks for those of a few protocols.
struct ValueHolders: Sendable {
  /// The properties of views that hold values of a type, in the order of views and members.
  private var properties: [TypeID: [DeclarationID]] = [:]

  init(in index: ProjectIndex) {
    for view in index.evaluatedTypes.sorted(on: { Int($0.rawValue) }) {
      for member in index.members(of: view) {
        for type in Self.types(heldBy: member, index) { properties[type, default: []].append(member.id) }
      }
    }
  }

  /// The first property of each view that holds a value of one of some types, in the order of the views.
  func first(holding types: Set<TypeID>, _ index: ProjectIndex) -> [(view: TypeID, property: DeclarationID)] {
    var first: [TypeID: DeclarationID] = [:]
    for property in types.flatMap({ properties[$0] ?? [] }) {
      guard let view = index.type(of: property) else { continue }
      first[view] = min(first[view] ?? property, property)
    }
    return first.sorted(on: { Int($0.key.rawValue) }).map { ($0.key, $0.value) }
  }

  /// The types whose values a property of a view holds.
  private static func types(heldBy property: Declaration, _ index: ProjectIndex) -> Set<TypeID> {
    guard property.kind == .variable, property.isStored else { return [] }
    return ([property] + environmentValues(in: property, index)).reduce(into: []) { types, variable in
      types.formUnion(TypesInValue(ofVariable: variable, index).known)
    }
  }

  /// `clock` of `@Environment(\.clock)`.
  private static func environmentValues(in property: Declaration, _ index: ProjectIndex) -> [Declaration] {
    guard let attribute = property.attribute("Environment") else { return [] }
    let names = attribute.node.subtree.filter { $0.kind == .keyPathPropertyComponent }.map(\.firstToken.name)
    return names.flatMap { index.members(named: $0, ofForeign: "EnvironmentValues") }
  }
}
