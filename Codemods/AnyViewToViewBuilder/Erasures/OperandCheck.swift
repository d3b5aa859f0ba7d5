import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines whether an erased value has a single type that conforms to `View`: then it can be used without
/// its `AnyView`. An `any View` can't.
struct OperandCheck {
  let index: ProjectIndex

  /// Answers found so far: if many declarations share a name, their values refer to each other again and
  /// again.
  private let found = OperandAnswers()

  init(index: ProjectIndex) { self.index = index }

  enum Answer { case view, existential, unknown }

  /// Why an operand can't be used on its own, or nil if it can.
  func obstacle(_ operand: Node) -> Obstacle? {
    switch answer(operand, depth: 0) {
    case .view: nil
    case .existential:
      Obstacle(
        AnyViewRules.existential,
        "'\(operand.shortText)' is 'any View', which a builder doesn't take")
    case .unknown:
      Obstacle(
        AnyViewRules.existential,
        "unknown type of '\(operand.shortText)'; a builder doesn't take 'any View'")
    }
  }

  /// Whether an expression has a single type, is `any View` or another existential, or is unknown.
  func answer(_ expression: Node, depth: Int) -> Answer {
    guard depth < 12 else { return .unknown }
    return found.memory.answer(OperandAnswers.Question(expression: expression, depth: depth)) {
      find(expression, depth: depth)
    }
  }

  private func find(_ expression: Node, depth: Int) -> Answer {
    let next = depth + 1
    switch expression.kind {
    case .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr, .unsafeExpr:
      return expression.children.map { answer($0, depth: next) }.last ?? .unknown
    case .tupleExpr, .labeledExprList, .labeledExpr, .exprList, .sequenceExpr:
      return answer(ofParts: expression, depth: next)
    case .functionCallExpr:
      return FunctionCallExprSyntax(expression)?.calledExpression.map { answer(ofCallee: $0, depth: next) }
        ?? .unknown
    case .subscriptCallExpr:
      return answer(ofSubscript: SubscriptCallExprSyntax(unchecked: expression), depth: next)
    case .genericSpecializationExpr:
      return GenericSpecializationExprSyntax(expression)?.expression.map { answer($0, depth: next) }
        ?? .unknown
    case .memberAccessExpr:
      return answer(ofCallee: expression, depth: next)
    case .declReferenceExpr:
      return answer(ofName: expression, depth: next)
    default:
      return .unknown
    }
  }

  /// The answer for the result of a function or property. If the call opens an existential, `some View`
  /// becomes `any View`.
  private func answer(ofCallee callee: Node, depth: Int) -> Answer {
    let found: Answer
    if let access = MemberAccessExprSyntax(callee) {
      found = answer(ofMember: access, depth: depth)
    } else {
      found = answer(callee, depth: depth)
    }
    guard found == .view else { return found }
    let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
    guard name.kind == .declReferenceExpr else { return found }
    let reported = index.declarations(referencedBy: name).map { index[$0] }
    let written = DeclReferenceExprSyntax(name)?.baseName?.name ?? ""
    let opens = (reported.isEmpty ? Array(index.declarations(named: written)) : reported).contains {
      declaration in
      let type = declaration.resultType.map { TypeShape($0).core }
      guard type.flatMap({ SomeOrAnyTypeSyntax($0)?.someOrAnySpecifier?.kind }) == .some else { return false }
      return OpenedValue(asking: self).expression(in: callee, of: declaration, depth: depth) != nil
    }
    return opens ? .existential : found
  }

