import ProjectIndex
import SwiftCST

// MARK: - Values

extension Renewals {
  /// The number of members whose results are followed.
  private static var depth: Int { 3 }

  /// Why a value never compares equal to the one of the last evaluation; nil if it may.
  func kind(of value: Node, depth: Int) -> Making.Renewal.Kind? {
    switch value.kind {
    case .arrayExpr, .arrayElementList, .arrayElement, .dictionaryExpr, .dictionaryElementList,
      .dictionaryElement, .tupleExpr, .labeledExprList, .labeledExpr, .tryExpr, .forceUnwrapExpr:
      return value.children.firstNonNil { kind(of: $0, depth: depth) }
    case .closureExpr: return captures(value) ? .closureHolder : nil
    case .functionCallExpr: return kind(ofCall: FunctionCallExprSyntax(unchecked: value), depth: depth)
    case .declReferenceExpr, .memberAccessExpr: return kind(ofNamed: value, depth: depth)
    default: return nil
    }
  }

  private func kind(ofCall call: FunctionCallExprSyntax, depth: Int) -> Making.Renewal.Kind? {
    if makesObject(call.node) { return .object }
    if isComputedBinding(call.node) { return .closureHolder }
    guard let callee = call.calledExpression else { return nil }
    if let type = model.type(madeBy: call) { return kind(ofMaking: type, call, depth: depth) }
    let isForeignView = ViewCall(call).frameworkName(index)
    if isForeignView == "AnyView" { return .erasedView }
    if isForeignView != nil { return kind(ofContentOf: call, depth: depth) }
    if let helper = helper(namedBy: MemberAccessExprSyntax(callee)?.declName?.node ?? callee),
      helper.kind == .function
    {
      return kind(ofResultOf: helper, depth: depth)
    }
    guard let member = MemberCall(call) else { return nil }
    if member.name == "map" || member.name == "compactMap" {
      return call.onlyClosure.flatMap { kind(ofStatements: $0, depth: depth) }
    }
    guard SwiftUIModifiers.contain(member.name) else { return nil }
    return kind(of: member.base, depth: depth) ?? kind(ofContentOf: call, depth: depth)
  }

  /// A structure of the project that contains a closure, or is created from what never compares equal.
  private func kind(
    ofMaking type: TypeID, _ call: FunctionCallExprSyntax, depth: Int
  ) -> Making.Renewal.Kind? {
    guard index[type].kind == .struct else { return nil }
    let isView = model.kind(of: type) != .none
    let closures = ViewCall(call).closures.map(\.syntax.node)
    if closures.contains(where: { (isView ? keepsClosure($0, type) : true) && captures($0) }) {
      if isView || keepsClosures(type, depth: 0) { return .closureHolder }
    }
    if !isView, keepsClosures(type, depth: 0), closures.isEmpty,
      call.argumentValues.contains(where: isBoundMethod)
    {
      return .closureHolder
    }
    return call.argumentValues.firstNonNil { kind(of: $0, depth: depth) }
  }

  /// What SwiftUI's view or modifier stores: closures that run later, and the content of others.
  private func kind(ofContentOf call: FunctionCallExprSyntax, depth: Int) -> Making.Renewal.Kind? {
    for closure in ViewCall(call).closures.map(\.syntax) {
      switch model.role(of: closure.node) {
      case .content, .label:
        if let kind = kind(ofStatements: closure, depth: depth) { return kind }
      case .atOnce, .macro, .unknown: continue
      default: if captures(closure.node) { return .closureHolder }
      }
    }
    if call.argumentValues.contains(where: isBoundMethod) { return .closureHolder }
    return call.argumentValues.firstNonNil { kind(of: $0, depth: depth) }
  }

  func kind(ofStatements closure: ClosureExprSyntax, depth: Int) -> Making.Renewal.Kind? {
    closure.items.firstNonNil { kind(ofStatement: $0, depth: depth) }
  }

  /// The same for one statement: of `if` and `switch`, all branches.
  private func kind(ofStatement statement: Node, depth: Int) -> Making.Renewal.Kind? {
    switch statement.kind {
    case .expressionStmt, .ifExpr, .switchExpr, .codeBlock, .codeBlockItemList, .codeBlockItem,
      .switchCaseList,
      .switchCase:
      statement.children.firstNonNil { kind(ofStatement: $0, depth: depth) }
    case .conditionElementList, .switchCaseLabel: nil
    default: kind(of: ReturnStmtSyntax(statement)?.expression ?? statement, depth: depth)
    }
  }

