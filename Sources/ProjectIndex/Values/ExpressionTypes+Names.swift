import SwiftCST

// The types of names and members.
extension ProjectIndex {
  func type(ofName expression: Node, depth: Int) -> ExpressionType {
    guard let name = DeclReferenceExprSyntax(expression)?.baseName else { return .unknown }
    if name.kind == .`self` { return selfInstance(at: expression) }
    if name.kind == .Self { return .metatype(selfType(at: expression)) }
    guard Mentions.isName(name.kind), name.kind != .dollarIdentifier, !name.isProjection else {
      return .unknown
    }
    switch lookUpExactly(name.name, at: expression) {
    case .local(let binding): return type(of: binding, name.name, depth: depth)
    case .members(let found, _), .moduleLevel(let found, mayBeShadowed: false):
      return type(ofDeclarations: found, as: expression, depth: depth)
    case .type(let type): return .metatype(type)
    case .moduleLevel: return .unknown
    case .unknown:
      // A capitalized name that the project does not declare is a type of another module.
      return ForeignTypes.mayBeType(name.name) ? .metatype(.foreign(name.name)) : .unknown
    }
  }

  private func selfInstance(at expression: Node) -> ExpressionType {
    // In a static member, `self` is the type.
    let declaration = expression.ancestors.lazy.compactMap { self.declaration(at: $0) }
      .first { $0.parent.map { self[$0].kind.isNominal || self[$0].kind == .extension } ?? false }
    let type = selfType(at: expression)
    guard type != .unknown, let declaration else { return .unknown }
    guard !declaration.isStatic else { return .metatype(type) }
    return .instance(type, optionalDepth: capturesSelfWeakly(around: expression) ? 1 : 0)
  }

  /// Whether the nearest binding of `self` around a place is a capture `[weak self]`.
  private func capturesSelfWeakly(around place: Node) -> Bool {
    let local = LocalLookup("self")
    for (scope, from) in Scopes(around: place) {
      if scope.kind.hasMembers { return false }
      if let found = local.binding(in: scope, from: from) { return found.isWeak }
    }
    return false
  }

  private func type(of binding: LocalBinding, _ name: String, depth: Int) -> ExpressionType {
    let type = typeOfStrong(binding, name, depth: depth)
    return binding.isWeak ? type.optional : type
  }

  private func typeOfStrong(_ binding: LocalBinding, _ name: String, depth: Int) -> ExpressionType {
    if let written = binding.writtenType { return instance(written) }
    switch binding.kind {
    case .variable, .capture:
      if let value = binding.value { return literalType(of: value) ?? type(ofWhole: value, depth: depth) }
      // `[weak self]` and `[x]` capture what the name refers to outside.
      guard binding.kind == .capture,
        let outer = binding.node.ancestors.first(where: { $0.kind == .closureExpr })
      else { return .unknown }
      return typeOfShorthand(name, outer, depth: depth)
    case .condition where binding.node.kind == .optionalBindingCondition:
      if let value = binding.value { return unwrapped(type(ofWhole: value, depth: depth)) }
      guard binding.isWholePattern else { return .unknown }
      return unwrapped(typeOfShorthand(name, binding.node, depth: depth))
    case .condition, .switchCase:
      return binding.token.map { type(ofPatternName: $0, depth: depth) } ?? .unknown
    default:
      return .unknown
    }
  }

  /// The type of the value that `if let name` unwraps, or that `[name]` captures, both without a value of their
  /// own: that of the name around the condition or closure.
  private func typeOfShorthand(_ name: String, _ place: Node, depth: Int) -> ExpressionType {
    switch lookUp(name, at: place) {
    case .local(let binding) where binding.node != place: type(of: binding, name, depth: depth + 1)
    case .members(let found, _), .moduleLevel(let found, _): type(ofDeclarations: found, depth: depth + 1)
    default: .unknown
    }
  }

  /// The type of declarations with the same name as an expression: a function with that name can't be the
  /// base of a member access.
  private func type(ofDeclarations all: [DeclarationID], as expression: Node? = nil, depth: Int)
    -> ExpressionType
  {
    let isBase = expression.map { MemberAccessExprSyntax($0.parent)?.base == $0 } ?? false
    let found = isBase && all.count > 1 ? all.filter { self[$0].kind != .function } : all
    // Each clause of `#if` may declare the variable.
    if found.count > 1, found.allSatisfy({ self[$0].kind == .variable }) {
      return .agreed(found.map { type(ofVariable: self[$0], depth: depth) })
    }
    guard found.count == 1 else { return .unknown }
    let declaration = self[found[0]]
    switch declaration.kind {
    case .variable:
      let type = type(ofVariable: declaration, depth: depth)
      return expression.map { replacingSelf(type, of: declaration, at: $0, depth: depth) } ?? type
    case .enumCase where declaration.parameters.isEmpty:
      return type(of: declaration.id).map { .instance(.known($0), optionalDepth: 0) } ?? .unknown
    default: return .unknown
    }
  }

