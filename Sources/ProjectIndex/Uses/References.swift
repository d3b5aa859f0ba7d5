import SwiftCST

/// The uses of a declaration, without its own name.
package struct References: Sendable {
  /// The uses that refer to it, or to an overload of the same name in the same type.
  package var certain: [Use] = []

  /// The uses of its name that may refer to it: the type of the expression before the period is unknown, or
  /// it is an implicit member. If a pass must know every use, one of these is a reason to refuse.
  package var possible: [Use] = []

  /// No uses.
  init() {}

  /// The `uses` for which `refers` returns true or nil.
  init(_ uses: [Use], _ refers: (Use) -> Bool?) {
    for use in uses {
      switch refers(use) {
      case true?: certain.append(use)
      case nil: possible.append(use)
      case false?: break
      }
    }
  }

  /// Both, in the order of files and lines.
  package var all: [Use] {
    let all = possible.isEmpty ? certain : certain.isEmpty ? possible : certain + possible
    guard !Self.areSorted(all) else { return all }
    return all.sorted(on: \.token.index).sorted(on: { Int($0.file.rawValue) })
  }

  /// Whether uses are in the order of files and lines: those of one name are, unless only some of them are
  /// certain.
  private static func areSorted(_ uses: [Use]) -> Bool {
    uses.indices.dropFirst().allSatisfy { position in
      let (before, use) = (uses[position - 1], uses[position])
      return before.file == use.file ? before.token.index <= use.token.index : before.file < use.file
    }
  }
}

extension ProjectIndex {
  /// The uses of a declaration anywhere in the project. Labels and uses that refer to something else are
  /// excluded. `$name` and `_name` of a wrapped property are included.
  package func references(to id: DeclarationID) -> References {
    let declaration = self[id]
    if declaration.kind.isNominal, let type = declaredType(id) { return references(to: type) }
    let first = firstAlike(declaration)
    return memory.references.answer(first.id.order) {
      let declaration = first
      let file = fileOfUses(of: declaration)
      let found = names(of: declaration).flatMap { uses(of: $0, in: file, mayMean: declaration) }
      return References(found) { refers($0, to: declaration) }
    }
  }

  /// The first function to which the same uses refer as to a function: uses are not distinguished by labels,
  /// and there may be hundreds of overloads.
  package func firstAlike(_ function: Declaration) -> Declaration {
    guard function.kind == .function, let symbol = function.symbol, isMember(function),
      let owner = function.parent.map(owner), owner >= 0
    else { return function }
    let all = ownMembers(symbol, of: owner)
    guard all.count > Self.fewOverloads else { return function }
    let file = fileOfUses(of: function)
    return all.lazy.map { self[$0] }.first { other in
      other.kind == .function && other.isStatic == function.isStatic && isMember(other)
        && fileOfUses(of: other) == file
    } ?? function
  }

  /// Up to this many overloads are looked at one by one.
  private static var fewOverloads: Int { 4 }

  /// Whether a use refers to a declaration (or an overload in the same scope); nil if that can't be
  /// determined.
  func refers(_ use: Use, to declaration: Declaration) -> Bool? {
    switch use.role {
    case .reference:
      return refers(plain: use, to: declaration)
    case .member(let base):
      return refers(memberOf: base, use, to: declaration)
    case .keyPath:
      return isMember(declaration) ? nil : false
    case .attribute, .type, .typeMember:
      return declaration.kind.isType ? nil : false
    case .macro:
      return declaration.kind == .macro
    case .declaration, .label, .other:
      return false
    }
  }

  private func refers(plain use: Use, to declaration: Declaration) -> Bool? {
    switch lookUp(use.token.name, at: use.node) {
    case .local(let binding): return binding.node == declaration.node
    case .members(let found, _): return sameMember(found, declaration, at: use)
    case .moduleLevel(let found, let mayBeShadowed):
      let isMeant = found.contains(declaration.id)
      return isMeant && mayBeShadowed ? nil : isMeant
    case .type: return declaration.kind.isType ? nil : false
    case .unknown:
      return mayStillMean(declaration, at: use)
    }
  }

  /// Whether a name that was not found may still refer to a declaration: to a member with unknown
  /// inheritance, or to a declaration of another module.
  private func mayStillMean(_ declaration: Declaration, at use: Use) -> Bool? {
    guard isMember(declaration) else {
      return declaration.parent == nil && isVisible(declaration.id, from: use.file) ? nil : false
    }
    for scope in use.node.ancestors where scope.kind.hasMembers {
      guard let around = self.declaration(at: scope), owner(around.id) >= 0 else { return nil }
      // The clause may give `Self` the members of another protocol.
      if around.kind == .extension, around.genericWhereClause != nil { return nil }
      guard let type = declaredType(around.id) else {
        if isOfProtocolOrForeignType(declaration) { return nil }
        continue
      }
      if hasUndecidedInheritance(type) || mayInheritUnseen(declaration, type) { return nil }
    }
    return false
  }

  /// Whether a member may belong to types that the project doesn't show: types of other modules may conform
  /// to the protocol.
  private func isOfProtocolOrForeignType(_ member: Declaration) -> Bool {
    type(of: member.id).map { self[$0].kind == .protocol } ?? true
  }

  /// Whether a type may inherit a member from an extension of an external type or protocol: a shape one of
  /// views, a collection one of sequences.
  private func mayInheritUnseen(_ member: Declaration, _ type: TypeID) -> Bool {
    self.type(of: member.id) == nil && !foreignSupertypes(of: type).isEmpty
  }

