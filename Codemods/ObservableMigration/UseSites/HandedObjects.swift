import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The objects of a family that are passed to functions which must be external: such a function may require
/// an `ObservableObject`.
struct HandedObjects {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family

  private var index: ProjectIndex { family.index }

  /// Finds arguments by the names of objects: querying the type of each argument would take much longer.
  init(of family: Family, _ handed: HandedNames) {
    self.family = family
    let uses = family.types.flatMap { index.references(to: $0).all }
    for use in uses {
      if let call = use.expression.callAsCallee { examine(call.node) }
    }
    var open = uses.flatMap { Self.names(boundAround: $0.node) }
    var seen = Set(open)
    while let name = open.popLast() {
      for use in handed.uses(of: name, concerning: family.all) {
        examine(use.expression.callAsCallee?.node ?? use.expression)
        open += names(givenFrom: use.expression).filter { seen.insert($0).inserted }
      }
    }
    examineOwners()
  }

  /// The object itself: `tracker.observe(self)`.
  private mutating func examineOwners() {
    for type in family.types {
      for id in index[type].declarations + index[type].extensions {
        let node = index[id].node
        for position in node.tokenIndices where node.tree.tokens.kinds[position] == .`self` {
          examine(node.tree.innermostNode(coveringToken: position))
        }
      }
    }
  }

  private mutating func examine(_ value: Node) {
    var argument = value
    while let parent = argument.parent, parent.kind == .forceUnwrapExpr || parent.kind == .arrayElement {
      argument = parent.kind == .arrayElement ? parent.parent?.parent ?? parent : parent
    }
    guard let labeled = LabeledExprSyntax(argument.parent),
      let call = FunctionCallExprSyntax(labeled.node.parent?.parent), let callee = call.calledExpression,
      let name = (MemberAccessExprSyntax(callee)?.declName ?? DeclReferenceExprSyntax(callee))?.baseName,
      HandedNames.mayAskForMore(name), family.includes(index.typeOfExpression(value)) == true,
      mayBeOfOthers(name.name, callee), !ObjectTakers.isReceiver(label: labeled.label?.name ?? name.name)
    else { return }
    reasons.append(
      LocatedReason(
        ObservableRules.foreignWrapper, "'\(name.name)' of another module may need an ObservableObject",
        at: value))
  }
}

// MARK: - Functions

extension HandedObjects {
  /// Whether a called function may be external.
  private func mayBeOfOthers(_ function: String, _ callee: Node) -> Bool {
    let member = MemberAccessExprSyntax(callee)
    guard let base = member?.base else {
      if index.isDeclared(function) { return false }
      if member == nil, case .local = index.lookUp(callee) { return false }
      return true
    }
    if let file = index.file(of: base), index.isDeclaredNowhere(base.text, in: file) { return false }
    switch type(of: base) {
    case .foreign(let type):
      if ObjectTakers.contain(type) { return SwiftUIViews.contain(type) && !index.isDeclared(function) }
      return index.declarations(named: function).allSatisfy { declaration in
        index.type(of: declaration.id).map { index[$0].kind != .protocol } ?? false
      }
    case .known(let type):
      guard !index.isDeclared(function) else { return false }
      return index.kind(of: type).isEvaluated
        || !index.foreignSupertypes(of: type).allSatisfy { ObjectTakers.contain($0) }
    default: return !index.isDeclared(function)
    }
  }

  /// The type of the base of a call, or the external type at the start of its chain: then the rest is
  /// external, too.
  private func type(of base: Node) -> TypeResolution {
    if let type = index.typeOfExpression(base).resolution { return type }
    var root = base
    while let next = MemberAccessExprSyntax(root)?.base ?? FunctionCallExprSyntax(root)?.calledExpression {
      root = next
    }
    if case .foreign(let type)? = index.typeOfExpression(root).resolution { return .foreign(type) }
    return .unknown
  }
}

// MARK: - Names

extension HandedObjects {
  /// The names of the variables, parameters and functions whose declared type or value names a type.
  private static func names(boundAround type: Node) -> [String] {
    for node in type.ancestors {
      switch node.kind {
      case .patternBinding: return names(in: PatternBindingSyntax(node)?.pattern)
      case .optionalBindingCondition: return names(in: OptionalBindingConditionSyntax(node)?.pattern)
      case .functionParameter:
        let parameter = FunctionParameterSyntax(node)
        return [(parameter?.secondName ?? parameter?.firstName)?.name].compactMap(\.self)
      case .functionDecl: return [FunctionDeclSyntax(node)?.name?.name].compactMap(\.self)
      case .codeBlockItem, .memberBlockItem: return []
      default: continue
      }
    }
    return []
  }

  /// The names that a value gets: `let item = value`, `if let item = value`.
  private func names(givenFrom value: Node) -> [String] {
    guard value.parent?.kind == .initializerClause, family.includes(index.typeOfExpression(value)) == true
    else { return [] }
    return Self.names(boundAround: value)
  }

  private static func names(in pattern: Node?) -> [String] {
    pattern?.subtree.compactMap { IdentifierPatternSyntax($0)?.identifier?.name } ?? []
  }
}
