package import ProjectIndex
import SwiftCST

/// Checks whether code only computes a value, and collects the inputs of it.
struct PureCode {
  private let code: Node
  private let model: SwiftUIModel
  private let depth: Int
  private var value = PureValue()
  private var index: ProjectIndex { model.index }

  init(_ code: Node, _ model: SwiftUIModel, depth: Int) {
    self.code = code
    self.model = model
    self.depth = depth
  }

  mutating func read() -> Fact<PureValue> {
    var open = [code]
    while let node = open.popLast() {
      if let obstacle = obstacle(at: node) { return .unknown(obstacle) }
      if node.kind != .keyPathExpr { open += node.children.reversed() }
    }
    return .yes(value)
  }

  /// The obstacle in a node itself, without its parts.
  private mutating func obstacle(at node: Node) -> Node? {
    if !isOwnLocal(node), Assignment(target: node) != nil { return node }
    if FreshPart(model).isFresh(node) { return node }
    switch node.kind {
    case .awaitExpr, .macroExpansionExpr, .macroExpansionDecl, .superExpr: return node
    case .keyPathExpr: return obstacle(atKeyPath: node)
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: return node
    case .inOutExpr: return InOutExprSyntax(node)?.expression.map(isOwnLocal) == true ? nil : node
    case .closureExpr: return model.role(of: node) == .atOnce ? nil : node
    case .subscriptCallExpr: return obstacle(atSubscript: node)
    case .functionCallExpr: return obstacle(atCall: FunctionCallExprSyntax(unchecked: node))
    case .declReferenceExpr: return obstacle(atName: node)
    default: return nil
    }
  }

  /// Whether an expression names a local variable of the code, or a part of one that is a value.
  private func isOwnLocal(_ expression: Node) -> Bool {
    let root = ConstantExpressions.root(of: expression)
    guard case .local(let binding) = index.lookUp(root) else { return false }
    return code.contains(binding.node) && (expression == root || binding.isMutable)
  }

  /// A key path reads each property that it names, on an unknown type.
  private mutating func obstacle(atKeyPath path: Node) -> Node? {
    for node in path.subtree {
      if node.kind == .keyPathSubscriptComponent || node.kind == .keyPathMethodComponent { return node }
      guard let name = DeclReferenceExprSyntax(node)?.baseName?.name, name != "self" else { continue }
      if let obstacle = obstacle(atUnknownMember: name, node) { return obstacle }
    }
    return nil
  }

  private func obstacle(atSubscript node: Node) -> Node? {
    guard let base = SubscriptCallExprSyntax(node)?.calledExpression,
      case .instance(.known(let type), _) = index.typeOfExpression(base)
    else { return nil }
    return index.members(of: type).contains { $0.kind == .subscript } ? node : nil
  }
}

// MARK: - Names

extension PureCode {
  private mutating func obstacle(atName node: Node) -> Node? {
    let access = MemberAccessExprSyntax(node.parent)
    if let access, access.declName?.node == node { return obstacle(atMember: access, node) }
    guard let name = DeclReferenceExprSyntax(node)?.baseName else { return node }
    if name.isProjection { return node }
    switch index.lookUp(node) {
    case .local(let binding): return binding.kind == .function ? node : nil
    case .members(let found, _), .moduleLevel(let found, _): return obstacle(found, at: node)
    case .type: return nil
    case .unknown:
      let isKnown =
        name.kind == .`self` || name.kind == .Self || name.text.first?.isUppercase == true
        || name.text.first == "$" || node.callAsCallee != nil && PureCalls.isFunction(name.name)
      return isKnown ? nil : node
    }
  }

  private mutating func obstacle(atMember access: MemberAccessExprSyntax, _ name: Node) -> Node? {
    let found = model.declarations(referencedBy: name)
    guard found.isEmpty else { return obstacle(found, at: name) }
    guard let word = DeclReferenceExprSyntax(name)?.baseName?.name, word != "self" else { return nil }
    guard let base = access.base else {
      return ConstantExpressions(index).isImplicitConstant(word) ? nil : access.node
    }
    if access.node.callAsCallee != nil { return obstacle(atMethod: word, of: base, access.node) }
    if case .metatype(.foreign(let type)) = index.typeOfExpression(base) {
      let isConstant =
        SwiftUIViews.contain(type) || PureCalls.isType(type)
        || ConstantExpressions(index).variablePart(of: access.node) == nil
      return isConstant && !PureCalls.isShared(word) ? nil : access.node
    }
    // A member of an external value.
    if case .foreign? = model.valueType(of: base) { return FreshValues.isMember(word) ? name : nil }
    return obstacle(atUnknownMember: word, name)
  }

