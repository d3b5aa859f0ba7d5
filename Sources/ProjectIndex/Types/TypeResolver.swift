package import SwiftCST

/// The declaration of a name in a scope, before aliases are followed.
enum TypeBinding {
  case declarations([DeclarationID])
  case parameter(Node)
  /// There is a declaration with this name, but the syntax does not show which one.
  case unknown
}

extension ProjectIndex {
  /// The meaning of a written type, at the place where it is written.
  ///
  /// Attributes, specifiers and generic arguments are ignored; aliases are followed. An optional, a tuple,
  /// `some P` and `any P` are not names: see ``TypeShape``.
  package func resolve(_ type: Node) -> TypeResolution {
    guard let place = place(of: type) else { return resolve(type, depth: 0) }
    return memory.resolutions.answer(place) { resolve(type, depth: 0) }
  }

  func resolve(_ type: Node, depth: Int) -> TypeResolution {
    guard depth < 32 else { return .unknown }
    let type = TypeNames.stripped(type)
    if let view = IdentifierTypeSyntax(type), let name = view.name {
      if let module = view.moduleSelector?.moduleName {
        return member(name.name, symbol(of: name), ofModule: module.name, at: type, depth)
          ?? .foreign(name.name)
      }
      if name.kind == .Self { return selfType(at: type) }
      guard Mentions.isName(name.kind) else { return .unknown }
      return head(name.name, symbol(of: name), at: type, depth)
    }
    guard let view = MemberTypeSyntax(type), let base = view.baseType, let name = view.name else {
      return .unknown
    }
    let outer = resolve(base, depth: depth + 1)
    if case .foreign(let module) = outer,
      let found = member(name.name, symbol(of: name), ofModule: module, at: type, depth)
    {
      return found
    }
    return member(name.name, symbol(of: name), of: outer, depth: depth)
  }

  /// The target of an alias; nil if the name is not one.
  package func aliasedType(_ type: Node) -> Node? {
    guard let name = IdentifierTypeSyntax(TypeNames.stripped(type))?.name, let symbol = symbol(of: name),
      case .declarations(let found)? = typeInScope(symbol, at: type), found.count == 1,
      self[found[0]].kind == .typealias
    else { return nil }
    return TypeAliasDeclSyntax(self[found[0]].node)?.initializer?.value
  }

  /// The type that `Self` refers to at a place.
  package func selfType(at node: Node) -> TypeResolution {
    guard let around = node.nearestTypeDeclaration, let declaration = declaration(at: around) else {
      return .unknown
    }
    if let required = declaration.sameType(as: "Self") { return resolve(required) }
    return resolution(ofOwner: owner(declaration.id))
  }

  func resolution(ofOwner owner: Int) -> TypeResolution {
    guard owner >= 0 else { return .unknown }
    return owner < types.count
      ? .known(TypeID(rawValue: UInt32(owner))) : .foreign(tables.foreignOwners[owner - types.count])
  }
}

// MARK: - Parts of a name

extension ProjectIndex {
  /// The meaning of the first part of a written name.
  private func head(_ name: String, _ symbol: Symbol?, at node: Node, _ depth: Int) -> TypeResolution {
    guard let symbol else { return .foreign(name) }
    switch typeInScope(symbol, at: node) {
    case .declarations(let found): return follow(found, depth: depth)
    case .parameter(let parameter): return .parameter(parameter)
    case .unknown: return .unknown
    case nil: return .foreign(name)
    }
  }

  /// The meaning of a later part of a written name.
  private func member(
    _ name: String, _ symbol: Symbol?, of outer: TypeResolution, depth: Int
  ) -> TypeResolution {
    switch outer {
    case .known(let type):
      guard let symbol, let found = memberType(symbol, of: Int(type.rawValue)) else { return .unknown }
      guard case .declarations(let ids) = found else { return .unknown }
      return follow(ids, depth: depth)
    case .foreign(let base):
      if let symbol, let found = nestedType(symbol, ofForeign: base, depth: depth) { return found }
      return mayBeModule(base, of: symbol) ? .unknown : .foreign(base + "." + name)
    default:
      return .unknown
    }
  }

  /// The type with a name that the project declares in extensions of an external type.
  func nestedType(_ symbol: Symbol, ofForeign base: String, depth: Int = 0) -> TypeResolution? {
    guard let first = tables.foreignExtensions[base]?.first,
      case .declarations(let found)? = memberType(symbol, of: owner(first))
    else { return nil }
    return follow(found, depth: depth)
  }

  /// Whether a name that the project does not declare may be that of a module of the project, which the
  /// settings don't specify, and which declares the type that follows.
  func mayBeModule(_ base: String, of symbol: Symbol?) -> Bool {
    guard let symbol, !tables.imports.all.contains(base),
      !tables.builds.knowsEveryModule || tables.builds.productNames.contains(base)
    else { return false }
    return !base.contains(".") && !moduleLevelTypes(symbol).isEmpty
  }

  /// The meaning of a name after that of a module; nil if `module` is not a module.
  private func member(
    _ name: String, _ symbol: Symbol?, ofModule module: String, at node: Node, _ depth: Int
  ) -> TypeResolution? {
    let isProjectModule = tables.builds.modules.contains(module)
    guard isProjectModule || tables.imports.all.contains(module) || module == "Swift" else { return nil }
    guard isProjectModule, let symbol else { return .foreign(name) }
    let found = moduleLevelTypes(symbol).filter {
      tables.builds.moduleOfFile[Int($0.file.rawValue)] == module && isVisible($0, from: file(of: node))
    }
    return found.isEmpty ? .foreign(name) : follow(found, depth: depth)
  }

  /// The type that declarations with the same name refer to.
  func follow(_ found: [DeclarationID], depth: Int) -> TypeResolution {
    var result: TypeResolution?
    for id in found {
      let next = follow(id, depth: depth)
      guard let previous = result else {
        result = next
        continue
      }
      result = merge(previous, next)
    }
    return result ?? .unknown
  }

  private func follow(_ id: DeclarationID, depth: Int) -> TypeResolution {
    let declaration = self[id]
    switch declaration.kind {
    case .typealias:
      guard let value = TypeAliasDeclSyntax(declaration.node)?.initializer?.value else { return .unknown }
      return resolve(value, depth: depth + 1)
    case .associatedtype:
      return .parameter(declaration.node)
    default:
      return declaredType(id).map(TypeResolution.known) ?? .unknown
    }
  }

  private func merge(_ left: TypeResolution, _ right: TypeResolution) -> TypeResolution {
    guard left != right else { return left }
    var all: [TypeID] = []
    for side in [left, right] {
      switch side {
      case .known(let type): all.append(type)
      case .ambiguous(let types): all += types
      default: return .unknown
      }
    }
    return .ambiguous(all)
  }
}