  /// The value of a computed property, or of a local constant.
  private func kind(ofNamed name: Node, depth: Int) -> Making.Renewal.Kind? {
    if case .local(let binding) = index.lookUp(name), binding.kind == .variable, !binding.isMutable {
      return depth < Self.depth ? binding.value.flatMap { kind(of: $0, depth: depth + 1) } : nil
    }
    guard let helper = helper(namedBy: MemberAccessExprSyntax(name)?.declName?.node ?? name),
      helper.kind == .variable
    else { return nil }
    return kind(ofResultOf: helper, depth: depth)
  }

  func helper(namedBy name: Node) -> Declaration? {
    guard name.kind == .declReferenceExpr, DeclReferenceExprSyntax(name)?.baseName?.isProjection == false,
      let id = model.declarations(referencedBy: name).only, BodyReach.isHelper(index[id])
    else { return nil }
    return index[id]
  }

  /// What each result of a computed property or function is; nil if one of them may be the same again.
  private func kind(ofResultOf helper: Declaration, depth: Int) -> Making.Renewal.Kind? {
    guard depth < Self.depth, let code = helper.getterStatements ?? helper.body?.statements else {
      return nil
    }
    var results = code.subtree.filter { node in
      node.kind == .returnStmt
        && node.enclosing { $0 == .closureExpr || $0 == .functionDecl }.map { outer in
          !code.contains(outer)
        } != false
    }.compactMap { ReturnStmtSyntax($0)?.expression }
    if results.isEmpty {
      results = code.children.compactMap { CodeBlockItemSyntax($0)?.item }.suffix(1)
    }
    let kinds = results.map { kind(of: $0, depth: depth + 1) }
    return kinds.contains { $0 == nil } ? nil : kinds.first ?? nil
  }

  /// Whether a value is a new object of one of the project's classes, or of a class of Apple's.
  func makesObject(_ value: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(value) else { return false }
    if let type = model.type(madeBy: call) { return index[type].kind == .class }
    return makesForeignObject(call)
  }

  /// `DateFormatter()`, `Timer.publish(every: 1, on: .main, in: .common).autoconnect()`
  private func makesForeignObject(_ call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return false }
    guard let member = MemberCall(call) else {
      let type = GenericSpecializationExprSyntax(callee)?.expression ?? callee
      return FreshValues.isClass(type.text) && index.isForeign(type)
    }
    if member.name == "autoconnect" { return makesObject(member.base) }
    return member.name == "publish" && member.base.text == "Timer" && index.isForeign(member.base)
  }

  /// `Binding(get: { … }, set: { … })`, `Binding { … } set: { … }`
  private func isComputedBinding(_ value: Node) -> Bool {
    FunctionCallExprSyntax(value).map { call in
      let name = GenericSpecializationExprSyntax(call.calledExpression)?.expression ?? call.calledExpression
      return ["Binding", ".init"].contains(name?.text ?? "")
        && (call.argumentLabels.first == "get" || ViewCall(call).closures.contains { $0.label == "set" })
    } ?? false
  }

  /// Whether values of a type may contain a closure: a structure, or an enumeration with associated values.
  func holdsFunctions(_ type: TypeID, depth: Int) -> Bool {
    guard depth < 4, model.kind(of: type) == .none else { return false }
    guard index[type].kind == .enum else { return keepsClosures(type, depth: depth) }
    return index.members(of: type).contains { member in
      member.kind == .enumCase
        && member.parameters.contains { parameter in
          parameter.type.map { type in
            if index.functionType(type) != nil { return true }
            return index.resolve(TypeShape(type).core).known.map { holdsFunctions($0, depth: depth + 1) }
              ?? false
          } ?? false
        }
    }
  }

  /// Whether a structure contains a closure, directly or in a nested structure.
  func keepsClosures(_ type: TypeID, depth: Int) -> Bool {
    guard depth < 4, index[type].kind == .struct, model.kind(of: type) == .none else { return false }
    return index.members(of: type).contains { member in
      guard member.isStored, !member.isStatic, let annotation = member.typeAnnotation else { return false }
      if index.functionType(annotation) != nil { return true }
      guard case .known(let inner) = index.resolve(TypeShape(annotation).core) else { return false }
      return keepsClosures(inner, depth: depth + 1)
    }
  }
}
