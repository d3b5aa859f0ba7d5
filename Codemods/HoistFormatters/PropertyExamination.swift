import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Follows a formatter that is the initial value of a view's property.
struct PropertyExamination {
  private let declaration: Declaration
  private let creation: FormatterCreation
  private let file: FileContext
  private var index: ProjectIndex { file.index }

  init(_ declaration: Declaration, _ creation: FormatterCreation, in file: FileContext) {
    self.declaration = declaration
    self.creation = creation
    self.file = file
  }

  /// The property as a static.
  func plan() throws(Obstacle) -> HoistPlan {
    if let factory = creation.factory { throw .factory(factory) }
    guard let value = declaration.initialValue, let name = declaration.name,
      let bindings = declaration.binding?.node.parent,
      bindings.tokenIndices == declaration.binding?.node.tokenIndices
    else { throw .reassigned("declared together with others") }
    guard mayBecomePrivate else { throw .stored }
    // After `Self`, these names never refer to a member.
    guard name != "Type", name != "Protocol" else { throw .stored }
    guard let scope = StorageScope(around: value, in: file) else { throw .topLevel }
    let item = declaration.node.parent.map { [$0] } ?? []
    if scope.isFileScope { try MoveCheck(to: scope, in: file).prove(value, item) }
    if let comment = PurposeCheck(statements: item, value: value).comment { throw .onPurpose(comment) }
    let ingredients = try ingredients(of: value, seesStatics: !scope.isFileScope)
    var plan = HoistPlan(formatter: creation.formatter, value: value, scope: scope)
    plan.replacements = try uses(name).map { .expression($0) }
    plan.variableName = name
    plan.givenName = name
    if scope.isFileScope {
      plan.binding = declaration.binding?.node
      plan.statements = item
    } else {
      plan.property = declaration.node
      plan.name = IdentifierText.written(name)
    }
    ConfigurationPatches(file).apply(ingredients, to: &plan)
    try RegexTry(creation, value, index).apply(to: &plan)
    if let comment = ToolCommentCheck(of: plan, in: file).comment { throw .toolComment(comment) }
    if let type = index.type(of: declaration.id), !ViewInputs(of: type, beside: declaration.id, index).areAll
    {
      plan.effects.append(HoistRules.evaluatedLess)
    }
    return plan
  }

  /// Whether the property is private, or a constant that no memberwise initializer takes and only the
  /// project's code can use. The uses decide then.
  private var mayBecomePrivate: Bool {
    if !declaration.traits.isDisjoint(with: [.private, .fileprivate]) { return true }
    guard declaration.traits.contains(.let), let type = index.type(of: declaration.id) else { return false }
    return declaration.traits.isDisjoint(with: [.public, .open, .package])
      && !file.model.mayUseMembersUnseen(type)
  }

  private func ingredients(of value: Node, seesStatics: Bool) throws(Obstacle) -> FormatterIngredients {
    var ingredients = FormatterIngredients()
    ingredients.owned = [value]
    ingredients.values = ConfigurationCheck.parts(of: creation.call)
    if value != creation.value, value != creation.call {
      guard case .initializes(let binding) = FormatterUse(of: creation.value, as: creation.formatter, index),
        let variable = FormatterVariable(binding)
      else { return try proved(ingredients, seesStatics) }
      let group = try FormatterGroup(variable, creation.formatter, index)
      guard group.wholeClosureCall == value else { throw .stored }
      ingredients.add(group)
    }
    return try proved(ingredients, seesStatics)
  }

  private func proved(_ ingredients: FormatterIngredients, _ seesStatics: Bool) throws(Obstacle)
    -> FormatterIngredients
  {
    let check = ConfigurationCheck(index)
    var ingredients = ingredients
    try check.gather(into: &ingredients)
    try check.prove(ingredients, seesStatics: seesStatics)
    return ingredients
  }

  /// The expressions that refer to the property, which must only read it.
  private func uses(_ name: String) throws(Obstacle) -> [Node] {
    let references = index.references(to: declaration.id)
    let labels = index.uses(of: name, in: declaration.id.file).filter { $0.role == .label }
    if !declaration.traits.contains(.let), !labels.isEmpty {
      throw .reassigned("perhaps set by a call with the label '\(name):'")
    }
    guard references.possible.isEmpty, let type = index.type(of: declaration.id),
      index.ownMembers(named: name, of: type).count == 1
    else { throw .stored }
    if isCompared(type) { throw .compared }
    guard index.requirements(for: declaration.id).isEmpty else { throw .required }
    return try references.certain.map { use throws(Obstacle) in try read(use) }
  }

  /// Whether the compiler synthesizes an `==` that also compares the property.
  private func isCompared(_ type: TypeID) -> Bool {
    ["Equatable", "Hashable"].contains { index.conformance(of: type, toForeign: $0) != nil }
      && !index.members(of: type).contains { FunctionDeclSyntax($0.node)?.name?.text == "==" }
  }

  private func read(_ use: Use) throws(Obstacle) -> Node {
    if case .member(let base) = use.role, base?.text != "self" { throw .stored }
    // Other files stay as they are.
    guard use.file == declaration.id.file else { throw .stored }
    switch FormatterUse(of: use.expression, as: creation.formatter, index) {
    case .reads: return use.expression
    case .configures: throw .configuredElsewhere(use.expression.parent?.parent?.text ?? use.expression.text)
    case .isReassigned: throw .reassigned("reassigned")
    case .isInout: throw .reassigned("passed inout")
    case .isPassed(let callee), .isPassedWithClosure(let callee): throw .passed(callee)
    case .isAsked(let property): throw .asked(property)
    case .returns: throw .returned("a member of the view returns it")
    default: throw .stored
    }
  }
}
