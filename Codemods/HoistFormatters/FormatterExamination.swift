import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Follows a formatter from its creation to its uses.
struct FormatterExamination {
  /// The result for a creation.
  enum Verdict {
    case hoist(HoistPlan)
    case refused(Obstacle)
    /// It is never used.
    case unused
    /// It is part of another formatter, which is reported for both; or it costs nothing, or has to be made.
    case passedOver
  }

  private let file: FileContext
  private let creation: FormatterCreation
  private var index: ProjectIndex { file.index }
  private var formatter: FormatterClass { creation.formatter }

  init(_ creation: FormatterCreation, in file: FileContext) {
    self.creation = creation
    self.file = file
  }

  /// The result for the creation.
  var verdict: Verdict {
    switch CreationContext(of: creation.call, in: file) {
    case .seldom: return .passedOver
    case .obstacle(let obstacle): return .refused(obstacle)
    case .viewProperty(let declaration):
      return attempt { () throws(Obstacle) in
        .hoist(try PropertyExamination(declaration, creation, in: file).plan())
      }
    case .call where isGivenPattern: return .passedOver
    case .call:
      let verdict = attempt { () throws(Obstacle) in try examine() }
      guard case .refused = verdict, CreationRarity(of: creation.value, formatter, in: file).isRare else {
        return verdict
      }
      return .passedOver
    }
  }

  /// Whether the caller of a function gives the pattern of a regular expression: making one is its business.
  private var isGivenPattern: Bool {
    guard formatter.isRegularExpression,
      let pattern = FunctionCallExprSyntax(creation.call)?.argumentValues.first,
      pattern.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(pattern)
    else { return false }
    return binding.node.kind == .functionParameter
  }

  private func attempt(_ body: () throws(Obstacle) -> Verdict) -> Verdict {
    do throws(Obstacle) { return try body() } catch { return .refused(error) }
  }

  private func examine() throws(Obstacle) -> Verdict {
    if let factory = creation.factory { throw .factory(factory) }
    var value = creation.value
    var inner = FormatterIngredients()
    while true {
      switch FormatterUse(of: value, as: formatter, index) {
      case .initializes(let binding):
        guard let variable = FormatterVariable(binding) else { throw Self.obstacle(to: binding) }
        let group = try FormatterGroup(variable, formatter, index)
        if variable.isInClause { throw .conditionalCompilation }
        if let call = group.wholeClosureCall {
          inner.add(group)
          value = call
          continue
        }
        return try verdict(on: group, value, inner)
      case .returns:
        guard let call = enclosingCall(of: value) else { return .hoist(try result(value, inner)) }
        value = call
      case .reads:
        return .hoist(try plan(value, inner, replacing: [.expression(value)]))
      case .feeds(let owner):
        guard isLocalFormatter(owner) else { throw .stored }
        return .passedOver
      case .isPassedWithClosure(let callee): throw .helper(callee)
      case .isPassed(let callee): throw isAutoclosure(value) ? .inArgument : .passed(callee)
      case .isAsked(let property): throw .asked(property)
      case .isDropped:
        if let choice = branch(givenBy: value) { throw .conditional(choice) }
        return formatter.isRegularExpression ? .passedOver : .unused
      case .isStored, .configures, .isReassigned, .isInout:
        if isInTuple(value) { throw .reassigned("declared together with others") }
        if let choice = choice(of: value) { throw .conditional(choice) }
        throw lateAssignment(of: value).map { .reassigned($0) } ?? .stored
      }
    }
  }

  /// Why a variable can't be followed.
  private static func obstacle(to binding: Node) -> Obstacle {
    let modifier = VariableDeclSyntax(binding.parent?.parent)?.modifiers?.firstToken.text
    if let modifier, modifier == "weak" || modifier == "unowned" { return .weakly(modifier) }
    return .reassigned("declared together with others")
  }

  // MARK: - Uses of the formatter

  private func verdict(
    on group: FormatterGroup, _ value: Node, _ inner: FormatterIngredients
  ) throws(Obstacle) -> Verdict {
    if group.isUnused { return .unused }
    if !group.feeds.isEmpty {
      guard group.returns.isEmpty, group.feeds.allSatisfy({ isLocalFormatter($0.owner) }) else {
        throw .stored
      }
      guard !group.reads.isEmpty else { return .passedOver }
    }
    var ingredients = inner
    ingredients.add(group)
    let uses = group.reads.map { node -> HoistPlan.Replacement in
      node.kind == .declReferenceExpr ? .expression(node) : .shorthand(node)
    }
    let others = (group.feeds.map(\.name) + group.returns).map { HoistPlan.Replacement.expression($0) }
    var plan = try plan(value, ingredients, replacing: uses + others)
    plan.binding = group.variable.binding
    plan.variableName = group.variable.name.text
    // A name that needs backticks is not used for the property.
    plan.givenName = group.variable.name.text.hasPrefix("`") ? nil : plan.variableName
    if !group.returns.isEmpty { try allowSharing(&plan, group.returns[0]) }
    return .hoist(plan)
  }

