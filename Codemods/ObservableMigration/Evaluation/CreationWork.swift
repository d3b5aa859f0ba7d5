import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Finds what creating an object does other than setting its properties to plain values.
///
/// Each result is the first location that does such work, as deep as it is known, or nil if there is none.
struct CreationWork {
  let index: ProjectIndex
  /// Whether the object is created before the app has set anything up: then shared objects of other modules
  /// may not exist yet, and are created with it.
  let isEarly: Bool
  /// The variables of types and modules that are certainly created before the object.
  private let made: Set<DeclarationID>
  let operators: DeclaredOperators
  private let changes: VariableChanges
  private let depth: Int

  init(_ project: ProjectContext, isEarly: Bool) {
    index = project.index
    operators = project.operators
    changes = project.variableChanges
    made = isEarly ? [] : project.launchedVariables.all
    self.isEarly = isEarly
    depth = 0
  }

  private init(deeperThan work: CreationWork) {
    index = work.index
    operators = work.operators
    changes = work.changes
    made = work.made
    isEarly = work.isEarly
    depth = work.depth + 1
  }

  private var deeper: CreationWork { CreationWork(deeperThan: self) }

  /// The work of any way to create an object of a type; for a protocol or generic parameter, of any of
  /// `classes`.
  func first(creating type: ExpressionType, or classes: [TypeID]) -> Node? {
    switch type {
    case .instance(.known(let type), _) where index[type].kind != .protocol: first(creating: type)
    default: classes.firstNonNil(first(creating:))
    }
  }

  /// Whether an expression names an object that exists anyway: a parameter, `Store.shared`, `.shared`.
  func exists(_ expression: Node, as type: ExpressionType) -> Bool {
    let expression = FunctionCallExprSyntax(expression)?.immediateValue ?? expression
    switch expression.kind {
    case .declReferenceExpr:
      if case .local = index.lookUp(expression) { return true }
      return false
    case .memberAccessExpr:
      guard let access = MemberAccessExprSyntax(expression), let name = access.declName?.baseName?.name else {
        return false
      }
      let owner = access.base.map(index.typeOfExpression) ?? type
      switch owner {
      case .metatype(.known(let owner)), .instance(.known(let owner), _):
        let members = index.members(named: name, of: owner)
        return !members.isEmpty && members.allSatisfy { $0.isStatic && isThere($0) }
      default: return false
      }
    default: return false
    }
  }

  /// Whether a computed property only names a plain value: `static var shared: Log { storage }`.
  func givesPlainValue(_ member: Declaration) -> Bool {
    guard depth < 6, member.kind == .variable, let value = member.getterStatements?.givenValue else {
      return false
    }
    return deeper.first(in: value) == nil
  }

  /// Whether reading a stored variable has no side effects. A variable of a type or module is created when it
  /// is first read: with `@State` that may be long before the view is displayed, or for a view that never is.
  func isThere(_ variable: Declaration) -> Bool {
    guard variable.kind == .variable, variable.isStored, !mayDiffer(variable) else { return false }
    guard variable.isStatic || variable.parent == nil, !made.contains(variable.id) else { return true }
    guard let value = variable.initialValue else { return variable.isOptional }
    return depth < 6 && deeper.first(in: value, as: index.typeOfVariable(variable.id)) == nil
  }

  /// Whether the value of a variable depends on when it is read, which is earlier with `@State`: a link
  /// creates its destination view long before it is displayed.
  private func mayDiffer(_ variable: Declaration) -> Bool {
    let isShared = variable.isStatic || variable.parent == nil
    guard isShared || variable.parent.map({ index[$0].kind == .class }) ?? false else { return false }
    return changes.isChanged(variable, after: .creation)
  }

  /// The work of any way to create a value that the creation of another one needs.
  func first(inside type: TypeID) -> Node? { deeper.first(creating: type) }

  private func first(creating type: TypeID) -> Node? {
    let info = index[type]
    let declaration = index[info.primary].node
    guard depth < 6, info.kind == .class || info.kind == .struct || info.kind == .enum, !info.isSplit else {
      return declaration
    }
    let stored = index.members(of: type).filter { $0.kind == .variable && !$0.isStatic && $0.isStored }
    if let work = stored.firstNonNil(first(inDefaultOf:)) { return work }
    guard info.kind != .enum else { return nil }
    if let work = index.ownMembers(named: "init", of: type).firstNonNil(first(inInitializer:)) { return work }
    switch index.superclass(of: type) {
    case .none, .foreign("NSObject"): return nil
    case .known(let parent): return deeper.first(creating: parent)
    default: return declaration
    }
  }

  private func first(inDefaultOf property: Declaration) -> Node? {
    // A lazy property is not evaluated.
    if property.traits.contains(.lazy) { return nil }
    return property.attributes.firstNonNil(first(inAttribute:))
      ?? property.initialValue.flatMap { first(in: $0, as: index.typeOfVariable(property.id)) }
  }

  private func first(inInitializer initializer: Declaration) -> Node? {
    if let work = initializer.parameters.firstNonNil(first(inDefaultOf:)) { return work }
    guard let body = initializer.body else { return initializer.node }
    return first(inBody: body)
  }

  private func first(inDefaultOf parameter: Parameter) -> Node? {
    guard let value = parameter.defaultValue else { return nil }
    let type = parameter.type.map {
      ExpressionType.instance(index.resolve(TypeShape($0).core), optionalDepth: 0)
    }
    return first(in: value, as: type ?? .unknown)
  }

