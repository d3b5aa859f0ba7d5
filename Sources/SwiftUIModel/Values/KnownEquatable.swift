package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether values of a written type are known to be comparable with `==`: standard values, optionals and
  /// arrays of these, enums of the project without payloads, and types of the project that conform
  /// explicitly.
  package func isKnownEquatable(_ type: Node) -> Bool {
    let core = TypeShape(type).core
    if let element = ArrayTypeSyntax(core)?.element { return isKnownEquatable(element) }
    if let dictionary = DictionaryTypeSyntax(core), let key = dictionary.key, let value = dictionary.value {
      return isKnownEquatable(key) && isKnownEquatable(value)
    }
    let resolution = index.resolve(core)
    if case .foreign("Array") = resolution {
      return TypeShape(core).genericArguments.allSatisfy(isKnownEquatable)
    }
    return isKnownEquatable(resolution)
  }

  /// The same for a type.
  package func isKnownEquatable(_ type: TypeResolution) -> Bool {
    switch type {
    case .foreign(let name): return PureCalls.isEquatable(name)
    case .known(let type):
      guard !index[type].isSplit else { return false }
      let hasPayload = index.members(of: type).contains { $0.kind == .enumCase && !$0.parameters.isEmpty }
      return index[type].kind == .enum && !hasPayload
        || !index.foreignSupertypes(of: type).isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
    default: return false
    }
  }
}