  /// The value of a property or function: `var formatter: K { K() }`.
  private func result(_ value: Node, _ inner: FormatterIngredients) throws(Obstacle) -> HoistPlan {
    var plan = try plan(value, inner, replacing: [.expression(value)])
    try allowSharing(&plan, value)
    return plan
  }

  private func allowSharing(_ plan: inout HoistPlan, _ value: Node) throws(Obstacle) {
    guard !formatter.isRegularExpression else { return }
    if let why = SharedResult(of: value, formatter, in: file).obstacle { throw .returned(why) }
    plan.effects.append(HoistRules.sharedResult)
  }

  private func plan(
    _ value: Node, _ gathered: FormatterIngredients, replacing replacements: [HoistPlan.Replacement]
  ) throws(Obstacle) -> HoistPlan {
    guard let scope = StorageScope(around: value, in: file) else { throw .topLevel }
    var ingredients = gathered
    ingredients.owned.append(value)
    ingredients.values += ConfigurationCheck.parts(of: creation.call)
    let check = ConfigurationCheck(index)
    try check.gather(into: &ingredients)
    try MoveCheck(to: scope, in: file).prove(value, ingredients.statements)
    try check.prove(ingredients, seesStatics: !scope.isFileScope)
    var plan = HoistPlan(formatter: formatter, value: value, scope: scope)
    plan.replacements = replacements
    plan.givenName = boundName(of: value)
    plan.statements = ingredients.statements.filter { !value.contains($0) }.sorted(on: \.id)
    let uses = replacements.map(\.node)
    if let comment = PurposeCheck(statements: plan.statements, value: value, uses: uses).comment {
      throw .onPurpose(comment)
    }
    ConfigurationPatches(file).apply(ingredients, to: &plan)
    try RegexTry(creation, value, index).apply(to: &plan)
    if let comment = ToolCommentCheck(of: plan, in: file).comment { throw .toolComment(comment) }
    return plan
  }

  // MARK: - Context

  /// The name in `if let regex = try? …`.
  private func boundName(of value: Node) -> String? {
    let condition = OptionalBindingConditionSyntax(value.parent?.parent)
    let name = IdentifierPatternSyntax(condition?.pattern)?.identifier?.text
    // A name that needs backticks is not used for the property.
    return name?.hasPrefix("`") == true ? nil : name
  }

  /// The call of the closure whose value is the formatter: `{ return K() }()`.
  private func enclosingCall(of value: Node) -> Node? {
    guard let item = value.ancestors.first(where: { $0.kind == .codeBlockItem }),
      item.parent?.tokenIndices == item.tokenIndices
    else { return nil }
    return FormatterGroup.immediateCall(around: item)
  }

  private func isLocalFormatter(_ name: Node) -> Bool {
    guard case .local(let binding) = index.lookUp(name), let variable = FormatterVariable(binding.node) else {
      return false
    }
    return ConfigurationCheck.formatterClass(of: variable) != nil
  }

  /// The operation on a local variable that a creation is assigned to; nil if it is not assigned to one.
  private func lateAssignment(of value: Node) -> String? {
    guard let list = value.parent, list.kind == .exprList, let target = list.children.first,
      case .local(let binding) = index.lookUp(target)
    else { return nil }
    let isFirst = PatternBindingSyntax(binding.node)?.initializer == nil
    return isFirst ? "declared without initial value" : "reassigned"
  }

  /// The operator that chooses between a creation and another value: `given ?? K()`.
  private func choice(of value: Node) -> String? {
    guard let list = value.parent else { return nil }
    if list.kind == .unresolvedTernaryExpr { return "?:" }
    guard list.kind == .exprList else { return nil }
    if list.children.contains(where: { $0.kind == .unresolvedTernaryExpr }) { return "?:" }
    return list.children.contains { $0.text == "??" } ? "??" : nil
  }

  /// The keyword of an `if` or `switch` whose value a creation is, in one of its branches.
  private func branch(givenBy value: Node) -> String? {
    var keyword: String?
    var isOnly = true
    for ancestor in value.ancestors {
      switch ancestor.kind {
      case .ifExpr: keyword = "if"
      case .switchExpr: keyword = "switch"
      case .codeBlockItemList: isOnly = ancestor.children.only != nil
      case .codeBlockItem, .codeBlock, .switchCase, .switchCaseList, .expressionStmt, .accessorBlock: continue
      case .functionDecl, .accessorDecl, .patternBinding, .closureExpr: return isOnly ? keyword : nil
      default: return keyword
      }
    }
    return nil
  }

  /// Whether a creation is an element of `let (a, b) = (K(), K())`.
  private func isInTuple(_ value: Node) -> Bool {
    let tuple = value.parent?.parent?.parent
    return tuple?.kind == .tupleExpr
      && PatternBindingSyntax(tuple?.parent?.parent)?.pattern?.kind == .tuplePattern
  }

  private func isAutoclosure(_ value: Node) -> Bool {
    guard let argument = LabeledExprSyntax(value.parent),
      let call = FunctionCallExprSyntax(argument.node.parent?.parent), let callee = call.calledExpression
    else { return false }
    return index.callables(called: callee).flatMap(\.parameters).contains { parameter in
      parameter.label == argument.label?.name && parameter.type?.text.hasPrefix("@autoclosure") == true
    }
  }
}
