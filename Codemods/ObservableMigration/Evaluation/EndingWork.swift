import ProjectIndex
import SwiftCST

/// Determines whether the end of an object does more than release its own properties.
struct EndingWork {
  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  /// The first class whose `deinit` does work: the class of an object, its superclasses, and those of the
  /// objects that it creates for itself; for a protocol or a generic parameter, any of `classes`.
  func first(in type: ExpressionType, or classes: [TypeID]) -> TypeID? {
    switch type {
    case .instance(.known(let type), _) where index[type].kind != .protocol: first(among: [type])
    default: first(among: classes)
    }
  }

  /// The first among types and the types of the parts of their objects, at any depth.
  private func first(among types: [TypeID]) -> TypeID? {
    var open = types
    var seen = Set(types)
    while !open.isEmpty {
      let classes = open.flatMap { [$0] + index.superclasses(of: $0) }
      if let found = classes.first(where: doesWork) { return found }
      open = classes.flatMap(index.members).flatMap(made).filter { seen.insert($0).inserted }
    }
    return nil
  }

  /// The types of the values that an object creates for a stored property, or in an initializer.
  private func made(in member: Declaration) -> [TypeID] {
    let isProperty =
      member.kind == .variable && member.isStored && !member.isStatic && !member.traits.contains(.lazy)
    let code = member.kind == .initializer ? member.body?.node : isProperty ? member.initialValue : nil
    guard let code else { return [] }
    // `.init()` has the declared type.
    let whole = code.kind == .functionCallExpr ? [index.typeOfVariable(member.id)] : []
    let inside = code.subtree.filter { $0.kind == .functionCallExpr }.map(index.typeOfExpression)
    return (whole + inside).compactMap { type in
      guard case .instance(.known(let type), _) = type else { return nil }
      return type
    }
  }

  private func doesWork(_ type: TypeID) -> Bool {
    index.members(of: type).contains {
      $0.kind == .deinitializer && index.type(of: $0.id) == type && !isHarmless($0.body, depth: 0)
    }
  }

  private func isHarmless(_ body: CodeBlockSyntax?, depth: Int) -> Bool {
    guard depth < 4, let body else { return false }
    guard let statements = body.statements else { return true }
    return statements.children.allSatisfy { item in
      CodeBlockItemSyntax(item)?.item.map { isHarmless($0, depth: depth) } ?? false
    }
  }

  /// `task?.cancel()`, `task = nil`, or a method of the object that does nothing else.
  private func isHarmless(_ statement: Node, depth: Int) -> Bool {
    if let operands = SequenceExprSyntax(statement)?.elements.map({ Array($0.children) }) {
      return operands.count == 3 && operands[1].kind == .assignmentExpr && isOwn(operands[0])
        && operands[2].kind == .nilLiteralExpr
    }
    if let branch = IfExprSyntax(ExpressionStmtSyntax(statement)?.expression ?? statement) {
      return branch.elseBody == nil && bindsNothing(branch)
    }
    guard let call = FunctionCallExprSyntax(statement), let callee = call.calledExpression else {
      return false
    }
    if callee.text == "NotificationCenter.default.removeObserver" { return call.arguments?.text == "self" }
    if let access = MemberAccessExprSyntax(callee), let base = access.base, base.text != "self" {
      let isNoCall = base.kind == .optionalChainingExpr || access.declName?.baseName?.name == "forEach"
      if isNoCall, isOwn(base, where: isEmpty) { return true }
      switch access.declName?.baseName?.name {
      case "removeAll": return isOwn(base, where: holdsNothing)
      case "cancel", "invalidate": return isOwn(base) { isEmpty($0) || isMade($0) }
      default: return false
      }
    }
    let named = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
    let methods = index.declarations(referencedBy: named).map { index[$0] }
    return !methods.isEmpty
      && methods.allSatisfy { $0.kind == .function && isHarmless($0.body, depth: depth + 1) }
  }

  /// Whether an `if let` reads a property that is empty in a newly created object.
  private func bindsNothing(_ branch: IfExprSyntax) -> Bool {
    guard let first = branch.conditions?.children.first,
      let binding = OptionalBindingConditionSyntax(ConditionElementSyntax(first)?.condition)
    else { return false }
    if let value = binding.initializer?.value { return isOwn(value, where: isEmpty) }
    guard let token = IdentifierPatternSyntax(binding.pattern)?.identifier else { return false }
    let found = index.lookUp(token.name, at: branch.node).declarations.map { index[$0] }
    return !found.isEmpty && found.allSatisfy(isEmpty)
  }

  /// Whether a stored property is empty until a method of the object sets it.
  private func isEmpty(_ property: Declaration) -> Bool {
    property.isStored && !property.isStatic && holdsNothing(property) && isLeftAlone(property)
  }

  /// Whether the value of a stored property is created by each object for itself: a value passed in or shared
  /// is still used elsewhere.
  private func isMade(_ property: Declaration) -> Bool {
    guard let callee = FunctionCallExprSyntax(property.initialValue)?.calledExpression else { return false }
    let isType = callee.text.unicodeScalars.first?.properties.isUppercase == true
    return isType && callee.kind != .memberAccessExpr && isLeftAlone(property)
  }

  /// Whether no initializer mentions a property.
  private func isLeftAlone(_ property: Declaration) -> Bool {
    guard let name = property.name, let type = index.type(of: property.id) else { return false }
    return index.ownMembers(named: "init", of: type).allSatisfy { initializer in
      initializer.body.map { index.uses(of: name, in: $0.node).isEmpty } ?? false
    }
  }

  private func holdsNothing(_ property: Declaration) -> Bool {
    guard let value = property.initialValue else {
      return property.isOptional
    }
    if value.kind == .nilLiteralExpr { return true }
    let callee = FunctionCallExprSyntax(value)?.calledExpression
    return ["[]", "[:]"].contains(value.text)
      || callee?.kind == .arrayExpr && value.text.hasSuffix("()")
  }

  /// Whether an expression is a stored property of the object.
  private func isOwn(_ expression: Node, where isMeant: (Declaration) -> Bool = { _ in true }) -> Bool {
    switch expression.kind {
    case .optionalChainingExpr, .forceUnwrapExpr:
      return expression.children.contains { isOwn($0, where: isMeant) }
    case .declReferenceExpr, .memberAccessExpr: break
    default: return false
    }
    let access = MemberAccessExprSyntax(expression)
    guard access == nil || access?.base?.text == "self" else { return false }
    let found = index.declarations(referencedBy: access?.declName?.node ?? expression).map { index[$0] }
    return !found.isEmpty
      && found.allSatisfy { $0.kind == .variable && $0.isStored && !$0.isStatic && isMeant($0) }
  }
}
