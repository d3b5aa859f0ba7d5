import SwiftCST

/// The path by which a type conforms to a protocol or inherits from a class: the entries from the type's own
/// clause to the one that names the protocol.
package struct Conformance: Sendable {
  /// The entries of inheritance clauses, outermost last; never empty.
  package let path: [Inheritance]

  /// Whether the type declaration itself, and not an extension, begins the path.
  package var isPrimary: Bool { !path[0].inExtension }

  /// Whether it may not apply to each use of the type, or in each build.
  package var isConditional: Bool { path.contains(where: \.isConditional) }
}

/// The superclass of a class.
package enum Superclass: Hashable, Sendable {
  /// It has none.
  case none
  /// A class of the project.
  case known(TypeID)
  /// The first entry of the clause is external and not a known protocol.
  case foreign(String)
  /// It is unknown.
  case unknown
}

extension ProjectIndex {
  /// How a type conforms to an external protocol, or inherits from an external class; nil if it does not, as
  /// far as the project shows. The shortest path.
  package func conformance(of type: TypeID, toForeign name: String) -> Conformance? {
    conformance(of: type) { $0.foreign == name }
  }

  /// How a type conforms to a protocol of the project or inherits from a class of the project.
  package func conformance(of type: TypeID, to parent: TypeID) -> Conformance? {
    conformance(of: type) { $0.known == parent }
  }

  private func conformance(of type: TypeID, where isWanted: (TypeResolution) -> Bool) -> Conformance? {
    var visited: Set<TypeID> = [type]
    var open: [(type: TypeID, path: [Inheritance])] = [(type, [])]
    while !open.isEmpty {
      var next: [(type: TypeID, path: [Inheritance])] = []
      for (type, path) in open {
        for inheritance in self[type].inheritances {
          if isWanted(inheritance.resolution) { return Conformance(path: path + [inheritance]) }
          guard let parent = inheritance.resolution.known, visited.insert(parent).inserted else { continue }
          next.append((parent, path + [inheritance]))
        }
      }
      open = next
    }
    return nil
  }

  /// The types that conform to an external protocol (or inherit from such a class), directly or through other
  /// types of the project, in the order of files and lines.
  package func types(conformingToForeign name: String) -> [TypeID] {
    memory.conforming.answer(name) {
      var found: Set<TypeID> = []
      for type in types where type.inheritances.contains(where: { $0.resolution.foreign == name }) {
        found.insert(type.id)
        found.formUnion(subtypes(of: type.id))
      }
      return found.sorted(on: { Int($0.rawValue) })
    }
  }

  /// The types that name a type in their inheritance clauses, and their own subtypes: the subclasses of a
  /// class, the conforming types and inheriting protocols of a protocol.
  package func subtypes(of type: TypeID) -> [TypeID] {
    let direct = directSubtypes(of: type)
    guard !direct.isEmpty else { return [] }
    return memory.subtypes.answer(Int(type.rawValue)) {
      var open = direct
      var found = Set(open)
      while let next = open.popLast() {
        for subtype in directSubtypes(of: next) where found.insert(subtype).inserted { open.append(subtype) }
      }
      return found.sorted(on: { Int($0.rawValue) })
    }
  }

  /// The types whose own clauses name a type.
  package func directSubtypes(of type: TypeID) -> [TypeID] { tables.subtypes[Int(type.rawValue)] }

  /// The project's classes and protocols that a type inherits from, nearest first.
  package func supertypes(of type: TypeID) -> [TypeID] {
    let next = parents(of: type)
    guard !next.isEmpty else { return [] }
    guard inheritsSoundly(type) else {
      return memory.supertypes.answer(Int(type.rawValue)) { supertypes(of: type, from: next) }
    }
    return inherited(memory.supertypes, by: type) { type in
      let next = parents(of: type)
      guard next.count == 1 else { return supertypes(of: type, from: next) }
      return next + (memory.supertypes.known(Int(next[0].rawValue)) ?? [])
    }
  }

  private func supertypes(of type: TypeID, from parents: [TypeID]) -> [TypeID] {
    var next = parents
    var found: [TypeID] = []
    var visited: Set<TypeID> = [type]
    while !next.isEmpty {
      let open = next.filter { visited.insert($0).inserted }
      found += open
      next = open.flatMap { self.parents(of: $0) }
    }
    return found
  }

