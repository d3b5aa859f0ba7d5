import ProjectIndex
package import SwiftCST

/// Whether an expression has the same value at each evaluation of the surrounding view.
package enum Stability: Sendable {
  /// It is always and everywhere the same: a literal, an enum case, arithmetic on these.
  case constant

  /// It is computed from stored values: stored properties, parameters, local variables, and pure calls on
  /// these. It only changes when one of them does.
  case stable

  /// It differs each time: the expression that causes this, such as `UUID()`, which may be in a called
  /// function of the project.
  case fresh(Node)

  /// It is unknown because of this node.
  case unknown(Node)

  /// The expression that makes it differ each time, if any.
  package var source: Node? { if case .fresh(let node) = self { node } else { nil } }
}

extension SwiftUIModel {
  /// Whether an expression has the same value at each evaluation. Calls of the project's functions and
  /// initializers are analyzed, two levels deep; closures are analyzed if they are called immediately.
  package func stability(of expression: Node) -> Stability {
    if let source = freshPart(of: expression) { return .fresh(source) }
    if ConstantExpressions(index).variablePart(of: expression) == nil { return .constant }
    switch purity(ofExpression: expression) {
    case .yes: return .stable
    case .unknown(let node): return .unknown(node)
    case .no: return .unknown(expression)
    }
  }

  /// Whether an expression *is* a fresh value, and doesn't only contain one: `UUID()`, `UUID().uuidString`, a
  /// call of a function that returns one, and their conversions: `Int(Date().timeIntervalSince1970)`.
  package func isFresh(_ expression: Node) -> Bool {
    var current = expression
    while let inner = FreshPart.whole(of: current) { current = inner }
    return FreshPart(self).isFresh(current) || FreshPart(self).isPartOfFresh(current)
  }

  /// The first part of an expression that differs each time it is evaluated; nil if none is known.
  package func freshPart(of expression: Node) -> Node? { FreshPart(self).first(in: expression, depth: 0) }
}

/// Finds expressions that differ each time.
struct FreshPart {
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  /// The depth to which calls of the project's functions are followed.
  private static var depth: Int { 2 }

  func first(in code: Node, depth: Int) -> Node? {
    var found: Node?
    model.forEachBodyNode(in: code, Evaluation(of: nil)) { node, _ in
      guard found == nil else { return }
      found = isFresh(node) ? node : called(by: node, depth)
    }
    return found
  }

  // MARK: - External values

  func isFresh(_ node: Node) -> Bool {
    if let call = FunctionCallExprSyntax(node), let callee = call.calledExpression {
      return isFresh(call, callee)
    }
    guard let access = MemberAccessExprSyntax(node), let name = access.declName?.baseName?.name else {
      return false
    }
    guard let base = access.base else {
      return FreshValues.isImplicit(name) && node.callAsCallee == nil && isUndeclared(access)
    }
    if name == "systemUptime" { return true }
    return node.callAsCallee == nil && FreshValues.isStatic(name, of: base.text) && isForeign(base)
  }

  private func isFresh(_ call: FunctionCallExprSyntax, _ callee: Node) -> Bool {
    if let access = MemberAccessExprSyntax(callee), let name = access.declName?.baseName?.name {
      guard let base = access.base else { return FreshValues.isMember(name) && isUndeclared(access) }
      if FreshValues.isStatic(name, of: base.text) || name == "init" && isMaker(base, call) {
        return isForeign(base)
      }
      return FreshValues.isMember(name) && isUndeclared(access)
    }
    guard let name = DeclReferenceExprSyntax(callee)?.baseName?.name else { return false }
    if name == "ObjectIdentifier" { return call.argumentValues.first.map(makesObject) ?? false }
    return isForeign(callee) && (isMaker(callee, call) || FreshValues.isFunction(name))
  }

  /// Whether the project declares no member that an access may refer to.
  private func isUndeclared(_ access: MemberAccessExprSyntax) -> Bool {
    access.declName.map { index.declarations(referencedBy: $0.node).isEmpty } ?? true
  }

  /// `UUID()` and `Date(timeIntervalSinceNow: 60)`, but not `UUID(uuidString: text)`.
  private func isMaker(_ type: Node, _ call: FunctionCallExprSyntax) -> Bool {
    FreshValues.makes(type: type.text) && call.trailingClosures.isEmpty
      && call.argumentLabels.allSatisfy { $0.map(FreshValues.isRelative) ?? false }
  }

  private func makesObject(_ value: Node) -> Bool {
    guard let callee = FunctionCallExprSyntax(value)?.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(callee)
    else { return false }
    return index[type].kind == .class
  }

  private func isForeign(_ name: Node) -> Bool {
    if case .metatype(.foreign) = index.typeOfExpression(name) { return true }
    return name.kind == .declReferenceExpr && index.isForeign(name)
  }

  /// Whether a member only returns the same value in another form: `UUID().uuidString`, `Date().description`.
  /// The value in parentheses, or that a conversion to a number or text takes.
  static func whole(of expression: Node) -> Node? {
    if let call = FunctionCallExprSyntax(expression), let type = call.calledExpression?.text {
      guard FreshValues.isConversion(to: type), call.trailingClosures.isEmpty else { return nil }
      return LabeledExprSyntax(call.arguments?.children.only).flatMap {
        $0.label == nil ? $0.expression : nil
      }
    }
    return LabeledExprSyntax(TupleExprSyntax(expression)?.elements?.children.only)?.expression
  }

  func isPartOfFresh(_ expression: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(expression), let base = access.base else { return false }
    return isFresh(base)
  }

  // MARK: - The project's functions

  private func called(by node: Node, _ depth: Int) -> Node? {
    guard depth < Self.depth, let call = FunctionCallExprSyntax(node), let callee = call.calledExpression
    else {
      return nil
    }
    if case .metatype(.known(let type)) = index.typeOfExpression(callee) {
      return freshDefault(of: type, leftOutBy: call, depth)
    }
    let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
    let found = index.declarations(referencedBy: name)
    guard found.count == 1 else { return nil }
    let function = index[found[0]]
    guard function.kind == .function, let body = function.body?.node, function.resultType != nil else {
      return nil
    }
    return model.memory.freshResults.answer(function.id.order << 2 | depth) {
      first(in: body, depth: depth + 1).map { .yes($0) } ?? .no
    }.evidence
  }

  /// The fresh part of the defaults of a new value: of stored properties that the initializer doesn't set,
  /// and of parameters that the call omits.
  private func freshDefault(of type: TypeID, leftOutBy call: FunctionCallExprSyntax, _ depth: Int) -> Node? {
    let given = Set(call.argumentLabels)
    let written = index.ownMembers(named: "init", of: type)
    let parameters = written.count == 1 ? written[0].parameters : []
    let defaults = parameters.filter { !given.contains($0.label) }.compactMap(\.defaultValue)
    let stored = index.members(of: type).filter { member in
      member.isStored && !member.isStatic && !member.traits.contains(.lazy)
        && (member.traits.contains(.let) || !given.contains(member.name))
    }
    return (defaults + stored.compactMap(\.initialValue)).firstNonNil { first(in: $0, depth: depth + 1) }
  }
}
