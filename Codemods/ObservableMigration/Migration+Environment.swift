import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// `@EnvironmentObject var m: C` → `@Environment(C.self) var m`, and `$m` through a local `@Bindable`.
  mutating func rewrite(environmentObject property: ObservedProperty) {
    let declaration = property.declaration
    guard let annotation = declaration.binding?.typeAnnotation, let type = annotation.type,
      let name = property.attribute.typeName, !property.attribute.hasParentheses
    else {
      note("OM322", "cannot tell the type of '@EnvironmentObject \(declaration.name ?? "")'", at: declaration.node)
      return
    }
    _ = storageAssignments(of: property)
    change(renaming(property.attribute, to: "Environment(\(type.text).self)"), near: name)
    change(.deleting(TextSpans.fromPrevious(annotation.node)), near: declaration.node)
    var bodies: Set<Node> = []
    for use in property.projections {
      guard let body = LocalBindableBody(around: use.node, index) else {
        note("OM311", "'\(use.expression.text)' is used where no local @Bindable can stand", at: use.node)
        continue
      }
      if case .member(let base?) = use.role, let period = MemberAccessExprSyntax(use.expression)?.period {
        change(.deleting(base.range.lowerBound..<period.range.upperBound), near: use.node)
      }
      if bodies.insert(body.statements).inserted { addBindable(declaration.name ?? "", to: body) }
    }
  }

  /// Puts `@Bindable var m = m` before the first statement of a body.
  private mutating func addBindable(_ name: String, to body: LocalBindableBody) {
    if index.isBound(name, in: body.declaration.node), !isOnlyBoundAsItself(name, in: body) {
      note("OM311", "'\(name)' is the name of something else in this body", at: body.statements)
      return
    }
    let first = body.statements.firstToken
    let returnKeyword = body.needsReturn ? "return " : ""
    let line = "@Bindable var \(name) = \(name)"
    if first.startsLine {
      let text = render("\(line)\n\(returnKeyword)", at: body.statements)
      change(TextEdit(first.range.lowerBound..<first.range.lowerBound, with: text), near: body.statements)
      return
    }
    // `{ TextField(…) }` on one line is opened up.
    guard let before = first.previous, let after = body.statements.lastToken.next else { return }
    let lead = render("\n\(line)\n\(returnKeyword)", at: body.braceLine, extraLevels: 1)
    let tail = render("\n", at: body.braceLine)
    let hasComment = first.tree.tokens.flags[first.index].contains(.hasCommentBefore)
    let start = hasComment ? first.range.lowerBound : before.range.upperBound
    change(TextEdit(start..<first.range.lowerBound, with: lead), near: body.statements)
    let last = body.statements.range.upperBound
    let isFollowedByComment = first.tree.tokens.flags[after.index].contains(.hasCommentBefore)
    if !after.startsLine, !isFollowedByComment {
      change(TextEdit(last..<after.range.lowerBound, with: tail), near: body.statements)
    }
  }

  private func isOnlyBoundAsItself(_ name: String, in body: LocalBindableBody) -> Bool {
    index.uses(of: name, in: body.declaration.node).filter { $0.role == .declaration }.allSatisfy { use in
      body.declaration.nameToken == use.token
    }
  }
}

/// A function or accessor body into which a local `@Bindable` can be put.
struct LocalBindableBody {
  /// The function, or the computed variable.
  let declaration: Declaration

  /// The statements of the body.
  let statements: Node

  /// Whether the body is one expression whose value is returned without saying so.
  let needsReturn: Bool

  /// What stands on the line of the opening brace.
  let braceLine: Node

  /// The outermost body of a member around a place.
  init?(around node: Node, _ index: ProjectIndex) {
    var found: (declaration: Declaration, statements: Node)?
    for ancestor in node.ancestors {
      if ancestor.kind == .codeBlockItemList, let holder = Self.holder(of: ancestor),
        let declaration = Self.declaration(of: holder, index)
      {
        found = (declaration, ancestor)
      }
      if ancestor.kind == .memberBlock { break }
    }
    guard let found else { return nil }
    declaration = found.declaration
    statements = found.statements
    braceLine = found.declaration.node
    needsReturn = Self.isImplicitReturn(found.declaration, found.statements, index)
  }