  func parents(of type: TypeID) -> [TypeID] {
    self[type].inheritances.compactMap(\.resolution.known)
  }

  /// The names of all external classes and protocols that a type inherits from, directly or through the
  /// project's types.
  package func foreignSupertypes(of type: TypeID) -> Set<String> {
    if let known = memory.foreignSupertypes.known(Int(type.rawValue)) { return known }
    guard inheritsSoundly(type) else {
      return Set(([type] + supertypes(of: type)).flatMap(foreignParents))
    }
    return inherited(memory.foreignSupertypes, by: type) { type in
      let own = foreignParents(of: type)
      let parents = parents(of: type)
      // Subclasses that add none share the set of their class.
      if own.isEmpty, parents.count == 1 {
        return memory.foreignSupertypes.known(Int(parents[0].rawValue)) ?? []
      }
      return parents.reduce(into: Set(own)) { all, parent in
        all.formUnion(memory.foreignSupertypes.known(Int(parent.rawValue)) ?? [])
      }
    }
  }

  private func foreignParents(of type: TypeID) -> [String] {
    self[type].inheritances.compactMap(\.resolution.foreign)
  }

  /// Whether an entry in the inheritance clauses of a type, or of its supertypes, is unknown.
  package func hasUndecidedInheritance(_ type: TypeID) -> Bool {
    guard inheritsSoundly(type) else { return ([type] + supertypes(of: type)).contains(where: namesUnknown) }
    return inherited(memory.undecided, by: type) { type in
      namesUnknown(type)
        || parents(of: type).contains { memory.undecided.known(Int($0.rawValue)) == true }
    }
  }

  /// Whether something in the inheritance clauses of a type is unknown.
  private func namesUnknown(_ type: TypeID) -> Bool {
    self[type].inheritances.contains { inheritance in
      switch inheritance.resolution {
      case .known, .foreign: false
      default: true
      }
    }
  }

  /// The superclass of a class.
  package func superclass(of type: TypeID) -> Superclass {
    let info = self[type]
    guard info.kind == .class else { return .none }
    guard let first = info.inheritances.first(where: { !$0.inExtension }) else { return .none }
    switch first.resolution {
    case .known(let parent): return self[parent].kind == .class ? .known(parent) : .none
    case .foreign(let name): return ForeignTypes.isProtocol(name) ? .none : .foreign(name)
    default: return .unknown
    }
  }

  /// The superclasses of a class that the project declares, nearest first.
  package func superclasses(of type: TypeID) -> [TypeID] {
    guard case .known = superclass(of: type) else { return [] }
    guard !inheritsSoundly(type) else {
      return inherited(memory.superclasses, by: type) { type in
        guard case .known(let parent) = superclass(of: type) else { return [] }
        return [parent] + (memory.superclasses.known(Int(parent.rawValue)) ?? [])
      }
    }
    return memory.superclasses.answer(Int(type.rawValue)) {
      var result: [TypeID] = []
      var visited: Set<TypeID> = [type]
      var current = type
      while case .known(let parent) = superclass(of: current), visited.insert(parent).inserted {
        result.append(parent)
        current = parent
      }
      return result
    }
  }

  /// The nearest external superclass of a type, or nil. If the clause can't be resolved, its text counts as
  /// such a class.
  package func foreignSuperclass(of type: TypeID) -> String? {
    switch superclass(of: superclasses(of: type).last ?? type) {
    case .foreign(let name): name
    case .unknown: self[superclasses(of: type).last ?? type].inheritances.first?.node.text
    default: nil
    }
  }

  /// Whether a type is generic itself or is inside a generic type: neither can have static stored properties.
  package func isGeneric(_ type: TypeID) -> Bool {
    isInGenericContext(self[type].primary)
  }

  /// Whether a declaration, or an enclosing type, extension or function, has generic parameters.
  package func isInGenericContext(_ id: DeclarationID) -> Bool {
    let declaration = self[id]
    if declaration.traits.contains(.generic) { return true }
    if declaration.kind == .extension, let type = declaredType(id), isGeneric(type) { return true }
    return declaration.parent.map(isInGenericContext) ?? false
  }
}
