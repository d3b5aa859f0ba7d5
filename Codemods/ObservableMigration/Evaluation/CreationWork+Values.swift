import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension CreationWork: ValueQuestion {
  /// What evaluating an expression does other than creating a value; `type` is the type expected by its
  /// context.
  func first(in expression: Node, as type: ExpressionType = .unknown) -> Node? {
    switch expression.kind {
    case .memberAccessExpr: first(inMember: MemberAccessExprSyntax(unchecked: expression), as: type)
    case .functionCallExpr: first(inCall: FunctionCallExprSyntax(unchecked: expression), as: type)
    default: obstacle(in: expression)
    }
  }

  func obstacle(inOther expression: Node) -> Node? {
    switch expression.kind {
    case .keyPathExpr, .closureExpr: nil
    case .forceUnwrapExpr: obstacle(inPartsOf: expression)
    case .declReferenceExpr: isPlainName(expression) ? nil : expression
    case .memberAccessExpr, .functionCallExpr: first(in: expression)
    default: expression
    }
  }

  func mayDoMore(_ part: Node) -> Bool {
    part.parent?.parent.map { !operators.functions(calledIn: $0, index).isEmpty } ?? false
  }

  /// A trailing closure may run.
  func first(inArgumentsOf call: FunctionCallExprSyntax) -> Node? {
    if call.trailingClosure != nil { return call.node }
    return call.arguments?.children.firstNonNil { argument in
      guard let access = MemberAccessExprSyntax(LabeledExprSyntax(argument)?.expression), access.base == nil
      else { return first(in: argument) }
      return first(in: access.node, as: typeOfParameter(taking: argument, in: call))
    }
  }

  /// The type of the parameter for an argument.
  private func typeOfParameter(taking argument: Node, in call: FunctionCallExprSyntax) -> ExpressionType {
    let label = LabeledExprSyntax(argument)?.label?.name
    let types = (call.calledExpression.map(index.callables) ?? []).flatMap { function in
      function.parameters.filter { $0.label == label }.compactMap(\.type)
    }
    let told = Set(types.map { index.resolve(TypeShape($0).core) })
    return told.count == 1 ? told.first.map { .instance($0, optionalDepth: 0) } ?? .unknown : .unknown
  }

  private func isPlainName(_ expression: Node) -> Bool {
    if expression.text == "self" { return true }
    switch index.lookUp(expression) {
    case .local: return true
    // The object's own members are created with it.
    case .members(let found, _), .moduleLevel(let found, _):
      return found.allSatisfy { isThere(index[$0]) || isOwn(index[$0]) }
    case .type, .unknown: return true
    }
  }

  private func isOwn(_ variable: Declaration) -> Bool {
    variable.kind == .variable && variable.isStored && !variable.isStatic && variable.parent != nil
  }

  private func first(inMember access: MemberAccessExprSyntax, as type: ExpressionType) -> Node? {
    if let base = access.base, let work = first(in: base) { return work == base ? access.node : work }
    return isPlain(access, as: type) ? nil : access.node
  }

  /// Whether a member is a stored value, apart from its base: `.medium`, `Store.shared`, `service.client`.
  private func isPlain(_ access: MemberAccessExprSyntax, as type: ExpressionType) -> Bool {
    guard let name = access.declName?.baseName?.name else { return false }
    switch access.base.map(index.typeOfExpression) ?? type {
    case .metatype(.known(let type)), .instance(.known(let type), _):
      return index.members(named: name, of: type).allSatisfy {
        $0.kind == .enumCase || $0.kind.isType || isThere($0) || givesPlainValue($0)
          || isOwn($0) && access.base?.text == "self"
      }
    // Members that the project adds to external types: `String.empty`.
    case .metatype(.foreign(let type)) where !index.members(named: name, ofForeign: type).isEmpty:
      return index.members(named: name, ofForeign: type).allSatisfy { isThere($0) || givesPlainValue($0) }
    case .instance(.foreign(let type), _)
    where access.base == nil && !index.members(named: name, ofForeign: type).isEmpty:
      return index.members(named: name, ofForeign: type).allSatisfy { isThere($0) || givesPlainValue($0) }
    // The type of `.shared` is unknown: every value with that name counts.
    case .unknown where access.base == nil && name != "now":
      if isEarly, name == "shared" || name == "current" { return false }
      return index.declarations(named: name).allSatisfy {
        $0.kind != .variable || !$0.isStatic || isThere($0) || givesPlainValue($0)
      }
    // `Color.red`, `CGFloat.pi`; `Date.now` depends on the time of evaluation.
    case .metatype(.foreign(let type))
    where AppleTypes.traits(of: type).contains(.plain) && access.base != nil && name != "now":
      return !isEarly || name != "shared" && name != "current"
    case .instance(.foreign(let type), _)
    where access.base != nil && AppleTypes.traits(of: type).contains(.plain)
      && index.members(named: name, ofForeign: type).isEmpty:
      return true
    default:
      if isEarly, name == "shared" || name == "current" { return false }
      return access.base == nil && name != "now"
        || ["shared", "standard", "default", "main", "current", "zero", "self", "max", "min"].contains(name)
    }
  }

  private func first(inCall call: FunctionCallExprSyntax, as type: ExpressionType) -> Node? {
    if let work = first(inArgumentsOf: call) { return work }
    guard let callee = call.calledExpression else { return call.node }
    if callee.kind == .arrayExpr || callee.kind == .dictionaryExpr { return nil }
    if let value = call.immediateValue { return first(in: value) }
    let named = GenericSpecializationExprSyntax(callee)?.expression ?? callee
    if case .metatype(.known(let type)) = index.typeOfExpression(named) { return first(inside: type) }
    if let access = MemberAccessExprSyntax(named), access.base == nil {
      return first(inCall: call, ofMember: access.declName?.baseName?.name ?? "", of: type)
    }
    // `Date()` depends on the time of evaluation.
    let isNow = named.text == "Date" && call.arguments?.children.first == nil
    return AppleTypes.traits(of: named.text).contains(.plain) && !isNow ? nil : call.node
  }

  /// `.init(…)`, and `.some(…)` if it is an enum case and not a function.
  private func first(
    inCall call: FunctionCallExprSyntax, ofMember name: String, of type: ExpressionType
  ) -> Node? {
    let isCreation = name == "init" || name == "`init`"
    let isPlain: Bool
    switch type {
    case .instance(.known(let type), _):
      if isCreation { return first(inside: type) }
      isPlain = index.members(named: name, of: type).allSatisfy { $0.kind == .enumCase }
    case .instance(.foreign(let type), _) where isCreation:
      isPlain = AppleTypes.traits(of: type).contains(.plain)
    default:
      isPlain =
        !isCreation && index.declarations(named: name).allSatisfy { $0.kind == .enumCase || !$0.isStatic }
    }
    return isPlain ? nil : call.node
  }
}