  /// The answer for every part that is not an operator, `Text("a") + Text("b")`; the condition before `?` is
  /// not a view.
  private func answer(ofParts node: Node, depth: Int) -> Answer {
    var parts = Array(node.children).filter {
      $0.kind != .binaryOperatorExpr
    }
    if let question = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
      let then = UnresolvedTernaryExprSyntax(parts[question])?.thenExpression
      parts = (then.map { [$0] } ?? []) + parts[(question + 1)...]
    }
    let answers = parts.map { answer($0, depth: depth) }
    if answers.contains(.existential) { return .existential }
    return answers.contains(.unknown) || answers.isEmpty ? .unknown : .view
  }

  private func answer(ofMember access: MemberAccessExprSyntax, depth: Int) -> Answer {
    guard let base = access.base, let name = access.declName?.baseName?.name else { return .unknown }
    if name == "init" { return .view }
    // `Settings.Row(…)`, a nested type.
    if case .metatype(.known(let type)) = index.typeOfExpression(access.node), index[type].kind != .protocol {
      return .view
    }
    if let found = members(named: name, of: base), !found.isEmpty { return answer(of: found, base, depth) }
    if Self.isTypeName(name) { return .view }
    let named =
      isOfAnotherType(base, member: name)
      ? [] : index.declarations(named: name).filter { $0.kind == .function || $0.kind == .variable }
    let ofNamed = named.isEmpty ? nil : answer(of: named, base, depth)
    if ofNamed == .existential { return .unknown }
    // A modifier returns a view of whatever view it is called on. A member that project types declare, none
    // of them with an existential type, also returns a view.
    let keepsView = SwiftUIModifiers.contain(name) || isOfSwiftUI(base)
    let before = keepsView ? answer(base, depth: depth) : .unknown
    return before == .unknown && ofNamed == .view ? .view : before
  }

  /// Whether a member is hardly one that the project declares under this name: an element of a collection, or
  /// a member of an external type that isn't a view.
  private func isOfAnotherType(_ base: Node, member name: String) -> Bool {
    if Collections.givesElement(name) { return true }
    guard case .instance(.foreign, _) = index.typeOfExpression(base) else { return false }
    return !isOfSwiftUI(base)
  }

  /// The answer for the subscripts of a type that the project declares.
  private func answer(ofSubscript call: SubscriptCallExprSyntax, depth: Int) -> Answer {
    guard let base = call.calledExpression, let found = members(named: "subscript", of: base) else {
      return .unknown
    }
    return answer(of: found, base, depth)
  }

  private static func isTypeName(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase == true
  }

  /// Whether an expression names a SwiftUI view or is a value of one, or of what SwiftUI passes to a style or
  /// modifier: none of them has a member that is `any View`.
  private func isOfSwiftUI(_ expression: Node) -> Bool {
    switch index.typeOfExpression(expression) {
    case .metatype(.foreign(let name)), .instance(.foreign(let name), _):
      SwiftUIViews.contain(name) || name == "Content" || name == "Configuration"
        || name.hasSuffix("StyleConfiguration")
    case .instance(.parameter, _): true
    case .unknown: SwiftUIViews.contain(expression.text) || isHandedBySwiftUI(value: expression)
    default: false
    }
  }

  private func isHandedBySwiftUI(value: Node) -> Bool {
    guard value.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(value) else {
      return false
    }
    return binding.writtenType.map { isHandedBySwiftUI($0) } ?? false
  }

  private func members(named name: String, of base: Node) -> [Declaration]? {
    switch index.typeOfExpression(base) {
    case .instance(.known(let type), _), .metatype(.known(let type)): index.members(named: name, of: type)
    default: nil
    }
  }

  private func answer(ofName reference: Node, depth: Int) -> Answer {
    guard let name = DeclReferenceExprSyntax(reference)?.baseName else { return .unknown }
    if name.kind == .self { return .view }
    switch index.lookUp(reference) {
    case .local(let binding): return answer(of: binding, depth)
    case .members(let found, _), .moduleLevel(let found, _):
      return answer(of: found.map { index[$0] }, nil, depth)
    case .type: return .view
    case .unknown:
      // The name of an external type begins with a capital letter.
      return Self.isTypeName(name.name) || isModifierOfSelf(reference) ? .view : .unknown
    }
  }

  /// Whether a name that the project doesn't declare is a modifier of `self`, which is a view.
  private func isModifierOfSelf(_ reference: Node) -> Bool {
    guard reference.parent?.kind == .functionCallExpr else { return false }
    switch index.selfType(at: reference) {
    case .foreign(let name): return name == "View"
    case .known(let type): return index.conformance(of: type, toForeign: "View") != nil
    default: return false
    }
  }

  private func answer(of binding: LocalBinding, _ depth: Int) -> Answer {
    if let type = binding.writtenType { return answer(ofType: type, depth) }
    if binding.kind == .function, let type = FunctionDeclSyntax(binding.node)?.signature?.returnClause?.type {
      return answer(ofType: type, depth)
    }
    guard let value = binding.value else {
      // `if let image` unwraps an outer declaration.
      guard binding.node.kind == .optionalBindingCondition, let token = binding.token else { return .unknown }
      return answer(of: index.lookUp(token.name, at: binding.node), depth)
    }
    return answer(value, depth: depth)
  }

  private func answer(of resolution: NameResolution, _ depth: Int) -> Answer {
    let found = resolution.declarations.map { index[$0] }
    if case .local(let binding) = resolution { return answer(of: binding, depth) }
    return found.isEmpty ? .unknown : answer(of: found, nil, depth)
  }

  private func answer(of found: [Declaration], _ base: Node?, _ depth: Int) -> Answer {
    let answers = found.map { declaration -> Answer in
      if declaration.kind == .enumCase || declaration.kind.isType { return .unknown }
      if let type = declaration.resultType { return answer(ofType: type, depth, base) }
      return declaration.initialValue.map { answer($0, depth: depth) } ?? .unknown
    }
    if answers.contains(.existential) { return .existential }
    return answers.contains(.unknown) || answers.isEmpty ? .unknown : .view
  }

  private func answer(
    ofType type: Node, _ depth: Int, _ base: Node? = nil
  ) -> Answer {
    let core = TypeShape(type).core
    if let function = FunctionTypeSyntax(core) {
      return function.returnClause?.type.map { answer(ofType: $0, depth) } ?? .unknown
    }
    if let view = SomeOrAnyTypeSyntax(core) {
      return view.someOrAnySpecifier?.text == "any" ? .existential : .view
    }
    switch index.resolve(core) {
    case .known(let id): return index[id].kind == .protocol ? .existential : .view
    case .foreign(let name): return name == "View" ? .existential : .view
    case .parameter(let node):
      guard node.kind == .associatedTypeDecl, let base else { return .view }
      return isExistential(base, depth) ? .existential : .view
    default: return isHandedBySwiftUI(core) ? .view : .unknown
    }
  }

  /// Whether a type is what SwiftUI passes to a modifier or style of the project: `Content` is a view, and
  /// `Configuration` has no member that is `any View`.
  func isHandedBySwiftUI(_ type: Node) -> Bool {
    guard type.text == "Content" || type.text == "Configuration", let owner = index.enclosingType(of: type),
      index.members(named: type.text, of: owner).isEmpty
    else { return false }
    return index.foreignSupertypes(of: owner).contains { name in
      type.text == "Content"
        ? name == "ViewModifier" : name.hasSuffix("Style") && KnownProtocols.contains(name)
    }
  }

  /// Whether the base before the period is an existential, so that a member of an associated type becomes
  /// `any`.
  private func isExistential(_ base: Node, _ depth: Int) -> Bool { answer(base, depth: depth + 1) != .view }
}

/// The answers to a question and all questions that it leads to.
private final class OperandAnswers: Sendable {
  struct Question: Hashable {
    let expression: Node
    let depth: Int
  }

  let memory = Memory<Question, OperandCheck.Answer>()
}
