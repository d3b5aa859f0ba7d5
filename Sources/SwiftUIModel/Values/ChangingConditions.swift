import ProjectIndex
package import SwiftCST

/// Whether a condition may turn into the opposite while a view is shown.
package enum ConditionChange: Int, Comparable, Sendable {
  /// Nothing is seen that changes meanwhile: an element, an argument, a permission.
  case none
  /// People change it in the settings of the app: an entry of `UserDefaults`, `@AppStorage`.
  case setting
  /// It reads state, or what an observed object announces.
  case live

  /// Whether `left` changes less often.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension SwiftUIModel {
  /// Whether a condition may turn into the opposite while the view is shown in whose body code it stands.
  /// Getters, functions and what callers give are followed, ``bodyDepth`` deep.
  package func change(ofCondition condition: Node) -> ConditionChange {
    var finder = ConditionFinder(self)
    return finder.change(in: condition, depth: 0)
  }
}

/// Finds what a condition reads.
private struct ConditionFinder {
  private let model: SwiftUIModel
  private var visited: Set<DeclarationID> = []
  private var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  mutating func change(in code: Node, depth: Int) -> ConditionChange {
    guard depth <= SwiftUIModel.bodyDepth else { return .none }
    var found = ConditionChange.none
    if isPermission(of: code) { return .none }
    for name in code.subtree where name.namesValue && !isPermission(name) {
      found = max(found, change(at: name, depth))
      if found == .live { break }
    }
    return found
  }

  /// Whether a condition is only a question to permissions: `store.permissions.test(.delete)`.
  private func isPermission(of condition: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(condition).flatMap({ MemberCall($0) }) else { return false }
    let name = MemberAccessExprSyntax(call.base)?.declName?.node ?? call.base
    return name.text.lowercased().hasPrefix("permission")
  }

  /// What somebody may do hardly changes while they look at it.
  private func isPermission(_ name: Node) -> Bool {
    let access = MemberAccessExprSyntax(name.parent)
    let asked = access?.base == name ? access?.declName?.node ?? name : name
    return asked.text.lowercased().hasPrefix("permission")
  }

  private mutating func change(at name: Node, _ depth: Int) -> ConditionChange {
    if case .local(let binding) = index.lookUp(name) { return change(of: binding, at: name, depth) }
    guard let id = model.declarations(referencedBy: name).only else {
      return name.text == "Defaults" || name.text == "UserDefaults" ? .setting : .none
    }
    let declaration = index[id]
    guard declaration.isStored, declaration.kind == .variable else {
      guard visited.insert(id).inserted else { return .none }
      return BodyReach.code(of: declaration).map { change(in: $0, depth: depth + 1) }.max() ?? .none
    }
    return declaration.isStatic ? .none : change(of: declaration, at: name, depth)
  }
}

// MARK: - Locals

extension ConditionFinder {
  private mutating func change(of binding: LocalBinding, at name: Node, _ depth: Int) -> ConditionChange {
    switch binding.kind {
    case .variable, .condition:
      let value = binding.value ?? PatternBindingSyntax(binding.node)?.initializer?.value
      return value.map { change(in: $0, depth: depth + 1) } ?? .none
    case .parameter: return change(ofParameter: binding, at: name, depth)
    case .closureParameter, .shorthand: return isMeasured(binding, at: name) ? .live : .none
    default: return .none
    }
  }

  /// Whether a parameter is what a `GeometryReader` or the like hands to its content.
  private func isMeasured(_ binding: LocalBinding, at name: Node) -> Bool {
    let closure = name.ancestors.first { around in
      around.kind == .closureExpr && (around == binding.node || around.contains(binding.node))
    }
    return closure.map { model.role(of: $0) == .readerContent } ?? false
  }

  /// What callers give a function; the configuration of a style says whether it is pressed.
  private mutating func change(
    ofParameter binding: LocalBinding, at name: Node, _ depth: Int
  ) -> ConditionChange {
    guard let around = name.ancestors.first(where: { $0.kind == .functionDecl && $0.contains(binding.node) }),
      let function = index.declaration(at: around)
    else { return .none }
    if function.name == "makeBody" { return .live }
    let given = index.references(to: function.id).certain.compactMap(\.expression.callAsCallee)
      .flatMap(\.argumentValues)
      .filter { ClosureArgument(ofValue: $0)?.parameter(of: function)?.name?.name == name.text }
    return greatest(of: given, depth)
  }

  private mutating func greatest(of values: [Node], _ depth: Int) -> ConditionChange {
    var found = ConditionChange.none
    for value in values where found < .live && model.isLookedAt(value) {
      found = max(found, change(in: value, depth: depth + 1))
    }
    return found
  }
}

// MARK: - Properties

extension ConditionFinder {
  private mutating func change(of property: Declaration, at name: Node, _ depth: Int) -> ConditionChange {
    guard let owner = index.type(of: property.id) else { return .none }
    if model.kind(of: owner) != .none { return change(ofOwn: property, of: owner, at: name, depth) }
    guard index[owner].kind == .class else { return .none }
    if property.attribute("AppStorage") != nil { return .setting }
    if model.isAnnounced(property) || model.isTracked(property) {
      return model.mayChangeAfterCreation(property) ? .live : .none
    }
    return property.attributes.isEmpty || property.traits.contains(.let) ? .none : .setting
  }

  private mutating func change(
    ofOwn property: Declaration, of view: TypeID, at name: Node, _ depth: Int
  ) -> ConditionChange {
    guard let attribute = property.attributes.first(where: { $0.name != "ViewBuilder" }) else {
      return change(ofInput: property, of: view, depth)
    }
    switch PropertyWrapperNames.purpose(of: attribute.name) {
    case .state:
      // Of an object that the view keeps the member tells.
      let isHolder = model.heldObject(in: property) != nil && model.isBase(name)
      if attribute.name == "Namespace" || isHolder && !model.isReplacedByView(property) { return .none }
      return attribute.name == "AppStorage" ? .setting : .live
    case .binding, .query: return .live
    case .environment:
      let key = attribute.arguments?.text.split(separator: ".").last.map(String.init) ?? ""
      return EnvironmentKeys.changesInUse(key) ? .live : .none
    // Of an object of the project the member tells.
    case .object, .bindable:
      return model.heldObject(in: property) == nil && model.isBase(name) ? .live : .none
    case nil: return .setting
    }
  }

  /// What callers give a view, where that is a `Bool`.
  private mutating func change(
    ofInput property: Declaration, of view: TypeID, _ depth: Int
  ) -> ConditionChange {
    guard isBool(property), visited.insert(property.id).inserted, let name = property.name else {
      return .none
    }
    let given = model.calls(giving: property, of: view).compactMap { use in
      use.expression.callAsCallee?.labeledArguments.first { $0.label?.name == name }?.expression
    }
    return greatest(of: given, depth)
  }

  private func isBool(_ property: Declaration) -> Bool {
    property.typeAnnotation?.text == "Bool"
      || property.typeAnnotation == nil && property.initialValue?.kind == .booleanLiteralExpr
  }
}