  func type(ofVariable declaration: Declaration, depth: Int) -> ExpressionType {
    guard depth < 24, declaration.kind == .variable, !declaration.traits.contains(.destructured) else {
      return .unknown
    }
    if let written = declaration.typeAnnotation { return instance(written) }
    if let value = declaration.initialValue {
      let isPlain = declaration.attributes.allSatisfy {
        PropertyAttributes.traits(of: $0.name).contains(.anyValue)
      }
      let type = (isPlain ? literalType(of: value) : nil) ?? type(ofWhole: value, depth: depth + 1)
      return declaration.traits.contains(.weak) ? type.optional : type
    }
    if let key = keyNamed(inAttributeOf: declaration) {
      return .agreed(key.map { typeOfVariable($0.id) })
    }
    // The attribute in `@Environment(Model.self) var model` contains the type, as those of delegates do.
    let attribute =
      declaration.attribute("Environment")
      ?? declaration.attributes.first { PropertyWrapperNames.isOfApplication($0.name) }
    guard let attribute, let list = attribute.arguments,
      let argument = LabeledExprSyntax(list.children.first),
      let access = MemberAccessExprSyntax(argument.expression), access.declName?.baseName?.kind == .`self`,
      let base = access.base, case .metatype(let type) = self.type(of: base, depth: depth + 1)
    else { return .unknown }
    return .instance(type, optionalDepth: 0)
  }

  /// The type that a variable infers from a literal alone; elsewhere, a literal takes the expected type.
  func literalType(of value: Node) -> ExpressionType? {
    switch value.kind {
    case .integerLiteralExpr: .instance(.foreign("Int"), optionalDepth: 0)
    case .floatLiteralExpr: .instance(.foreign("Double"), optionalDepth: 0)
    case .booleanLiteralExpr: .instance(.foreign("Bool"), optionalDepth: 0)
    case .stringLiteralExpr: .instance(.foreign("String"), optionalDepth: 0)
    case .prefixOperatorExpr where value.firstToken.text == "-":
      PrefixOperatorExprSyntax(value)?.expression.flatMap(literalType)
    default: nil
    }
  }

  func type(ofMember access: MemberAccessExprSyntax, depth: Int) -> ExpressionType {
    guard let base = access.base, let name = access.declName?.baseName else { return .unknown }
    if name.kind == .`self` { return type(of: base, depth: depth) }
    guard Mentions.isName(name) else { return .unknown }
    let bases = type(of: base, depth: depth).possibilities
    let found = ExpressionType.agreed(
      bases.compactMap { base in
        let isOut = bases.count > 1 && base.resolution?.known.map { lacksMember(name.name, $0) } ?? false
        return isOut
          ? nil : substituted(type(ofMember: name, of: base, as: access.node, depth: depth), of: access)
      })
    // What is called is a method: `models.first { … }`.
    return found == .unknown && access.node.callAsCallee == nil ? type(ofElement: access) : found
  }

  private func type(ofMember name: Token, of base: ExpressionType, as expression: Node, depth: Int)
    -> ExpressionType
  {
    switch base {
    case .instance(let type, optionalDepth: 0):
      let found = members(name.name, of: type).filter { !$0.isStatic && $0.kind != .enumCase }
      return self.type(ofDeclarations: found.map(\.id), as: expression, depth: depth)
    case .metatype(let outer):
      let found = members(name.name, of: outer).filter {
        !$0.kind.isType && ($0.isStatic || $0.kind == .enumCase)
      }
      if !found.isEmpty { return self.type(ofDeclarations: found.map(\.id), as: expression, depth: depth) }
      return nestedType(name, of: outer)
    default:
      return .unknown
    }
  }

  /// The type of a member that is declared as `Self`: it depends on the type that conforms to the protocol,
  /// or inherits from the class, of the member.
  func replacingSelf(_ type: ExpressionType, of member: Declaration, at expression: Node, depth: Int)
    -> ExpressionType
  {
    guard let written = member.resultType,
      IdentifierTypeSyntax(TypeShape(written).core)?.name?.kind == .Self
    else { return type }
    if let base = MemberAccessExprSyntax(expression)?.base {
      return self.type(of: base, depth: depth).resolution.map(type.replacingResolution) ?? .unknown
    }
    let receiver = selfType(at: expression)
    guard let own = type.resolution?.known, let known = receiver.known, supertypes(of: known).contains(own)
    else { return type }
    return type.replacingResolution(by: receiver)
  }

  /// The type of a member, as far as it is the same for every value of its type.
  func substituted(_ type: ExpressionType, of access: MemberAccessExprSyntax?) -> ExpressionType {
    let isOwn = DeclReferenceExprSyntax(access?.base).map { $0.baseName?.kind == .`self` } ?? (access == nil)
    return isOwn ? type : type.unlessGeneric
  }

  func members(_ name: String, of type: TypeResolution) -> [Declaration] {
    switch type {
    case .known(let type): members(named: name, of: type)
    case .foreign(let type): members(named: name, ofForeign: type)
    default: []
    }
  }

  private func nestedType(_ name: Token, of outer: TypeResolution) -> ExpressionType {
    switch outer {
    case .known(let type):
      guard let symbol = symbol(of: name),
        case .declarations(let found)? = memberType(symbol, of: Int(type.rawValue))
      else { return .unknown }
      return .metatype(follow(found, depth: 0))
    case .foreign(let module)
    where tables.builds.modules.contains(module) || tables.imports.all.contains(module):
      guard tables.builds.modules.contains(module), let symbol = symbol(of: name) else {
        return ForeignTypes.mayBeType(name.name) ? .metatype(.foreign(name.name)) : .unknown
      }
      let found = moduleLevelTypes(symbol).filter {
        tables.builds.moduleOfFile[Int($0.file.rawValue)] == module
      }
      return found.isEmpty ? .unknown : .metatype(follow(found, depth: 0))
    case .foreign(let base):
      let symbol = symbol(of: name)
      if let symbol, let found = nestedType(symbol, ofForeign: base) { return .metatype(found) }
      guard ForeignTypes.mayBeType(name.name), !mayBeModule(base, of: symbol) else { return .unknown }
      return .metatype(.foreign(base + "." + name.name))
    default:
      return .unknown
    }
  }
}
