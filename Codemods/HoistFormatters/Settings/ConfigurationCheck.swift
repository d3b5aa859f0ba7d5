import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Proves that a formatter is the same on every call.
struct ConfigurationCheck {
  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  /// Adds the local formatters and constants that only serve to configure: those whose every use is among the
  /// ingredients.
  func gather(into ingredients: inout FormatterIngredients) throws(Obstacle) {
    var next = 0
    while next < ingredients.values.count {
      let value = ingredients.values[next]
      next += 1
      for variable in locals(in: value)
      where !ingredients.owned.contains(where: { $0.contains(variable.binding) }) {
        if let formatter = Self.formatterClass(of: variable) {
          try take(variable, formatter, into: &ingredients)
        } else {
          take(constant: variable, into: &ingredients)
        }
      }
    }
  }

  private func locals(in value: Node) -> [FormatterVariable] {
    value.subtree.compactMap { node in
      guard node.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(node),
        binding.kind == .variable
      else { return nil }
      return FormatterVariable(binding.node)
    }
  }

  private func take(
    _ variable: FormatterVariable, _ formatter: FormatterClass, into ingredients: inout FormatterIngredients
  ) throws(Obstacle) {
    let group = try FormatterGroup(variable, formatter, index)
    let isOwn = group.feeds.allSatisfy { feed in ingredients.owned.contains { $0.contains(feed.name) } }
    guard group.reads.isEmpty, group.returns.isEmpty, isOwn else { return }
    ingredients.add(inner: group)
    if let value = variable.value { ingredients.values += Self.parts(of: value) }
  }

  private func take(constant variable: FormatterVariable, into ingredients: inout FormatterIngredients) {
    guard !variable.isMutable, let value = variable.value else { return }
    let isOwn = variable.mentions(index).allSatisfy { use in
      ingredients.owned.contains { $0.contains(use.node) }
    }
    guard isOwn else { return }
    ingredients.statements.append(variable.item)
    ingredients.owned.append(variable.item)
    ingredients.bindings.append(variable.binding)
    ingredients.constants.append(value)
    ingredients.values.append(value)
  }

  /// The class of the formatter that a local variable contains.
  static func formatterClass(of variable: FormatterVariable) -> FormatterClass? {
    let name: String?
    if let type = variable.writtenType {
      name = type.text
    } else if let value = variable.value {
      name = FunctionCallExprSyntax(TryExprSyntax(value)?.expression ?? value)?.calledExpression?.text
    } else {
      name = nil
    }
    return name.flatMap { FormatterClass.named($0.hasSuffix(".init") ? String($0.dropLast(5)) : $0) }
  }

  /// The parts of a formatter's value that have to be constant: its arguments.
  static func parts(of value: Node) -> [Node] {
    FunctionCallExprSyntax(TryExprSyntax(value)?.expression ?? value)?.argumentValues ?? []
  }
}

// MARK: - Constness

extension ConfigurationCheck {
  /// Ensures that no ingredient depends on the call.
  func prove(_ ingredients: FormatterIngredients, seesStatics: Bool) throws(Obstacle) {
    var constants = ConstantExpressions(index)
    constants.locals = ingredients.bindings
    constants.made = Set(FormatterClass.all.filter(\.isMadeWithoutArguments).map(\.name))
    constants.functions = ["DateFormatter": ["dateFormat"]]
    constants.seesStatics = seesStatics
    try proveOwnReads(ingredients)
    for value in ingredients.values {
      constants.granted = try ClosureCheck(constants, index).kept(in: value) + ingredients.ownReads
      if let part = constants.variablePart(of: value) {
        throw obstacle(argument(behind: part, constants) ?? part, ingredients)
          .through(constant(value, ingredients))
      }
    }
    try proveUserInfo(ingredients)
    try proveTexts(ingredients)
    try ObjectCheck(index).prove(ingredients)
    for setting in ingredients.settings where isOwn(setting.property) { throw .changing(setting.property) }
  }

  /// What a formatter reads of itself is part of its set-up, unless the formatter follows a locale that
  /// changes later: `f.locale = .current`. The value that was read doesn't follow it.
  private func proveOwnReads(_ ingredients: FormatterIngredients) throws(Obstacle) {
    guard let read = ingredients.ownReads.first.flatMap(MemberAccessExprSyntax.init) else { return }
    let follows = ingredients.values.contains { $0.subtree.contains(where: ConfigurationPatches.isCurrent) }
    let isOfProject = ingredients.ownReads.contains { node in
      isOwn(MemberAccessExprSyntax(node)?.declName?.baseName?.name ?? "")
    }
    if follows || isOfProject { throw .variable(read.base?.text ?? "") }
  }

