import CodemodKit
import ProjectIndex
import SwiftCST

/// Finds what may be different once branches are one view.
struct MergeSafety {
  let index: ProjectIndex

  /// What speaks against merging these branches unasked.
  func obstacles(_ branches: Branches) -> [Obstacle] {
    var found: [Obstacle] = []
    for branch in branches.all {
      if let name = statefulPart(of: branch.chain) { found.append(.mayHoldState(name)) }
      found += branch.chain.modifiers.compactMap(Self.obstacle)
    }
    if let name = Self.animation(around: branches.statement.node) { found.append(.animates(name)) }
    found += appliedObstacles(around: branches.statement.node)
    return found
  }

  /// What a modifier does when its view comes and goes.
  static func obstacle(_ modifier: ChainModifier) -> Obstacle? {
    switch modifier.name {
    case let name where eventNames.contains(name): .firesAtFlip(name)
    case "gesture", "simultaneousGesture", "highPriorityGesture", "onLongPressGesture", "onDrag", "focused":
      .mayHoldState(modifier.name)
    case "transition", "animation", "matchedGeometryEffect": .animates(modifier.name)
    default: nil
    }
  }

  /// The modifiers that run something, or make another view, as their view comes and goes or changes.
  static let eventNames: Set<String> = [
    "onAppear", "onDisappear", "task", "id", "onChange", "onReceive", "onHover", "onContinuousHover",
    "onGeometryChange", "onPreferenceChange",
  ]

  /// What is applied to a group, or to a property or function of the project, is applied to each of the
  /// branches in it.
  private func appliedObstacles(around statement: Node) -> [Obstacle] {
    var visited: Set<Node> = []
    return applied(around: statement, &visited).compactMap { modifier in
      if firesEvents(modifier) { return .isAppliedToEach(modifier.name) }
      return moves(modifier) ? .animates(modifier.name) : nil
    }
  }

  /// Each declaration around is looked at once, however often it is used.
  private func applied(around statement: Node, _ visited: inout Set<Node>) -> [ChainModifier] {
    guard let scope = ViewBuilderContext.scope(of: statement) else { return [] }
    guard let argument = ClosureArgument(scope) else {
      guard index.enclosingDeclaration(of: scope)?.name != "body", visited.insert(scope).inserted else {
        return []
      }
      return uses(of: scope).flatMap { use in
        Self.outerModifiers(of: use) + applied(around: use, &visited)
      }
    }
    let call = argument.call
    guard call.calledExpression?.text == "Group" else { return modifiersOfContent(argument) }
    return Self.outerModifiers(of: call.node) + applied(around: call.node, &visited)
  }

  /// A transition or animation of the container that directly holds a statement.
  private static func animation(around statement: Node) -> String? {
    guard let scope = ViewBuilderContext.scope(of: statement), let argument = ClosureArgument(scope) else {
      return nil
    }
    return outerModifiers(of: argument.call.node).first {
      ["transition", "animation", "contentTransition"].contains($0.name)
    }?.name
  }

  /// The modifiers applied to an expression, from the inside out.
  static func outerModifiers(of expression: Node) -> [ChainModifier] {
    var found: [ChainModifier] = []
    var current = expression
    while let access = MemberAccessExprSyntax(current.parent), access.base == current,
      let call = FunctionCallExprSyntax(access.node.parent), call.calledExpression == access.node,
      let modifier = ChainModifier(call)
    {
      found.append(modifier)
      current = call.node
    }
    return found
  }
}

// MARK: - Inherited settings

extension MergeSafety {
  /// A modifier further out, or elsewhere in the chain, that `false` in a modifier takes back.
  func outerStyle(of modifier: ChainModifier, in chain: [ChainModifier], _ statement: Node) -> String? {
    guard let family = Self.families[modifier.name] else { return nil }
    var visited: Set<Node> = []
    let others = chain.filter { $0.call.node != modifier.call.node } + modifiers(around: statement, &visited)
    return others.first { Self.isOf(family, modifier.name, $0) }?.name
  }

  /// The modifiers applied to what a statement is part of: in the same declaration, and where that or its
  /// view is used.
  private func modifiers(around statement: Node, _ visited: inout Set<Node>) -> [ChainModifier] {
    var found: [ChainModifier] = []
    for ancestor in statement.ancestors {
      switch ancestor.kind {
      case .functionDecl, .accessorBlock:
        guard visited.insert(ancestor).inserted else { return found }
        return found
          + uses(of: ancestor).flatMap { use in
            Self.outerModifiers(of: use) + modifiers(around: use, &visited)
          }
      case .memberBlock: return found
      case .closureExpr:
        found += ClosureArgument(ancestor).map { Self.outerModifiers(of: $0.call.node) } ?? []
      default: break
      }
    }
    return found
  }

  /// The expressions that stand for the view that a body makes.
  private func uses(of body: Node) -> [Node] {
    guard let declaration = index.enclosingDeclaration(of: body) else { return [] }
    let type = declaration.name == "body" ? index.type(of: declaration.id) : nil
    let uses = (type.map(index.references) ?? index.references(to: declaration.id)).all
    return uses.compactMap { use in
      guard let call = FunctionCallExprSyntax(use.expression.parent), call.calledExpression == use.expression
      else { return type == nil ? use.expression : nil }
      return call.node
    }
  }

  private static let families: [String: Set<String>] = [
    "bold": ["bold", "fontWeight"], "italic": ["italic"], "underline": ["underline"],
    "strikethrough": ["strikethrough"], "monospaced": ["monospaced", "fontDesign"],
    "autocorrectionDisabled": ["autocorrectionDisabled", "disableAutocorrection"],
    "privacySensitive": ["privacySensitive"], "scrollDisabled": ["scrollDisabled"],
    "scrollClipDisabled": ["scrollClipDisabled"], "selectionDisabled": ["selectionDisabled"],
    "symbolEffectsRemoved": ["symbolEffectsRemoved"], "invalidatableContent": ["invalidatableContent"],
    "accessibilityHidden": ["accessibilityHidden"],
    "interactiveDismissDisabled": ["interactiveDismissDisabled"],
    "navigationBarBackButtonHidden": ["navigationBarBackButtonHidden", "navigationBarHidden"],
  ]

  private static func isOf(_ family: Set<String>, _ name: String, _ modifier: ChainModifier) -> Bool {
    if family.contains(modifier.name) { return true }
    guard modifier.name == "font" else { return false }
    // `.font(.body.bold())`, `.font(.body.weight(.heavy))`
    let parts = family.union(name == "bold" ? ["weight"] : [])
    return modifier.arguments.contains { argument in
      argument.node.subtree.contains {
        DeclReferenceExprSyntax($0)?.baseName.map { parts.contains($0.text) } ?? false
      }
    }
  }
}