  private static func holder(of statements: Node) -> Node? {
    guard let parent = statements.parent else { return nil }
    switch parent.kind {
    case .accessorBlock: return parent
    case .codeBlock:
      let around = parent.parent
      return around?.kind == .functionDecl || around?.kind == .accessorDecl ? around : nil
    default: return nil
    }
  }

  private static func declaration(of holder: Node, _ index: ProjectIndex) -> Declaration? {
    if holder.kind == .functionDecl { return index.declaration(at: holder) }
    guard let binding = holder.ancestors.first(where: { $0.kind == .patternBinding || $0.kind == .memberBlock }),
      binding.kind == .patternBinding
    else { return nil }
    return index.declaration(at: binding)
  }

  private static func isImplicitReturn(_ declaration: Declaration, _ statements: Node, _ index: ProjectIndex) -> Bool {
    if case .builder = index.builder(of: declaration.id) { return false }
    let items = Array(statements.children)
    guard items.count == 1, let item = CodeBlockItemSyntax(items[0])?.item, item.kind != .returnStmt else {
      return false
    }
    if declaration.kind == .function {
      guard let result = declaration.resultType, result.text != "Void", result.text != "()" else { return false }
    }
    return true
  }
}

// MARK: - Injection

extension Migration {
  /// `.environmentObject(e)` → `.environment(e)`, where `e` is of the cluster.
  mutating func rewriteInjections() {
    let isConsumed = observed.contains { $0.wrapper == .environmentObject }
    for use in index.uses(of: "environmentObject") {
      guard case .member = use.role else { continue }
      guard let call = FunctionCallExprSyntax(use.expression.parent), call.calledExpression == use.expression,
        let argument = call.arguments?.children.first(where: { _ in true }).flatMap({ LabeledExprSyntax($0) }),
        let object = argument.expression
      else { continue }
      switch isOurs(index.typeOfExpression(object)) {
      case true?: change(TextEdit(use.token.range, with: "environment"), near: use.node)
      case nil where isConsumed || mentionsFamily(object):
        note("OM310", "cannot resolve the type passed to environmentObject ('\(object.text)')", at: use.node)
      default: break
      }
    }
  }

  private func mentionsFamily(_ expression: Node) -> Bool {
    cluster.types.contains { !index.uses(of: index[$0].name, in: expression).isEmpty }
  }
}

// MARK: - Other holders

extension Migration {
  /// Properties that hold an object without observing it, and wrappers of others that may want to.
  mutating func checkOtherHolders() {
    let wrappers = Set(ObservedProperty.Wrapper.allCases.map(\.rawValue))
    var seen: Set<DeclarationID> = []
    for type in cluster.types {
      for use in index.references(to: type).all {
        guard let property = index.enclosingDeclaration(of: use.node), property.kind == .variable,
          let owner = index.type(of: property.id), seen.insert(property.id).inserted,
          isHeld(use, property)
        else { continue }
        let held = property.attributes.first { !Self.harmlessAttributes.contains($0.name) }
        if let held, !wrappers.contains(held.name) { check(held, on: property) }
        guard property.isStored, !property.isStatic, held == nil || held?.name == "State", isView(owner) else {
          continue
        }
        note("N501", "'\(index[owner].name).\(property.name ?? "")' now also updates the view", at: property.node)
      }
    }
  }

  /// Whether a name stands where the type of a property is told.
  private func isHeld(_ use: Use, _ property: Declaration) -> Bool {
    if let written = property.typeAnnotation { return TypeShape(written).core.contains(use.node) }
    guard let call = FunctionCallExprSyntax(property.initialValue) else { return false }
    return call.calledExpression?.contains(use.node) ?? false
  }

  private mutating func check(_ attribute: Attribute, on property: Declaration) {
    guard let written = attribute.typeName else { return }
    switch index.resolve(written) {
    case .known(let wrapper):
      let isBound = index[wrapper].declarations.contains { id in
        index.uses(of: "ObservableObject", in: index[id].node).contains { $0.role == .type }
      }
      guard isBound else { return }
    case .foreign(let name) where Self.freeWrappers.contains(name): return
    default: break
    }
    note("OM321", "held by '@\(attribute.name)', which may need an ObservableObject", at: property.node)
  }

