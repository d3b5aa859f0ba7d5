import CodemodKit
import ProjectIndex
import SwiftCST

/// A change of a value where it stands, by a method or through `inout`: other code may run before it is done.
struct InPlaceChange {
  /// The code that runs before the change is done: closures that the call is given, the default of a
  /// subscript, the function that is handed the value.
  private(set) var meanwhile: [Node] = []

  /// Whether it may wait: then any code may run.
  private(set) var mayWait = false

  private let index: ProjectIndex

  /// The change of the value that an expression names, or nil where it isn't changed in place.
  init?(of expression: Node, _ index: ProjectIndex) {
    self.index = index
    guard follow(expression) else { return nil }
  }

  /// Whether the tokens around a name leave it open that its value is changed in place: a part of it comes
  /// after it that is called or assigned, or `&` stands before.
  static func mayFollow(_ name: Token, _ index: ProjectIndex) -> Bool {
    let kinds = name.tree.tokens.kinds
    let after = kinds[(name.index + 1)...].prefix(3)
    switch after.first {
    case .leftSquare, .postfixQuestionMark, .exclamationMark: return true
    case .comma, .rightParen: return mayBeInOut(name)
    case .period: break
    default: return false
    }
    guard after.count == 3, let next = after.last else { return false }
    switch next {
    case .leftParen, .leftBrace:
      return index.isMutating(name.tree.token(at: name.index + 2).name)
    case .comma, .rightParen: return mayBeInOut(name)
    case .period, .leftSquare, .postfixQuestionMark, .exclamationMark, .leftAngle: return true
    case .equal, .binaryOperator: return true
    default: return false
    }
  }

  /// Whether `&` may stand before the members that end in a name.
  private static func mayBeInOut(_ name: Token) -> Bool {
    let kinds = name.tree.tokens.kinds
    var first = name.index
    while first > 1, kinds[first - 1] == .period {
      let base = kinds[first - 2]
      guard base.isIdentifier || [.`self`, .`Self`, .super, .dollarIdentifier].contains(base) else {
        return true
      }
      first -= 2
    }
    return first > 0 && kinds[first - 1] == .prefixAmpersand
  }

  private mutating func follow(_ expression: Node) -> Bool {
    if Assignment(target: expression) != nil { return true }
    guard let parent = expression.parent else { return false }
    switch parent.kind {
    case .optionalChainingExpr, .forceUnwrapExpr, .tupleExpr: return follow(parent)
    case .inOutExpr: return follow(inOut: parent)
    case .subscriptCallExpr:
      guard let call = SubscriptCallExprSyntax(parent), call.calledExpression == expression, follow(parent)
      else { return false }
      let arguments = call.arguments?.children.compactMap { LabeledExprSyntax($0) } ?? []
      meanwhile += arguments.filter { $0.label?.text == "default" }.compactMap(\.expression)
      return true
    case .memberAccessExpr:
      guard let access = MemberAccessExprSyntax(parent), access.base == expression else { return false }
      let name = access.declName?.baseName?.name ?? ""
      guard let call = FunctionCallExprSyntax(parent.parent), call.calledExpression == parent else {
        guard follow(parent) else { return false }
        addObservers(of: access, name)
        return true
      }
      guard index.isMutating(name) else { return false }
      let methods = index.declarations(named: name).filter { $0.traits.contains(.mutating) }
      mayWait = methods.contains(where: \.isAsync)
      meanwhile += methods.map(\.node)
      add(call)
      return true
    default: return false
    }
  }

  /// `normalise(&items)`: the function has the value while it runs.
  private mutating func follow(inOut argument: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(argument.parent?.parent?.parent) else { return true }
    add(call)
    if let callee = call.calledExpression {
      let named = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
      let callees = index.declarations(referencedBy: named).map { index[$0] }
      meanwhile += callees.map(\.node)
      mayWait = callees.contains(where: \.isAsync)
      if callee.kind == .declReferenceExpr, case .local = index.lookUp(callee) {
        addClosures(givenAround: callee)
      }
    }
    return true
  }

  /// `change(&items)`, where `change` is what the function around was given: what it is called with.
  private mutating func addClosures(givenAround place: Node) {
    guard let function = index.enclosingDeclaration(of: place), function.kind == .function else { return }
    for use in index.references(to: function.id).all {
      guard let call = FunctionCallExprSyntax(use.expression.parent), call.calledExpression == use.expression
      else {
        continue
      }
      add(call)
    }
  }

  /// The observers, or the setter, of a part that is set.
  private mutating func addObservers(of access: MemberAccessExprSyntax, _ name: String) {
    func mayRun(_ member: Declaration) -> Bool {
      member.kind == .variable && !member.accessorDeclarations.isEmpty
    }
    guard let part = access.declName?.node, index.declarations(named: name).contains(where: mayRun) else {
      return
    }
    meanwhile += index.declarations(referencedBy: part).map { index[$0] }.filter(mayRun)
      .flatMap(\.accessorDeclarations).filter { $0.accessorSpecifier?.kind != .get }.map(\.node)
  }

  private mutating func add(_ call: FunctionCallExprSyntax) {
    let arguments = call.argumentValues
    meanwhile += arguments.filter { $0.kind == .closureExpr } + call.trailingClosures
    let methods = arguments.filter { $0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr }
    meanwhile += methods.flatMap { index.declarations(referencedIn: $0) }.map { index[$0] }
      .filter { $0.kind == .function }.map(\.node)
  }
}
