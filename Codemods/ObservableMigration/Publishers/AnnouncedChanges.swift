import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The changes that a piece of code in a class makes.
struct AnnouncedChanges {
  /// The stored properties of the class that it changes.
  private(set) var properties: Set<DeclarationID> = []

  /// Whether nothing else is changed, as far as the code shows.
  private(set) var isAll = true

  private let index: ProjectIndex
  private let type: TypeID
  private let family: Family
  private var visited: Set<Node> = []

  /// Analyzes a scope in one class of a family.
  init(in scope: Node, of type: TypeID, _ family: Family) {
    index = family.index
    self.type = type
    self.family = family
    collect(scope)
    // An observer announces the property that it belongs to.
    if let accessor = AccessorDeclSyntax(scope),
      [.willSet, .didSet].contains(accessor.accessorSpecifier?.kind),
      let observed = index.enclosingDeclaration(of: scope), isStored(observed)
    {
      properties.insert(observed.id)
      isAll = true
    }
  }

  private mutating func collect(_ scope: Node) {
    guard visited.insert(scope).inserted else { return }
    // Code farther away is not analyzed, and may change anything.
    guard visited.count <= 40 else { return isAll = false }
    for node in scope.subtree {
      switch node.kind {
      case .sequenceExpr:
        let operands = Array(node.children.first { $0.kind == .exprList }?.children ?? node.children)
        guard let target = operands.first, Assignment(target: target) != nil else { continue }
        record(target)
      case .inOutExpr:
        if let target = InOutExprSyntax(node)?.expression { record(target) }
      case .awaitExpr:
        // Awaited code may change anything.
        let call = FunctionCallExprSyntax(AwaitExprSyntax(node)?.expression)
        if !(call.map(Self.isHarmless) ?? false) { isAll = false }
      case .functionCallExpr:
        collect(call: FunctionCallExprSyntax(unchecked: node))
      default: continue
      }
    }
  }

  private mutating func collect(call: FunctionCallExprSyntax) {
    guard let callee = call.calledExpression else { return }
    let access = MemberAccessExprSyntax(callee)
    let name = access?.declName?.baseName?.name ?? callee.text
    if access?.base?.lastToken.text == "objectWillChange" { return }
    if access == nil || access?.base?.text == "self" {
      let own = index.members(named: name, of: type).filter { $0.kind == .function }
      if own.count == 1, let body = own[0].body?.node { return collect(body) }
    }
    if let base = access?.base, index.isMutating(name), let root = stored(base) {
      if holdsValue(root) || !isObject(base) { properties.insert(root) } else { isAll = false }
      return
    }
    guard isStatement(call.node), !Self.harmlessCalls.contains(name) else { return }
    isAll = false
  }

  private func isStatement(_ call: Node) -> Bool {
    let kept: Set<SyntaxKind> = [.awaitExpr, .tryExpr, .optionalChainingExpr]
    guard let item = call.ancestors.first(where: { !kept.contains($0.kind) }), item.kind == .codeBlockItem,
      let list = item.parent
    else { return false }
    guard let closure = list.parent, closure.kind == .closureExpr,
      list.children.second == nil
    else { return true }
    // A closure with a single expression may exist for its value, as in `map { name(of: $0) }`.
    return ClosureArgument(closure).map { Self.isHarmless($0.call) } ?? true
  }

  private static func isHarmless(_ call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return false }
    return harmlessCalls.contains(MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.text)
  }

  /// Calls that change nothing themselves; their closures are analyzed.
  private static let harmlessCalls = Set(
    words: """
      withAnimation withTransaction async asyncAfter run forEach Task print debugPrint assert
      assertionFailure precondition sleep
      """)

  private mutating func record(_ target: Node) {
    if target.kind == .discardAssignmentExpr { return }
    if let root = stored(target) {
      properties.insert(root)
    } else if !isLocal(target) {
      isAll = false
    }
  }

  /// The stored property of the class that an expression is part of: `items` in `self.items[3].name`.
  private func stored(_ expression: Node) -> DeclarationID? {
    switch expression.kind {
    case .declReferenceExpr:
      guard case .members(let found, _) = index.lookUp(expression) else { return nil }
      return stored(among: found.map { index[$0] })
    case .memberAccessExpr:
      guard let access = MemberAccessExprSyntax(expression), let base = access.base else { return nil }
      if base.text == "self" || base.text == "self?" {
        return stored(among: index.members(named: access.declName?.baseName?.name ?? "", of: type))
      }
      return isObject(base) ? nil : stored(base)
    case .subscriptCallExpr: return SubscriptCallExprSyntax(expression)?.calledExpression.flatMap(stored)
    case .optionalChainingExpr: return OptionalChainingExprSyntax(expression)?.expression.flatMap(stored)
    case .forceUnwrapExpr: return ForceUnwrapExprSyntax(expression)?.expression.flatMap(stored)
    default: return nil
    }
  }

  /// The variable among members with one name, if it is stored.
  private func stored(among members: [Declaration]) -> DeclarationID? {
    let variables = members.filter { $0.kind == .variable }
    return variables.count == 1 && isStored(variables[0]) ? variables[0].id : nil
  }

  /// Whether a property contains a collection, whatever its elements.
  private func holdsValue(_ property: DeclarationID) -> Bool {
    let written = index[property].typeAnnotation?.text ?? index[property].initialValue?.text ?? ""
    return written.hasPrefix("[") || written.hasPrefix("Set<")
  }

  /// Whether a value may be an object, whose members are not part of the value that contains it.
  private func isObject(_ value: Node) -> Bool {
    switch index.typeOfExpression(value) {
    case .instance(.known(let type), _): ![.struct, .enum].contains(index[type].kind)
    case .instance(.foreign(let name), _):
      !["Array", "Set", "Dictionary", "String", "Optional"].contains(name)
    default: true
    }
  }

  private func isLocal(_ target: Node) -> Bool {
    let root = target.subtree.first { $0.kind == .declReferenceExpr }
    guard let root, case .local = index.lookUp(root) else { return false }
    return root == target || !isObject(root)
  }

  private func isStored(_ property: Declaration) -> Bool {
    property.kind == .variable && property.isStored && !property.isStatic
      && family.declares(property.id)
  }
}
