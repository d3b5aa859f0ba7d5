import CodemodKit
import ProjectIndex
import SwiftCST

/// What `objectWillChange.send()` in a class announces: the stored properties that the code around it changes.
///
/// With Observation the properties announce themselves, so that the call can go where it announces nothing
/// else.
struct Announcements {
  /// The stored properties that are announced by hand.
  private(set) var properties: Set<DeclarationID> = []

  /// The names in calls that have become needless: `objectWillChange`.
  private(set) var needless: [Use] = []

  private let index: ProjectIndex
  private let type: TypeID
  private let family: Set<TypeID>

  /// Looks at all calls in one class of a family of classes that move together.
  init(in type: TypeID, of family: Set<TypeID>, _ index: ProjectIndex) {
    self.index = index
    self.type = type
    self.family = family
    var senders: Set<DeclarationID> = []
    for use in index.uses(of: "objectWillChange") where Self.isSend(use) {
      guard index.enclosingType(of: use.node) == type, leavesCode(use), let scope = Self.scope(of: use),
        case let changes = changes(in: scope), changes.isAll, !changes.properties.isEmpty
      else { continue }
      properties.formUnion(changes.properties)
      needless.append(use)
      if let sender = index.enclosingDeclaration(of: use.node) { senders.insert(sender.id) }
    }
    addCallers(of: senders)
  }

  /// Whether a name is called as `objectWillChange.send()`, in a statement of its own.
  static func isSend(_ use: Use) -> Bool {
    guard let call = call(of: use) else { return false }
    return call.parent?.kind == .codeBlockItem
  }

  /// The call `objectWillChange.send()` with all that stands before the name.
  static func call(of use: Use) -> Node? {
    switch use.role {
    case .reference: break
    case .member(let base?) where ["self", "self?"].contains(base.text): break
    default: return nil
    }
    guard let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression,
      access.declName?.baseName?.name == "send", let call = FunctionCallExprSyntax(access.node.parent),
      call.arguments?.children.first == nil, call.trailingClosure == nil
    else { return nil }
    return call.node
  }

  /// Whether the block around a call holds more, or is an observer that holds nothing else.
  private func leavesCode(_ use: Use) -> Bool {
    guard let list = Self.call(of: use)?.parent?.parent else { return false }
    if list.children.second != nil { return true }
    guard let accessor = AccessorDeclSyntax(list.parent?.parent),
      [.willSet, .didSet].contains(accessor.accessorSpecifier?.kind)
    else { return false }
    return index.enclosingDeclaration(of: accessor.node)?.accessorDeclarations.count == 1
  }

  /// The body of the function, accessor or closure that a call stands in.
  private static func scope(of use: Use) -> Node? {
    use.node.ancestors.first { node in
      switch node.kind {
      case .closureExpr, .functionDecl, .accessorDecl: true
      default: false
      }
    }
  }

  /// Methods of the class that change more of it and then call one that announces.
  private mutating func addCallers(of senders: Set<DeclarationID>) {
    var known = senders
    var open = senders
    while !open.isEmpty {
      var next: Set<DeclarationID> = []
      for sender in open {
        guard index[sender].kind == .function, let name = index[sender].name else { continue }
        for use in index.uses(of: name) where isOwn(use, sender) {
          guard let caller = index.enclosingDeclaration(of: use.node), caller.kind == .function,
            index.type(of: caller.id) == type, known.insert(caller.id).inserted
          else { continue }
          properties.formUnion(changes(in: caller.node).properties)
          next.insert(caller.id)
        }
      }
      open = next
    }
  }

  private func isOwn(_ use: Use, _ function: DeclarationID) -> Bool {
    switch use.role {
    case .reference: index.lookUp(use.token.name, at: use.node).declarations.contains(function)
    case .member(let base?): base.text == "self" && index.enclosingType(of: use.node) == type
    default: false
    }
  }
}

// MARK: - What code changes

extension Announcements {
  /// What a piece of code changes.
  private struct Changes {
    var properties: Set<DeclarationID> = []
    /// Whether nothing else is changed, as far as the code tells.
    var isAll = true
  }

