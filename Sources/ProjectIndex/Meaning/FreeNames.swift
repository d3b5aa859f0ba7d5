package import SwiftCST

extension ProjectIndex {
  /// Whether a new static member of a type can have a name: the name is not that of a member, enum case,
  /// nested type or generic parameter of the type, of its extensions, of the project's classes and protocols
  /// that it inherits from, or of a subclass; its code doesn't refer to an outer declaration by the name; and
  /// no code accesses the name on the type as an external member.
  package func isFree(_ name: String, in type: TypeID) -> Bool {
    guard let symbol = symbol(name) else { return true }
    let family = [type] + supertypes(of: type) + subtypes(of: type)
    guard family.allSatisfy({ ownMembers(symbol, of: Int($0.rawValue)).isEmpty }),
      !isInUnknownExtension(symbol, of: type)
    else { return false }
    let foreign = foreignSupertypes(of: type)
    return !foreign.contains { !members(named: name, ofForeign: $0).isEmpty }
      && !isGenericParameter(name, of: type)
      && !(self[type].declarations + self[type].extensions).contains { isOuter(name, in: self[$0].node) }
      && !isAsked(of: type, for: name)
  }

  /// Whether an extension that may be one of the type, as that of `My_App.Trail`, declares a name.
  private func isInUnknownExtension(_ symbol: Symbol, of type: TypeID) -> Bool {
    declarations(named: symbol).contains { member in
      guard let parent = member.parent, self[parent].kind == .extension, owner(parent) < 0 else {
        return false
      }
      return self[parent].symbol == self[self[type].primary].symbol
    }
  }

  /// Whether code in a type or an extension refers to an outer declaration of the project or of a module by a
  /// name: a member would hide it.
  private func isOuter(_ name: String, in type: Node) -> Bool {
    uses(of: name, in: type).contains { use in
      guard use.role == .reference else { return false }
      if case .local = lookUp(use.node) { return false }
      return true
    }
  }

  /// Whether code accesses a static member with a name on a type that doesn't declare one: it comes from an
  /// external protocol, or from `@dynamicMemberLookup`.
  private func isAsked(of type: TypeID, for name: String) -> Bool {
    let isClosed = foreignSupertypes(of: type).isEmpty
    guard !isClosed || !self[type].attributesNamed("dynamicMemberLookup", self).isEmpty else { return false }
    return typesAsked(for: name).contains(type)
  }

  /// The types on which code accesses a static member with a name. One walk over the uses of the name finds
  /// all of them.
  private func typesAsked(for name: String) -> [TypeID] {
    guard let symbol = symbol(name) else { return [] }
    return memory.typesAsked.answer(Int(symbol.rawValue)) {
      uses(of: name) { $0.previous?.kind == .period }.reduce(into: []) { types, use in
        guard case .member(let base?) = use.role,
          case .metatype(.known(let type)) = typeOfExpression(base), !types.contains(type)
        else { return }
        types.append(type)
      }
    }
  }

  /// Whether a new static member in an extension of an external type can have a name, as far as the project
  /// shows.
  package func isFree(_ name: String, inForeign type: String) -> Bool {
    members(named: name, ofForeign: type).isEmpty
      && !extensions(ofForeign: type).contains { isOuter(name, in: $0.node) }
  }

  /// Whether a new module-level declaration can have a name: no other one in the project has it, and no
  /// declaration in the file would hide it. Local variables may hide it: see ``isBound(_:in:)``.
  package func isFreeAtModuleLevel(_ name: String, in file: FileID) -> Bool {
    guard let symbol = symbol(name) else { return true }
    return tables.declared[Int(symbol.rawValue)].allSatisfy { id in
      let declaration = self[id]
      let isModuleLevel = declaration.parent == nil && declaration.kind != .extension
      return !isModuleLevel && id.file != file
    }
  }

  private func isGenericParameter(_ name: String, of type: TypeID) -> Bool {
    self[type].declarations.contains { id in
      self[id].genericParameterClause?.parameters?.children.contains {
        GenericParameterSyntax($0)?.name?.name == name
      } ?? false
    }
  }

  /// Whether a name is bound anywhere inside a node: by a local variable, a parameter, a pattern or a
  /// capture. These would hide a new declaration of that name outside.
  package func isBound(_ name: String, in node: Node) -> Bool {
    uses(of: name, in: node).contains { $0.role == .declaration }
  }
}