  /// A wrapper such as `@AppStorage` only stores its key; what an external one does is unknown: `@Injected`
  /// may create a service.
  private func first(inAttribute attribute: Attribute) -> Node? {
    if let work = attribute.arguments?.children.firstNonNil({ first(in: $0) }) { return work }
    if let wrapper = attribute.typeName.flatMap({ index.resolve($0).known }) { return first(inside: wrapper) }
    return index.isMadeQuietly(attribute) ? nil : attribute.node
  }

  /// The first statement that does more than assign a value to a property of the object, or call
  /// `super.init()`, under a condition or not.
  private func first(inBody body: CodeBlockSyntax) -> Node? {
    body.statements?.children.firstNonNil(first(inStatement:))
  }

  /// The work of a statement that does more than assign or name a value, or choose between such statements.
  private func first(inStatement item: Node) -> Node? {
    guard let written = CodeBlockItemSyntax(item)?.item else { return item }
    let statement = written.kind == .expressionStmt ? written.children.first ?? written : written
    if let branch = IfExprSyntax(statement) { return first(inBranch: branch) }
    if let local = VariableDeclSyntax(statement) { return first(inLocal: local) }
    if let guarding = GuardStmtSyntax(statement) {
      return guarding.conditions.flatMap(first(inConditions:)) ?? guarding.body.flatMap(first(inBody:))
    }
    if ReturnStmtSyntax(statement).map({ $0.expression == nil }) == true { return nil }
    if let list = SequenceExprSyntax(statement)?.elements {
      let operands = Array(list.children)
      guard operands.count > 2, operands[1].kind == .assignmentExpr, isSilent(operands[0]) else {
        return statement
      }
      if let storage = operands.last.flatMap({ FunctionCallExprSyntax($0) }), operands.count == 3,
        isPublishedStorage(operands[0])
      {
        return first(inArgumentsOf: storage)
      }
      return operands[2...].firstNonNil { obstacle(in: $0) }
    }
    guard let call = FunctionCallExprSyntax(statement), let callee = call.calledExpression?.text,
      ["super.init", "self.init"].contains(callee)
    else { return statement }
    return first(inArgumentsOf: call)
  }

  private func first(inBranch branch: IfExprSyntax) -> Node? {
    if let work = branch.conditions.flatMap(first(inConditions:)) { return work }
    if let work = branch.body.flatMap(first(inBody:)) { return work }
    guard let other = branch.elseBody else { return nil }
    if let next = IfExprSyntax(other) { return first(inBranch: next) }
    return CodeBlockSyntax(other).flatMap(first(inBody:))
  }

  private func first(inConditions conditions: Node) -> Node? {
    conditions.children.firstNonNil { element in
      guard let condition = ConditionElementSyntax(element)?.condition else { return element }
      switch condition.kind {
      case .availabilityCondition: return nil
      case .optionalBindingCondition: return first(inBinding: condition)
      case .matchingPatternCondition: return condition
      default: return first(in: condition)
      }
    }
  }

  private func first(inBinding condition: Node) -> Node? {
    guard let binding = OptionalBindingConditionSyntax(condition) else { return condition }
    if let value = binding.initializer?.value { return first(in: value) }
    // `if let name` reads a parameter, a local, or what the object stores.
    guard let name = binding.pattern?.text, let type = index.enclosingType(of: condition) else {
      return condition
    }
    return index.members(named: name, of: type).allSatisfy(\.isStored) ? nil : condition
  }

  private func first(inLocal variable: VariableDeclSyntax) -> Node? {
    variable.bindings?.children.firstNonNil { element in
      guard let binding = PatternBindingSyntax(element), binding.accessorBlock == nil else { return element }
      return binding.initializer?.value.flatMap { first(in: $0) }
    }
  }

  /// Whether an expression is the `_x` of a published `x`: assigning it only stores a value.
  private func isPublishedStorage(_ target: Node) -> Bool {
    let name = MemberAccessExprSyntax(target)?.declName?.node ?? target
    guard name.text.hasPrefix("_"), index.declarations(named: name.text).isEmpty,
      let type = index.enclosingType(of: target)
    else { return false }
    return index.members(named: String(name.text.dropFirst()), of: type).contains {
      $0.attribute("Published") != nil
    }
  }

  /// Whether setting what an expression names has no side effects: it is a stored property of the object, or
  /// the storage of one, `_x`.
  private func isSilent(_ target: Node) -> Bool {
    if target.kind == .declReferenceExpr, case .local = index.lookUp(target) { return true }
    let access = MemberAccessExprSyntax(target)
    guard target.kind == .declReferenceExpr || access?.base?.text == "self" else { return false }
    let name = access?.declName?.node ?? target
    if name.text.hasPrefix("_"), index.declarations(named: name.text).isEmpty { return true }
    let found = index.declarations(referencedBy: name).map { index[$0] }
    return !found.isEmpty && found.allSatisfy(isSilent)
  }

  /// Observers of a plain property don't run during the creation of its object, nor other observers for the
  /// first value.
  private func isSilent(_ property: Declaration) -> Bool {
    guard property.kind == .variable, property.isStored, !property.isStatic else { return false }
    let isPublished = property.attribute("Published") != nil
    if property.hasObservers, isPublished || property.traits.contains(.override), hasDefault(property) {
      return false
    }
    return property.attributes.allSatisfy { attribute in
      isPublished || attribute.name.first?.isUppercase == false || Self.markers.contains(attribute.name)
    }
  }

  private func hasDefault(_ property: Declaration) -> Bool {
    property.initialValue != nil || property.isOptional || property.attribute("Published")?.arguments != nil
  }

  /// Capitalized attributes that are not wrappers.
  private static let markers: Set = ["MainActor", "ObservationIgnored", "IBOutlet", "IBInspectable"]
}
