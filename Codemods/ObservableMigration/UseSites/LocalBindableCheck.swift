import ProjectIndex
import SwiftCST

/// Determines whether a local `@Bindable var m = m` at the start of a body is equivalent to `Bindable(m)` at
/// each use.
///
/// It reads the object immediately, where a property of the environment is read when used, and the program
/// ends if there is no object. And it is a local `var`, which closures that may run elsewhere can't capture.
struct LocalBindableCheck {
  private let body: MemberBody
  private let uses: [Use]
  private let index: ProjectIndex

  init(_ property: ObservedProperty, in body: MemberBody, _ index: ProjectIndex) {
    self.body = body
    self.index = index
    uses = [property.name, "$" + property.name]
      .flatMap { index.uses(of: $0, in: body.statements) }
      .filter { use in
        if case .member(let base?) = use.role { return base.text == "self" }
        return use.role == .reference
      }
  }

  var holds: Bool {
    uses.contains { isReadAtOnce($0.node) } && uses.allSatisfy { !mayRunElsewhere($0.node) }
  }

  private func around(_ node: Node) -> some Sequence<Node> {
    node.ancestors.prefix { $0 != body.statements }
  }

  // MARK: - Reading

  /// Whether a node is reached whenever the body runs.
  private func isReadAtOnce(_ node: Node) -> Bool {
    guard !mayEnd(before: node) else { return false }
    var part = node
    for ancestor in around(node) {
      guard isComeTo(part, of: ancestor) else { return false }
      part = ancestor
    }
    return true
  }

  /// Whether a part of an expression or statement is reached whenever the whole is.
  private func isComeTo(_ part: Node, of whole: Node) -> Bool {
    switch whole.kind {
    case .closureExpr: isRunAtOnce(whole)
    case .ifExpr, .guardStmt, .whileStmt: part.kind == .conditionElementList
    case .conditionElementList, .exprList: part == whole.children.first
    case .switchExpr: part == SwitchExprSyntax(whole)?.subject
    case .forStmt: part == ForStmtSyntax(whole)?.sequence
    case .functionDecl, .catchClause, .ifConfigClause, .ternaryExpr: false
    default: true
    }
  }

  /// Whether a statement of the body may exit before a node.
  private func mayEnd(before node: Node) -> Bool {
    body.statements.children.prefix { $0.range.lowerBound < node.range.lowerBound && !$0.contains(node) }
      .contains { statement in statement.subtree.contains { Self.ways.contains($0.kind) } }
  }

  /// What exits a body.
  private static let ways: Set<SyntaxKind> = [.returnStmt, .throwStmt, .tryExpr, .guardStmt]

  /// Whether a closure is the content of a container that calls it on creation.
  private func isRunAtOnce(_ closure: Node) -> Bool {
    guard let argument = ClosureArgument(closure), argument.isTrailing, argument.position == 0,
      let name = DeclReferenceExprSyntax(argument.call.calledExpression)?.baseName?.name
    else { return false }
    return Self.containers.contains(name) && !index.isDeclared(name)
  }

  private static let containers = Set(
    words: """
      Form GroupBox Group HStack List NavigationStack NavigationView ScrollView Section VStack ZStack
      """)

  // MARK: - Running elsewhere

  /// Whether a node is in a closure or function that may run elsewhere, as far as is known.
  private func mayRunElsewhere(_ node: Node) -> Bool {
    around(node).contains { ancestor in
      switch ancestor.kind {
      case .functionDecl: true
      case .variableDecl: Self.isAsync(ancestor)
      case .closureExpr: !staysHere(ancestor)
      default: false
      }
    }
  }

  /// `async let`
  private static func isAsync(_ variable: Node) -> Bool {
    let modifiers = VariableDeclSyntax(variable)?.modifiers?.children
    return modifiers?.contains { DeclModifierSyntax($0)?.name?.text == "async" } ?? false
  }

  private func staysHere(_ closure: Node) -> Bool {
    guard ClosureExprSyntax(closure)?.signature?.attributes == nil, let argument = ClosureArgument(closure),
      let callee = argument.call.calledExpression
    else { return false }
    let candidates = index.callables(called: callee)
    if !candidates.isEmpty {
      return candidates.allSatisfy { Self.isPlain(argument.parameter(of: $0)?.type) }
    }
    if let member = MemberAccessExprSyntax(callee) {
      guard let name = member.declName?.baseName?.name, !index.isDeclared(name) else { return false }
      return SwiftUIModifiers.contain(name) && !Self.sendableCalls.contains(name)
    }
    guard let name = DeclReferenceExprSyntax(callee)?.baseName?.name, !index.isDeclared(name) else {
      return false
    }
    return SwiftUIViews.contain(name)
  }

  /// Whether a parameter's declared type is a function type that stays on its actor.
  private static func isPlain(_ type: Node?) -> Bool {
    guard let text = type?.text else { return false }
    return text.contains("->") && !text.contains("@Sendable") && !text.contains("sending")
  }

  /// Modifiers whose closures may run elsewhere, in some SDK.
  private static let sendableCalls = Set(
    words: "alignmentGuide onGeometryChange refreshable scrollTransition task visualEffect")
}
