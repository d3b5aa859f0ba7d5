import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The origin of functions in variables and parameters.
extension ProjectIndex {
  /// Whether a declared type is a function type, directly or through a type alias.
  func isFunctionType(_ written: Node) -> Bool {
    let core = TypeShape(written).core
    if core.kind == .functionType { return true }
    guard core.kind == .identifierType || core.kind == .memberType,
      let name = MemberTypeSyntax(core)?.name?.name ?? IdentifierTypeSyntax(core)?.name?.name
    else { return false }
    return declarations(named: name).contains { declaration in
      guard declaration.kind == .typealias else { return false }
      let written = TypeAliasDeclSyntax(declaration.node)?.initializer?.value
      return written.map { TypeShape($0).core.kind == .functionType } ?? false
    }
  }

  /// Whether a variable contains or returns a function.
  func isFunction(_ variable: Declaration) -> Bool {
    variable.kind == .variable
      && (variable.initialValue?.kind == .closureExpr || variable.typeAnnotation.map(isFunctionType) ?? false)
  }

  /// Whether a called variable may contain or return a function. A variable of an external type is excluded.
  func mayBeFunction(_ variable: Declaration) -> Bool {
    if let written = variable.typeAnnotation {
      if case .known(let type) = resolve(TypeShape(written).core) {
        return !members(named: "callAsFunction", of: type).isEmpty
      }
      return isFunctionType(written)
    }
    guard let value = variable.initialValue else { return false }
    return [.closureExpr, .declReferenceExpr, .memberAccessExpr, .functionCallExpr].contains(value.kind)
      && foreignType(of: value) == nil
  }

  /// The candidates for a member access: the members of its base's type or, if that is unknown, all members
  /// with the name as a guess.
  func mayBeMeant(by access: MemberAccessExprSyntax) -> (members: [Declaration], isGuess: Bool) {
    guard let reference = access.declName, let name = reference.baseName?.name else { return ([], false) }
    let found = declarations(referencedBy: reference.node)
    guard found.isEmpty else { return (found.map { self[$0] }, false) }
    let call = access.node.callAsCallee
    let all = declarations(named: name).filter { $0.parent != nil && !$0.kind.isType && $0.mayTake(call) }
    guard !all.isEmpty, let base = access.base else { return (all.filter(\.isStatic), true) }
    let types = TypesInValue(of: base, self)
    guard !types.isOpen else { return (all, true) }
    let owners = types.known.flatMap { [$0] + supertypes(of: $0) }
    let possible = Set(owners + types.foreign.flatMap(types(conformingToForeign:)))
    return (all.filter { member in type(of: member.id).map(possible.contains) ?? true }, false)
  }

  /// What may run instead of a member: a member of a subclass, or of a type that satisfies a protocol
  /// requirement.
  func implementations(of member: Declaration) -> [Declaration] {
    guard let name = member.name, let owner = type(of: member.id) else { return [] }
    guard self[owner].kind == .protocol else { return overrides(of: member.id).map { self[$0] } }
    return subtypes(of: owner).flatMap { ownMembers(named: name, of: $0) }.filter { $0.kind == member.kind }
  }
}

extension CalledCode {
  /// Every value of a stored variable: its initial value, assignments, and arguments of the memberwise
  /// initializer.
  func values(of variable: Declaration) -> [Node] {
    knownValues.answer(variable.id.order) { findValues(of: variable) }
  }

  private func findValues(of variable: Declaration) -> [Node] {
    guard let name = variable.name else { return [] }
    let assigned = index.uses(of: name) { Assignment.mayFollow($0) }.compactMap { use -> Node? in
      guard let assignment = Assignment(target: use.expression), mayMean(use, variable) else { return nil }
      return assignment.value ?? use.expression.parent
    }
    return [variable.initialValue].compactMap(\.self) + assigned + initialValues(of: variable, name)
  }