  /// The argument that differs from call to call, if a part is the name of an external function: `step` of
  /// `max(step, 0)`.
  private func argument(behind part: Node, _ constants: ConstantExpressions) -> Node? {
    guard let call = FunctionCallExprSyntax(part.parent), call.calledExpression == part,
      part.kind == .declReferenceExpr, case .unknown = index.lookUp(part)
    else { return nil }
    let argument = call.argumentValues.firstNonNil { constants.variablePart(of: $0) }
    return argument?.subtree.first { isLocal($0, constants) } ?? argument
  }

  private func isLocal(_ name: Node, _ constants: ConstantExpressions) -> Bool {
    guard name.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(name) else {
      return false
    }
    return !constants.locals.contains(binding.node)
  }

  /// The name of the local constant that has a value and moves with the formatter.
  private func constant(_ value: Node, _ ingredients: FormatterIngredients) -> String? {
    guard ingredients.constants.contains(value) else { return nil }
    return IdentifierPatternSyntax(PatternBindingSyntax(value.parent?.parent)?.pattern)?.identifier?.name
  }

  /// Whether the project declares a property of formatters, whose setter may use anything.
  private func isOwn(_ property: String) -> Bool {
    let classes = ["Formatter", "NSObject"] + FormatterClass.all.map(\.name)
    return classes.contains { !index.members(named: property, ofForeign: $0).isEmpty }
  }

  /// A coder may copy its `userInfo` when it is set: `.current` would never change.
  private func proveUserInfo(_ ingredients: FormatterIngredients) throws(Obstacle) {
    let told = ingredients.settings.filter { $0.property == "userInfo" }.flatMap(\.values)
    for node in told.flatMap({ Array($0.subtree) }) where ConfigurationPatches.isCurrent(node) {
      throw .changingInfo(node.text)
    }
  }

  /// A text is created once: the user's settings in it would never change.
  private func proveTexts(_ ingredients: FormatterIngredients) throws(Obstacle) {
    for value in ingredients.values where value.kind != .closureExpr {
      for node in value.subtree where ConfigurationPatches.isCurrent(node) {
        let holders = node.ancestors.prefix { $0 != value }.map(\.kind)
        // A closure evaluates it each time.
        guard !holders.contains(.closureExpr), holders.contains(.expressionSegment) else { continue }
        throw .changing(node.text)
      }
    }
  }

  /// The obstacle in a part of the configuration.
  private func obstacle(_ part: Node, _ ingredients: FormatterIngredients) -> Obstacle {
    let name = DeclReferenceExprSyntax(part)?.baseName?.name ?? part.shortText
    if isInSomeBuilds(part) { return .inSomeBuilds(name) }
    let isInUserInfo = ingredients.settings.contains { setting in
      setting.property == "userInfo" && setting.values.contains { $0.contains(part) }
    }
    let token = DeclReferenceExprSyntax(part)?.baseName
    if token?.kind == .`self` { return isInUserInfo ? .callState(name) : .selfValue(selfMember(part)) }
    if token?.kind == .Self { return .meaningOfSelf }
    let other = isInUserInfo ? Obstacle.changingInfo(name) : unnamed(part, name)
    guard part.kind == .declReferenceExpr else { return other }
    switch index.lookUp(part) {
    case .local: return isInUserInfo ? .callState(name) : .variable(name)
    case .members(let found, _):
      guard found.allSatisfy({ index[$0].isStatic }) else {
        return isInUserInfo ? .callState(name) : .selfValue(name)
      }
      return found.allSatisfy { index[$0].traits.contains(.let) } ? .outOfReach(name) : other
    default: return other
    }
  }

  /// Whether a part names constants that are only in some clauses of an `#if`.
  private func isInSomeBuilds(_ part: Node) -> Bool {
    let reference = MemberAccessExprSyntax(part)?.declName?.node ?? part
    guard reference.kind == .declReferenceExpr else { return false }
    let found = index.declarations(referencedBy: reference)
    return !index.isPresent(found, wherever: part)
      && found.contains { index[$0].traits.contains([.conditional, .let]) }
  }

  private func selfMember(_ part: Node) -> String {
    MemberAccessExprSyntax(part.parent)?.declName?.baseName?.name ?? "self"
  }

  /// A part that depends on no name of the call may still have a different value each time.
  private func unnamed(_ part: Node, _ name: String) -> Obstacle {
    for scope in part.ancestors {
      switch scope.kind {
      case .forStmt, .whileStmt, .repeatStmt: return .perIteration
      case .functionDecl, .accessorBlock, .closureExpr: return .changing(name)
      default: continue
      }
    }
    return .changing(name)
  }
}
