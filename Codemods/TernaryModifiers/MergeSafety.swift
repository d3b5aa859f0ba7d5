import CodemodKit
import ProjectIndex
import SwiftCST

/// Finds what may be different once branches are one view.
struct MergeSafety {
  let index: ProjectIndex

  /// What speaks against merging these branches unasked.
  func obstacles(_ branches: Branches) -> [MergeObstacle] {
    var found: [MergeObstacle] = []
    for branch in branches.all {
      if let name = statefulPart(of: branch.chain) { found.append(.mayHoldState(name)) }
      found += branch.chain.modifiers.compactMap(Self.obstacle)
    }
    if let name = Self.animation(around: branches.statement.node) { found.append(.animates(name)) }
    return found
  }

  /// What a modifier does when its view comes and goes.
  private static func obstacle(_ modifier: ChainModifier) -> MergeObstacle? {
    switch modifier.name {
    case "onAppear", "onDisappear", "task", "id", "onChange", "onReceive", "onHover", "onContinuousHover",
      "onGeometryChange", "onPreferenceChange":
      .firesAtFlip(modifier.name)
    case "gesture", "simultaneousGesture", "highPriorityGesture", "onLongPressGesture", "onDrag", "focused":
      .mayHoldState(modifier.name)
    case "transition", "animation", "matchedGeometryEffect": .animates(modifier.name)
    default: nil
    }
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
  private static func outerModifiers(of expression: Node) -> [ChainModifier] {
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
    let others = chain.filter { $0.call.node != modifier.call.node } + Self.modifiers(around: statement)
    return others.first { Self.isOf(family, modifier.name, $0) }?.name
  }

  /// The modifiers applied to what a statement is part of, in the same declaration.
  private static func modifiers(around statement: Node) -> [ChainModifier] {
    var found: [ChainModifier] = []
    for ancestor in statement.ancestors {
      switch ancestor.kind {
      case .functionDecl, .accessorBlock, .memberBlock: return found
      case .closureExpr: found += ClosureArgument(ancestor).map { outerModifiers(of: $0.call.node) } ?? []
      default: break
      }
    }
    return found
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

// MARK: - State

extension MergeSafety {
  /// The first part of a view that may keep state, by name; nil where none does for certain.
  private func statefulPart(of chain: ModifierChain) -> String? {
    statefulPart(ofBase: chain.base) ?? chain.modifiers.lazy.compactMap(statefulPart).first
  }

  private func statefulPart(ofBase base: Node) -> String? {
    if isStatelessType(base) { return nil }
    guard let call = FunctionCallExprSyntax(base), let callee = call.calledExpression else {
      return base.shortText
    }
    guard let name = DeclReferenceExprSyntax(callee)?.baseName?.name else { return callee.shortText }
    if isShape(callee) { return nil }
    guard index.moduleLevelDeclarations(named: name).isEmpty else { return name }
    if SwiftUIViews.stateless.contains(name) { return statefulPart(ofClosuresIn: call) }
    guard SwiftUIViews.containers.contains(name) else { return name }
    return statefulPart(ofClosuresIn: call)
  }

  /// Whether a value is known to be a `Text`, an `Image` or the like.
  private func isStatelessType(_ expression: Node) -> Bool {
    guard case .instance(.foreign(let type), optionalDepth: 0) = index.typeOfExpression(expression) else {
      return Self.isColor(expression)
    }
    return SwiftUIViews.stateless.contains(type) && expression.kind != .functionCallExpr
  }

  private static func isColor(_ expression: Node) -> Bool {
    guard let base = MemberAccessExprSyntax(expression)?.base else { return false }
    return DeclReferenceExprSyntax(base)?.baseName?.text == "Color"
  }

  /// Whether a call makes one of the project's own shapes.
  private func isShape(_ callee: Node) -> Bool {
    guard case .metatype(.known(let type)) = index.typeOfExpression(callee) else { return false }
    return !index.foreignSupertypes(of: type).isDisjoint(with: ["Shape", "InsettableShape"])
  }

  private func statefulPart(of modifier: ChainModifier) -> String? {
    guard SwiftUIModifiers.isKnown(modifier.name), modifier.name != "modifier",
      !SwiftUIModifiers.contents.contains(modifier.name) || modifier.name == "matchedGeometryEffect"
    else { return modifier.name }
    if SwiftUIModifiers.events.contains(modifier.name) { return nil }
    for argument in modifier.arguments {
      guard let value = argument.expression, value.kind != .closureExpr else { continue }
      let name =
        argument.label == nil ? statefulPart(ofContent: value, of: modifier) : statefulPart(ofCall: value)
      if let name { return name }
    }
    return statefulPart(ofClosuresIn: modifier.call)
  }

  private func statefulPart(ofContent value: Node, of modifier: ChainModifier) -> String? {
    guard Self.takingViews.contains(modifier.name), ShapeStyles(index: index).family(of: value) == .unknown,
      let name = statefulPart(of: ModifierChain(value)), !mayBeStyle(value, of: modifier)
    else { return statefulPart(ofCall: value) }
    return name
  }

  private func statefulPart(ofCall value: Node) -> String? {
    guard let callee = FunctionCallExprSyntax(value)?.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(callee), !isShape(callee),
      index.foreignSupertypes(of: type).contains("View")
    else { return nil }
    return callee.shortText
  }

  /// Modifiers that take a view as an argument.
  private static let takingViews: Set = ["overlay", "background", "mask", "listRowBackground"]

  /// Whether an argument may be a colour or another style, and is not known to be a view: one that no call
  /// makes.
  private func mayBeStyle(_ value: Node, of modifier: ChainModifier) -> Bool {
    if MemberAccessExprSyntax(value).map({ $0.base == nil }) == true { return true }
    guard modifier.name == "background" || modifier.name == "listRowBackground" else { return false }
    switch value.kind {
    case .functionCallExpr: return false
    case .declReferenceExpr, .memberAccessExpr: break
    default: return true
    }
    let name = MemberAccessExprSyntax(value)?.declName?.node ?? value
    return !index.declarations(referencedBy: name).contains { id in
      index[id].resultType.map { isView($0) } ?? false
    }
  }

  private func isView(_ type: Node) -> Bool {
    let shape = TypeShape(type)
    if shape.isOpaqueOrExistential { return true }
    guard let known = index.resolve(shape.core).known else { return shape.core.text == "AnyView" }
    return index.foreignSupertypes(of: known).contains("View")
  }

  /// The first part that may keep state in the view builders that a call is given.
  private func statefulPart(ofClosuresIn call: FunctionCallExprSyntax) -> String? {
    let closures = call.trailingClosures + call.argumentValues.filter { $0.kind == .closureExpr }
    let context = ViewBuilderContext(index)
    for closure in closures where context.hasBuilder(closure) {
      guard let statements = ClosureExprSyntax(closure)?.statements else { continue }
      if let name = statefulPart(ofStatements: statements) { return name }
    }
    return nil
  }

  private func statefulPart(ofStatements list: Node) -> String? {
    for item in list.children {
      guard let code = CodeBlockItemSyntax(item)?.item else { continue }
      if let name = statefulPart(ofStatement: code) { return name }
    }
    return nil
  }

  private func statefulPart(ofStatement code: Node) -> String? {
    switch code.kind {
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr:
      return statefulPart(of: ModifierChain(code))
    case .variableDecl: return nil
    case .expressionStmt: return ExpressionStmtSyntax(code)?.expression.flatMap(statefulPart(ofStatement:))
    case .ifExpr:
      guard let view = IfExprSyntax(code) else { return nil }
      let own = view.body?.statements.flatMap(statefulPart(ofStatements:))
      guard let rest = view.elseBody, own == nil else { return own }
      return CodeBlockSyntax(rest)?.statements.flatMap(statefulPart(ofStatements:))
        ?? (rest.kind == .ifExpr ? statefulPart(ofStatement: rest) : nil)
    default: return code.shortText
    }
  }
}