  private func changes(in scope: Node) -> Changes {
    var result = Changes()
    var visited: Set<Node> = []
    collect(scope, &result, &visited)
    // An observer announces the property that it belongs to.
    if let accessor = AccessorDeclSyntax(scope),
      [.willSet, .didSet].contains(accessor.accessorSpecifier?.kind),
      let observed = index.enclosingDeclaration(of: scope), isStored(observed)
    {
      result.properties.insert(observed.id)
      result.isAll = true
    }
    return result
  }

  private func collect(_ scope: Node, _ result: inout Changes, _ visited: inout Set<Node>) {
    guard visited.count < 40, visited.insert(scope).inserted else { return }
    for node in scope.subtree {
      switch node.kind {
      case .sequenceExpr:
        let operands = Array(node.children.first { $0.kind == .exprList }?.children ?? node.children)
        guard let target = operands.first, Assignment(target: target) != nil else { continue }
        record(target, &result)
      case .inOutExpr:
        if let target = InOutExprSyntax(node)?.expression { record(target, &result) }
      case .awaitExpr:
        // What is waited for may change whatever it likes.
        let call = FunctionCallExprSyntax(AwaitExprSyntax(node)?.expression)
        if !(call.map(Self.isHarmless) ?? false) { result.isAll = false }
      case .functionCallExpr:
        collect(call: FunctionCallExprSyntax(unchecked: node), &result, &visited)
      default: continue
      }
    }
  }

  private func collect(
    call: FunctionCallExprSyntax, _ result: inout Changes, _ visited: inout Set<Node>
  ) {
    guard let callee = call.calledExpression else { return }
    let access = MemberAccessExprSyntax(callee)
    let name = access?.declName?.baseName?.name ?? callee.text
    if access?.base?.lastToken.text == "objectWillChange" { return }
    if access == nil || access?.base?.text == "self" {
      let own = index.members(named: name, of: type).filter { $0.kind == .function }
      if own.count == 1, let body = own[0].body?.node { return collect(body, &result, &visited) }
    }
    if let base = access?.base, Migration.isMutating(name, index), let root = stored(base) {
      result.properties.insert(root)
      return
    }
    guard isStatement(call.node), !Self.harmlessCalls.contains(name) else { return }
    result.isAll = false
  }

  private func isStatement(_ call: Node) -> Bool {
    let kept: Set<SyntaxKind> = [.awaitExpr, .tryExpr, .optionalChainingExpr]
    guard let item = call.ancestors.first(where: { !kept.contains($0.kind) }), item.kind == .codeBlockItem,
      let list = item.parent
    else { return false }
    guard let closure = list.parent, closure.kind == .closureExpr,
      list.children.second == nil
    else { return true }
    // A closure of one expression may be there for its value, as in `map { name(of: $0) }`.
    return ClosureArgument(closure).map { Self.isHarmless($0.call) } ?? true
  }

  private static func isHarmless(_ call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return false }
    return harmlessCalls.contains(MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.text)
  }

  /// Calls that change nothing themselves; what their closures do is looked at.
  private static let harmlessCalls: Set = [
    "withAnimation", "withTransaction", "async", "asyncAfter", "run", "forEach", "Task", "print",
    "debugPrint",
    "assert", "assertionFailure", "precondition", "sleep",
  ]

  private func record(_ target: Node, _ result: inout Changes) {
    if target.kind == .discardAssignmentExpr { return }
    if let root = stored(target) {
      result.properties.insert(root)
    } else if !isLocal(target) {
      result.isAll = false
    }
  }

  /// The stored property of the class that an expression is a part of: `items` in `self.items[3].name`.
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

  /// The variable among members of one name, if it is stored.
  private func stored(among members: [Declaration]) -> DeclarationID? {
    let variables = members.filter { $0.kind == .variable }
    return variables.count == 1 && isStored(variables[0]) ? variables[0].id : nil
  }

  /// Whether a value may be an object, whose members are not a part of what holds it.
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
      && index.type(of: property.id).map(family.contains) ?? false
  }
}