  private func mayMean(_ use: Use, _ variable: Declaration) -> Bool {
    guard let access = MemberAccessExprSyntax(use.expression) else {
      return index.lookUp(use.token.name, at: use.node).declarations.contains(variable.id)
    }
    return index.mayBeMeant(by: access).members.contains { $0.id == variable.id }
  }

  private func initialValues(of member: Declaration, _ name: String) -> [Node] {
    guard let type = index.type(of: member.id), index[type].kind == .struct,
      index.ownMembers(named: "init", of: type).isEmpty
    else { return [] }
    return calls(making: type).flatMap { call in
      call.labeledArguments.filter { $0.label?.name == name }.compactMap(\.expression) + call.trailingClosures
    }
  }

  private func calls(making type: TypeID) -> [FunctionCallExprSyntax] {
    knownCreations.answer(type) { findCalls(making: type) }
  }

  private func findCalls(making type: TypeID) -> [FunctionCallExprSyntax] {
    let named = index.references(to: type, where: Self.mayBeCalled).all.map(\.node)
    let implicit = index.uses(of: "init").filter { use in
      guard case .member(let base) = use.role else { return false }
      return base.map { index.typeOfExpression($0) == .metatype(.known(type)) || $0.kind == .superExpr }
        ?? true
        || use.expression.text == "self.init"
    }.map(\.expression)
    return (named + implicit).compactMap { callee in
      let access = MemberAccessExprSyntax(callee.parent)
      let called = access?.declName?.node == callee ? access?.node ?? callee : callee
      let specialised = called.parent?.kind == .genericSpecializationExpr ? called.parent : called
      return specialised.flatMap { node in
        FunctionCallExprSyntax(node.parent).flatMap { $0.calledExpression == node ? $0 : nil }
      }
    }
  }

  /// Whether the token after a type's name may begin a call.
  private static func mayBeCalled(_ name: Token) -> Bool {
    switch name.next?.kind {
    case .leftParen, .leftBrace, .leftAngle: true
    default: false
    }
  }

  /// Every argument for a parameter of a function; the parameter itself if the function is passed on.
  func values(ofParameter node: Node) -> [Node] {
    knownArguments.answer(node) { findValues(ofParameter: node) }
  }

  private func findValues(ofParameter node: Node) -> [Node] {
    guard let function = index.enclosingDeclaration(of: node),
      let parameter = function.parameters.first(where: { $0.node == node })
    else { return [node] }
    let initial = [parameter.defaultValue].compactMap(\.self)
    if function.kind == .initializer {
      guard let type = index.type(of: function.id) else { return [node] }
      return initial
        + calls(making: type).flatMap { call in
          let values = values(of: parameter, in: call)
          return values.isEmpty || function.mayTake(call) ? values : []
        }
    }
    let asked = [function.id] + index.requirements(for: function.id)
    return initial
      + asked.flatMap { index.references(to: $0).all }.flatMap { use -> [Node] in
        guard let call = FunctionCallExprSyntax(use.expression.parent),
          call.calledExpression == use.expression
        else { return use.role == .keyPath ? [] : [node] }
        return values(of: parameter, in: call)
      }
  }

  private func values(of parameter: Parameter, in call: FunctionCallExprSyntax) -> [Node] {
    let arguments = call.labeledArguments.filter { $0.label?.name == parameter.label }
    // Of the unlabeled ones, only those that may be functions count.
    let functions = arguments.compactMap(\.expression).filter { argument in
      parameter.label != nil
        || Self.functions.contains(argument.kind) && index.foreignType(of: argument) == nil
    }
    return functions + call.trailingClosures
  }

  private static let functions: Set<SyntaxKind> = [
    .closureExpr, .declReferenceExpr, .memberAccessExpr, .functionCallExpr,
  ]
}

extension Node {
  /// Whether an expression is the callee of a call, directly or as an optional: `rule?(item)`.
  var isCalledOrUnwrapped: Bool {
    guard let parent, [.optionalChainingExpr, .forceUnwrapExpr].contains(parent.kind) else { return isCalled }
    return parent.isCalled
  }
}