  private func refers(memberOf base: Node?, _ use: Use, to declaration: Declaration) -> Bool? {
    guard isMember(declaration) else {
      // `Module.name` is the only way to refer to a module-level declaration after a period.
      return declaration.parent == nil && base.map(mayBeModule) == true ? nil : false
    }
    guard let base else {
      let mayBeImplicit = declaration.isStatic || declaration.kind == .enumCase
      return mayBeImplicit || continuesBehindDirective(use.expression) ? nil : false
    }
    switch typeBefore(period: base) {
    case .instance(let type, _), .metatype(let type):
      guard case .known(let owner) = type else { return unlessForeign(type, declaration) }
      let name = use.token.name
      let exact = memberIDs(named: name, of: owner)
      let found = exact.isEmpty ? memberIDs(named: name.droppingWrapperSign, of: owner) : exact
      if found.isEmpty {
        let isUnseen = hasUnseenMembers(Int(owner.rawValue)) || mayInheritUnseen(declaration, owner)
        return isUnseen ? nil : mayInherit(owner)
      }
      return sameMember(found, declaration, at: use)
    case .unknown:
      return nil
    }
  }

  /// Whether an implicit member continues the expression before an enclosing `#if`: `view #if DEBUG .red()
  /// #endif`.
  private func continuesBehindDirective(_ member: Node) -> Bool {
    let outermost = ([member] + member.ancestors).last { $0.firstToken == member.firstToken }
    return outermost?.parent?.kind == .ifConfigClause && outermost?.kind != .codeBlockItemList
  }

  /// Whether an expression names a module of the project, or an unknown one that may be one.
  private func mayBeModule(_ base: Node) -> Bool {
    if tables.builds.modules.contains(base.text) { return true }
    guard !tables.builds.knowsEveryModule, base.kind == .declReferenceExpr, case .unknown = lookUp(base)
    else {
      return false
    }
    return !tables.imports.all.contains(base.text)
  }

  /// The type whose members can follow an expression: for `$model`, that of the wrapped property, whose
  /// bindings are named like its members.
  func typeBefore(period base: Node) -> ExpressionType {
    if let name = DeclReferenceExprSyntax(base)?.baseName, name.isProjection {
      let found = lookUp(name.name, at: base).declarations
      return found.count == 1 ? typeOfVariable(found[0]) : .unknown
    }
    guard let access = MemberAccessExprSyntax(base), let name = access.declName?.baseName,
      name.isProjection, let outer = access.base,
      case .instance(.known(let type), _) = typeOfExpression(outer)
    else { return typeOfExpression(base) }
    let found = members(named: name.name.droppingWrapperSign, of: type)
    return found.count == 1 ? typeOfVariable(found[0].id) : .unknown
  }

  /// A member of an external type can only be meant if it is declared in an extension of such a type or of a
  /// protocol.
  private func unlessForeign(_ type: TypeResolution, _ declaration: Declaration) -> Bool? {
    guard case .foreign = type, let owner = self.type(of: declaration.id) else { return nil }
    return self[owner].kind == .protocol ? nil : false
  }

  /// Whether a declaration of a type could still be reached through another type that shows no such member:
  /// as a subtype's member behind a protocol, or by dynamic lookup.
  func mayInherit(_ owner: TypeID) -> Bool? {
    hasUndecidedInheritance(owner) || !self[owner].attributesNamed("dynamicMemberLookup", self).isEmpty
      ? nil : false
  }

  /// The same for a use, which may refer to an external overload if its call matches none of the found ones.
  private func sameMember(_ found: [DeclarationID], _ declaration: Declaration, at use: Use) -> Bool? {
    let isTaken = isTaken(by: found, use)
    if sameMember(found, declaration) { return isTaken ? true : nil }
    return isTaken || !isOfProtocolOrForeignType(declaration) ? false : nil
  }

  /// Whether one of the members found for a use takes its call. Each of them may ask.
  private func isTaken(by found: [DeclarationID], _ use: Use) -> Bool {
    let call = use.expression.callAsCallee
    guard let call, found.count > 2, let place = place(of: use.node) else {
      return found.contains { self[$0].mayTake(call) }
    }
    return memory.takenCalls.answer(place) {
      (LabeledMembers.candidates(for: call, among: found, self) ?? found).contains { self[$0].mayTake(call) }
    }
  }

  private func memberIDs(named name: String, of type: TypeID) -> [DeclarationID] {
    symbol(name).map { inheritedMembers($0, of: Int(type.rawValue)) } ?? []
  }

  /// Whether the members found under a name are those of a declaration: itself, its overloads, or members
  /// that it overrides, is overridden by, or implements.
  private func sameMember(_ found: [DeclarationID], _ declaration: Declaration) -> Bool {
    if found.contains(declaration.id) { return true }
    guard let own = type(of: declaration.id) else {
      guard let parent = declaration.parent else { return false }
      return found.contains { self[$0].parent.map(owner) == owner(parent) }
    }
    return found.contains { id in
      // `_name` may be a separate member in addition to a `name` with attributes.
      guard self[id].symbol == declaration.symbol, let type = type(of: id) else { return false }
      return type == own || supertypes(of: own).contains(type) || supertypes(of: type).contains(own)
    }
  }

  private func isMember(_ declaration: Declaration) -> Bool {
    guard let parent = declaration.parent else { return false }
    return self[parent].kind.isNominal || self[parent].kind == .extension
  }
}

extension String {
  /// The name of the property for `$name` and `_name`.
  var droppingWrapperSign: String {
    hasPrefix("$") || hasPrefix("_") ? String(dropFirst()) : self
  }
}

extension TypeInfo {
  /// The attributes with a name on the declarations of the type.
  func attributesNamed(_ name: String, _ index: ProjectIndex) -> [Attribute] {
    declarations.compactMap { index[$0].attribute(name) }
  }
}
