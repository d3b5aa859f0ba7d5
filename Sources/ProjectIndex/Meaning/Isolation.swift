package import SwiftCST

/// The actor that a declaration or a place is isolated to.
package enum Isolation: Hashable, Sendable {
  /// The main actor.
  case mainActor
  /// An actor of the project.
  case actor(TypeID)
  /// Another global actor, by the name of its attribute.
  case globalActor(String)
  /// None, because of `nonisolated` or because code leaves its actor.
  case nonisolated
  /// None is declared: nonisolated, as far as the project shows.
  case unspecified
  /// That of the surrounding code, or none: a closure is passed to code outside of the project, or a function
  /// is declared in one.
  case unknown
}

extension ProjectIndex {
  /// The isolation of a declaration: determined by its own attributes and modifiers, those of its extension
  /// and of its type, and the target's default.
  ///
  /// A type is isolated to the main actor if its primary declaration says so: by an attribute, by naming
  /// `View` or a similar protocol, or by inheriting from such a class. A conformance in an extension does not
  /// isolate the type.
  package func isolation(of id: DeclarationID) -> Isolation {
    let declaration = self[id]
    if let own = writtenIsolation(declaration) { return own }
    if declaration.kind.isNominal {
      return declaredType(id).map(isolation(ofType:)) ?? defaultIsolation(id)
    }
    guard let parent = declaration.parent else { return defaultIsolation(id) }
    if declaration.kind == .deinitializer, self[parent].kind == .class { return .nonisolated }
    return isolation(ofMembersIn: parent)
  }

  /// The isolation of a member of a type or extension that doesn't declare one itself.
  package func isolation(ofMembersIn parent: DeclarationID) -> Isolation {
    let around = self[parent]
    guard around.kind == .extension else { return isolation(of: parent) }
    if let written = writtenIsolation(around) { return written }
    guard let type = declaredType(parent) else { return foreignIsolation(parent) }
    return isolation(ofType: type)
  }

  /// The isolation of a type.
  package func isolation(ofType type: TypeID) -> Isolation {
    memory.isolations.answer(Int(type.rawValue)) {
      return inheritedIsolation(of: type) ?? defaultIsolation(self[type].primary)
    }
  }

  private func inheritedIsolation(of type: TypeID) -> Isolation? {
    guard inheritsSoundly(type) else {
      var visited: Set<TypeID> = []
      return isolation(ofType: type, &visited)
    }
    if let known = memory.inheritedIsolations.known(Int(type.rawValue)) { return known }
    return inherited(memory.inheritedIsolations, by: type) { type in
      isolation(ofType: type) { memory.inheritedIsolations.known(Int($0.rawValue)) ?? nil }
    }
  }

  private func isolation(ofType type: TypeID, _ visited: inout Set<TypeID>) -> Isolation? {
    guard visited.insert(type).inserted else { return nil }
    return isolation(ofType: type) { isolation(ofType: $0, &visited) }
  }

  /// Which actor a type belongs to, by what its declarations say or what `ofParent` gives for what it
  /// inherits from.
  private func isolation(ofType type: TypeID, _ ofParent: (TypeID) -> Isolation?) -> Isolation? {
    let info = self[type]
    if info.kind == .actor { return .actor(type) }
    for id in info.declarations {
      if let written = writtenIsolation(self[id]) { return written }
    }
    for inheritance in info.inheritances where !inheritance.inExtension {
      switch inheritance.resolution {
      case .known(let parent):
        if let found = ofParent(parent), found != .unspecified { return found }
      case .foreign(let name):
        if ForeignTypes.isOnMainActor(name) { return .mainActor }
      default:
        break
      }
    }
    return nil
  }

  /// The explicit isolation of a declaration.
  private func writtenIsolation(_ declaration: Declaration) -> Isolation? {
    if declaration.traits.contains(.nonisolated) { return .nonisolated }
    // An `isolated` parameter determines the actor.
    if declaration.parameters.contains(where: { $0.type?.firstToken.text == "isolated" }) { return .unknown }
    guard declaration.attributeList != nil else { return nil }
    for attribute in declaration.attributes where !attribute.isConditional {
      if let isolation = isolation(of: attribute) { return isolation }
    }
    return nil
  }