  /// A member of a value with unknown type: it may refer to any property with this name.
  private mutating func obstacle(atUnknownMember word: String, _ name: Node) -> Node? {
    guard !FreshValues.isMember(word) else { return name }
    let properties = index.declarations(named: word).filter { $0.kind == .variable && $0.parent != nil }
    guard properties.count <= 8 else { return name }
    return properties.firstNonNil { obstacle([$0.id], at: name) }
  }

  /// The declaration of a name, if there is only one.
  private mutating func obstacle(_ found: [DeclarationID], at name: Node) -> Node? {
    guard found.count == 1 else { return name }
    let declaration = index[found[0]]
    switch declaration.kind {
    case .enumCase: return nil
    case .variable where declaration.isStored: return obstacle(atStored: declaration, name)
    case .variable, .function:
      guard BodyReach.reads(declaration, at: name),
        case .yes(let inner) = model.purity(of: declaration.id, depth: depth + 1)
      else { return name }
      value.add(inner)
      return nil
    default: return declaration.kind.isType ? nil : name
    }
  }

  private mutating func obstacle(atStored variable: Declaration, _ name: Node) -> Node? {
    let isInstance = variable.parent != nil && !variable.isStatic
    guard isInstance || variable.traits.contains(.let) else { return name }
    guard !variable.traits.contains(.lazy) else { return name }
    if !value.inputs.contains(variable.id) { value.inputs.append(variable.id) }
    if value.untracked == nil, isInstance, !model.isTracked(variable) { value.untracked = name }
    return nil
  }
}

// MARK: - Calls

extension PureCode {
  private func obstacle(atCall call: FunctionCallExprSyntax) -> Node? {
    guard let callee = call.calledExpression else { return call.node }
    let made = GenericSpecializationExprSyntax(callee)?.expression ?? callee
    switch index.typeOfExpression(MemberAccessExprSyntax(made)?.base ?? made) {
    case .metatype(let type) where made.kind == .declReferenceExpr: return obstacle(atMaking: type, call)
    case .metatype(let type) where MemberAccessExprSyntax(made)?.declName?.baseName?.text == "init":
      return obstacle(atMaking: type, call)
    default: return made.kind == .memberAccessExpr || made.kind == .declReferenceExpr ? nil : call.node
    }
  }

  /// An initializer: a known one of an external value, or the memberwise one of a struct.
  private func obstacle(atMaking type: TypeResolution, _ call: FunctionCallExprSyntax) -> Node? {
    switch type {
    case .foreign(let name): return PureCalls.isType(name) ? nil : call.node
    case .known(let type):
      guard index[type].kind == .struct, index.members(named: "init", of: type).isEmpty else {
        return call.node
      }
      return model.freshPart(of: call.node) == nil ? nil : call.node
    default: return call.node
    }
  }

  /// A method that the project doesn't declare.
  private func obstacle(atMethod name: String, of base: Node, _ access: Node) -> Node? {
    if name == "init" || PureCalls.isMethod(name) { return nil }
    return MutatingMethods.contain(name) && isOwnLocal(base) ? nil : access
  }
}

extension SwiftUIModel {
  /// Whether SwiftUI detects each change of a stored property: of a view with or without a wrapper, of a
  /// value, a constant, `@Published`, or one that `@Observable` tracks.
  package func isTracked(_ property: Declaration) -> Bool {
    guard let type = index.type(of: property.id), index[type].kind == .class || index[type].kind == .actor
    else { return true }
    if property.traits.contains(.let) || property.attribute("Published") != nil { return true }
    return isObservable(type) && property.attribute("ObservationIgnored") == nil
      && property.attribute("Transient") == nil
      || isTrackedByHand(property, of: type)
  }

  /// Whether a getter returns the property and tells of it with `access(keyPath:)`, or a macro makes the
  /// accessors of a property in a class that is `Observable` without `@Observable`.
  private func isTrackedByHand(_ property: Declaration, of type: TypeID) -> Bool {
    guard let name = property.name else { return false }
    if property.attributeList != nil, property.attribute("ObservationIgnored") == nil,
      index.conformance(of: type, toForeign: "Observable") != nil
    {
      return true
    }
    return index.uses(of: "access", inside: [type]).contains { use in
      index.enclosingDeclaration(of: use.node).map { !index.uses(of: name, in: $0.node).isEmpty } ?? false
    }
  }

  /// Whether a class has `@Observable`, or SwiftData's `@Model`, which implies it.
  package func isObservable(_ type: TypeID) -> Bool {
    index[type].declarations.contains { index[$0].attribute("Observable") != nil || isModel($0) }
  }

  private func isModel(_ id: DeclarationID) -> Bool {
    index[id].attribute("Model") != nil && index[id.file].imports.contains { $0.module == "SwiftData" }
  }
}