  /// Attributes that are no wrappers, and those that take any value.
  private static let harmlessAttributes: Set = [
    "MainActor", "available", "objc", "preconcurrency", "usableFromInline", "inlinable", "ViewBuilder",
    "nonobjc", "discardableResult", "ObservationIgnored", "Published", "IBOutlet", "TestState",
  ]

  private static let freeWrappers: Set = [
    "State", "Environment", "Bindable", "Binding", "Injected", "LazyInjected", "WeakLazyInjected",
    "OptionalInjected", "Dependency", "Inject", "GestureState", "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor", "TaskLocal",
    "ViewBuilder", "Entry", "Autowired",
  ]

  private func isView(_ type: TypeID) -> Bool {
    !index.foreignSupertypes(of: type).isDisjoint(with: ["View", "ViewModifier", "App", "Scene"])
  }
}

// MARK: - Reading what was never published

extension Migration {
  /// A view that reads an unpublished property was refreshed by other properties' changes, if at all.
  mutating func checkUnpublishedReads() {
    guard !context.options.isOn("track-unpublished") else { return }
    for property in cluster.types.flatMap({ index.members(of: $0) }) where isHiddenState(property) {
      guard let name = property.name else { continue }
      for use in index.uses(of: name) {
        guard case .member(let base?) = use.role, let view = index.enclosingType(of: use.node), isView(view),
          isOurs(index.typeOfExpression(base)) == true, Assignment(target: use.expression) == nil,
          !isInAction(use.node)
        else { continue }
        note("OM203", "'\(use.expression.text)' was never published, and '\(index[view].name)' reads it", at: use.node)
      }
    }
  }

  private func isHiddenState(_ property: Declaration) -> Bool {
    isInstanceStorage(property) && !property.traits.contains(.let) && property.attribute("Published") == nil
      && property.traits.isDisjoint(with: [.private, .lazy]) && !isConstantObject(property)
  }

  /// An object that is observed itself, or a wrapper that keeps its value elsewhere.
  private func isConstantObject(_ property: Declaration) -> Bool {
    guard case .instance(.known(let type), _) = index.typeOfVariable(property.id) else { return false }
    return index[type].kind == .class && !changesAnywhere(property)
  }

  private func changesAnywhere(_ property: Declaration) -> Bool {
    index.uses(of: property.name ?? "").contains { use in
      guard Assignment(target: use.expression) != nil else { return false }
      let around = index.enclosingDeclaration(of: use.node)
      return around?.kind != .initializer
    }
  }

  /// Whether code runs when something happens, and not while a view is evaluated.
  private func isInAction(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      if let closure = ClosureArgument(ancestor) {
        let callee = closure.call.calledExpression
        let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee?.text ?? ""
        if closure.label == "action" || closure.label == "perform" || Self.actionCalls.contains(name) { return true }
        if name == "Button", closure.isTrailing, closure.position == 0, closure.call.additionalTrailingClosures != nil
          || closure.call.arguments?.children.first(where: { _ in true }) != nil
        {
          return closure.label == nil
        }
      }
      guard ancestor.kind == .functionDecl || ancestor.kind == .variableDecl else { continue }
      guard let declaration = index.declaration(at: ancestor) else { return false }
      if case .builder = index.builder(of: declaration.id) { return false }
      let result = declaration.resultType?.text ?? ""
      return declaration.kind == .function && !result.contains("View") && !result.contains("some ")
    }
    return false
  }

  private static let actionCalls: Set = [
    "onAppear", "onDisappear", "task", "onTapGesture", "onLongPressGesture", "onChange", "onReceive",
    "onSubmit", "onDelete", "onMove", "onOpenURL", "refreshable", "onHover", "onDrag", "onDrop", "onEnded",
    "onChanged", "Task", "detached", "async", "asyncAfter", "withAnimation", "onCommand", "onExitCommand",
    "onContinueUserActivity", "onScenePhaseChange", "onKeyPress", "sink",
  ]
}