  private func isolation(of attribute: Attribute) -> Isolation? {
    let name = attribute.name
    if name == "MainActor" || name == "UIApplicationMain" || name == "NSApplicationMain" { return .mainActor }
    if name == "concurrent" { return .nonisolated }
    guard let type = attribute.typeName, case .known(let actor) = resolve(type),
      !self[actor].attributesNamed("globalActor", self).isEmpty
    else { return nil }
    return .globalActor(name)
  }

  private func defaultIsolation(_ id: DeclarationID) -> Isolation {
    let settings = tables.builds.settingsOfFile[Int(id.file.rawValue)]
    return settings.isMainActorByDefault == true ? .mainActor : .unspecified
  }

  /// The isolation of the members that the project adds to an external type.
  private func foreignIsolation(_ parent: DeclarationID) -> Isolation {
    let owner = owner(parent)
    guard owner >= types.count else { return .unspecified }
    let name = tables.foreignOwners[owner - types.count]
    return ForeignTypes.isOnMainActor(name) ? .mainActor : defaultIsolation(parent)
  }
}

// MARK: - Places

extension ProjectIndex {
  /// The isolation of the code at a place: that of the innermost closure that declares one or leaves its
  /// actor (`Task.detached`, `DispatchQueue.….async`, `visualEffect` …), otherwise that of the enclosing
  /// declaration.
  package func isolation(at node: Node) -> Isolation {
    var followed: Set<Node> = []
    return isolation(at: node, &followed)
  }

  func isolation(at node: Node, _ followed: inout Set<Node>) -> Isolation {
    for ancestor in node.ancestors {
      if let left = isolation(leftBy: ancestor, &followed) { return left }
      guard let declaration = declaration(at: ancestor) else { continue }
      let isLocalFunction = declaration.kind == .function && declaration.traits.contains(.local)
      if isLocalFunction {
        // A local function runs on the actor of its scope, unless it declares otherwise, or that it may run
        // anywhere; in a closure, its isolation is unknown.
        if let written = writtenIsolation(declaration) { return written }
        if declaration.attribute("Sendable") != nil { return .nonisolated }
        if Self.isInClosure(ancestor) { return .unknown }
        if let left = isolation(byUsesOf: ancestor, &followed) { return left }
        continue
      }
      return isolation(of: declaration.id)
    }
    return .unspecified
  }

  /// The isolation of the code in a node, if the node is a closure or an `async let` that declares one or
  /// leaves the actor of the surrounding code; otherwise nil.
  func isolation(leftBy node: Node, _ followed: inout Set<Node>) -> Isolation? {
    if let closure = ClosureExprSyntax(node) {
      return writtenIsolation(of: closure) ?? isolation(byUsing: node, &followed)
    }
    return Self.isConcurrent(node) ? .nonisolated : nil
  }

  /// Whether the innermost code around a function is a closure.
  private static func isInClosure(_ function: Node) -> Bool {
    let scopes: Set<SyntaxKind> = [
      .closureExpr, .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock,
    ]
    return function.ancestors.first { scopes.contains($0.kind) }?.kind == .closureExpr
  }

  private func writtenIsolation(of closure: ClosureExprSyntax) -> Isolation? {
    guard let list = closure.signature?.attributes else { return nil }
    let attributes = Attribute.all(in: list)
    if let found = attributes.firstNonNil(isolation(of:)) { return found }
    return attributes.contains { $0.name == "Sendable" } ? .nonisolated : nil
  }

  /// `async let`, whose value is computed concurrently with the surrounding code.
  private static func isConcurrent(_ node: Node) -> Bool {
    VariableDeclSyntax(node)?.modifiers?.children.contains { $0.text == "async" } ?? false
  }
}
