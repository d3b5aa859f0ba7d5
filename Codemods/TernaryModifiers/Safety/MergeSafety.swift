import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Finds what may be different when branches become one view.
struct MergeSafety {
  let model: SwiftUIModel

  /// The number of names that may still be resolved.
  private(set) var names = 4

  var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  /// The same inside a name's value.
  var inside: MergeSafety {
    var inside = self
    inside.names -= 1
    return inside
  }

  /// What makes merging these branches unsafe.
  func obstacles(_ branches: Branches) -> [Obstacle] {
    var found: [Obstacle] = []
    for branch in branches.all {
      let chain = branch.chain
      let first = obstacle(inBase: chain.base) ?? chain.modifiers.firstNonNil(stateObstacle)
      if let first { found.append(first) }
      found += chain.modifiers.compactMap(Self.obstacle)
    }
    if let name = Self.animation(around: branches.statement.node) { found.append(.animates(name)) }
    found += appliedObstacles(around: branches.statement.node)
    return found
  }

  /// The effect of a modifier when its view appears or disappears.
  static func obstacle(_ modifier: MemberCall) -> Obstacle? {
    switch modifier.name {
    case let name where isEvent(name): .firesAtFlip(name)
    case "focusable", "focused", "gesture", "highPriorityGesture", "onDrag", "onLongPressGesture",
      "simultaneousGesture":
      .mayHoldState(modifier.name)
    case "transition", "animation", "matchedGeometryEffect": .animates(modifier.name)
    default: nil
    }
  }

  /// Whether a modifier runs something, or creates another view, when its view appears, disappears or
  /// changes.
  static func isEvent(_ name: String) -> Bool {
    SwiftUIModifiers.traits(of: name).contains(.lifecycle)
      || ["id", "onHover", "onContinuousHover"].contains(name)
  }

  /// A modifier on a group or the like, or on a view, property or function of the project, applies to each of
  /// the branches in it.
  private func appliedObstacles(around statement: Node) -> [Obstacle] {
    var visited: Set<Node> = []
    return applied(around: statement, &visited).compactMap { modifier in
      if firesEvents(modifier) { return .isAppliedToEach(modifier.name) }
      return moves(modifier) ? .animates(modifier.name) : nil
    }
  }

  /// Each surrounding declaration is analyzed once, however often it is used.
  private func applied(around view: Node, _ visited: inout Set<Node>) -> [MemberCall] {
    let whole = CallChain.whole(around: view)
    if let argument = ClosureArgument(ofValue: whole) { return applied(by: argument, &visited) }
    var others = substitutes(for: whole)
    if Self.isStatement(whole), let scope = ViewBuilderContext.scope(of: view) {
      if let closure = ClosureArgument(scope) { return applied(by: closure, &visited) }
      if visited.insert(scope).inserted { others = uses(of: scope) }
    }
    return others.flatMap { CallChain.calls(behind: $0) + applied(around: $0, &visited) }
  }

  /// The modifiers applied to a view that a call gets: directly, in a closure, or by the name of a function.
  private func applied(by argument: ClosureArgument, _ visited: inout Set<Node>) -> [MemberCall] {
    let call = argument.call
    guard Self.isTransparent(call.calledExpression?.text ?? "") else { return modifiersOfContent(argument) }
    return CallChain.calls(behind: call.node) + applied(around: call.node, &visited)
  }

  /// Whether a view with its modifiers is a statement of its own, or a result: then it is displayed where the
  /// enclosing body is.
  private static func isStatement(_ view: Node) -> Bool {
    let kind = view.parentKind
    return kind == .codeBlockItem || kind == .expressionStmt || kind == .returnStmt
  }

  /// A transition or animation of the container that directly contains a statement.
  private static func animation(around statement: Node) -> String? {
    guard let scope = ViewBuilderContext.scope(of: statement), let argument = ClosureArgument(scope) else {
      return nil
    }
    return CallChain.calls(behind: argument.call.node).first {
      ["transition", "animation", "contentTransition"].contains($0.name)
    }?.name
  }
}

// MARK: - Uses

extension MergeSafety {
  /// The expressions whose value is the view that a body creates: the calls that create it, or its name.
  /// Previews don't count.
  func uses(of body: Node) -> [Node] {
    guard let declaration = ViewBuilderContext(index).declaration(of: body) else { return [] }
    guard declaration.name == "body", let type = index.type(of: declaration.id) else {
      return index.references(to: declaration.id).all.filter(isShown).map { Self.value(of: $0.expression) }
    }
    return index.references(to: type).all.filter(isShown).compactMap(Self.creation)
  }

  private func isShown(_ use: Use) -> Bool { !index.isInPreview(use.node) }

  /// The call of a function, or the use of a property.
  private static func value(of use: Node) -> Node {
    guard let call = FunctionCallExprSyntax(use.parent), call.calledExpression == use else { return use }
    return call.node
  }

  /// The call that creates a view, or the name of its type used as a value; nil for the type in a type
  /// position.
  private static func creation(by use: Use) -> Node? {
    guard use.node.kind == .declReferenceExpr else { return nil }
    let access = MemberAccessExprSyntax(use.expression.parent)
    guard let access, access.base == use.expression else { return value(of: use.expression) }
    return access.declName?.baseName?.text == "init" ? value(of: access.node) : nil
  }
}
