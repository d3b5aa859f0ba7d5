package import ProjectIndex
package import SwiftCST

/// The code that runs a closure argument.
package enum ClosureRunner: Hashable, Sendable {
  /// The function that takes it: it runs together with the surrounding code.
  case surroundings
  /// The evaluation of a view (a modifier, a style …) that stores it.
  case view(TypeID)
  /// It runs when something happens, or in a task.
  case event
  /// It is unknown.
  case unknown
}

extension SwiftUIModel {
  /// The code that runs a closure argument, by what the project's functions and initializers do with it: they
  /// call it, store it in a view that calls it in its own body code, or pass it on. A closure of SwiftUI's
  /// views and modifiers runs with the surrounding code, unless it is an action.
  package func runners(of closure: Node) -> Set<ClosureRunner> {
    guard closure.kind == .closureExpr, let place = index.place(of: closure) else { return [.unknown] }
    return memory.runners.answer(place) {
      var finder = ClosureRunnerFinder(self)
      return finder.runners(of: closure)
    }
  }

  /// The code that runs a function that is an argument without being called, by its name: `describe` in
  /// `items.map(describe)`. Empty for any other name.
  package func runners(ofFunction name: Node) -> Set<ClosureRunner> {
    let access = MemberAccessExprSyntax(name.parent)
    let value = access?.declName?.node == name ? access?.node ?? name : name
    guard value.callAsCallee == nil, let argument = ClosureArgument(ofValue: value),
      let id = declarations(referencedBy: name).first, index[id].kind == .function
    else { return [] }
    var finder = ClosureRunnerFinder(self)
    return finder.runners(ofPassing: argument) { _, _ in [.surroundings] }
  }
}

/// Follows a closure to the code that calls it.
struct ClosureRunnerFinder {
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }
  /// The closures and properties that have been followed.
  private var visitedClosures: Set<Node> = []
  private var visitedTakers: Set<Node> = []
  /// What runs the closures in properties; nothing for those that are still followed.
  private var knownProperties: [Node: Set<ClosureRunner>] = [:]

  init(_ model: SwiftUIModel) { self.model = model }

  mutating func runners(of closure: Node) -> Set<ClosureRunner> {
    let role = model.role(of: closure)
    if role == .action || role == .task || role == .accessor || closure.isAsynchronous { return [.event] }
    guard visitedClosures.insert(closure).inserted, let argument = ClosureArgument(closure) else {
      return [role.isBodyCode ? .surroundings : .unknown]
    }
    if let found = runners(of: argument) { return found }
    return [role.isBodyCode ? .surroundings : .unknown]
  }

  /// The code that runs a closure argument; nil if the project doesn't declare what takes it, or if nothing
  /// is known about that.
  private mutating func runners(of argument: ClosureArgument) -> Set<ClosureRunner>? {
    guard let written = argument.call.calledExpression else { return nil }
    let callee = GenericSpecializationExprSyntax(written)?.expression ?? written
    var found: Set<ClosureRunner> = []
    for taker in takers(called: callee) where taker.mayTake(argument.call) {
      if taker.kind == .struct {
        guard let property = index.memberwiseProperty(for: argument, of: taker) else { continue }
        found.formUnion(runners(ofValueIn: property))
      } else if let parameter = argument.parameter(of: taker) {
        found.formUnion(runners(of: parameter, in: taker))
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The functions and initializers of the project that a callee may mean, also in `self.init(…)`.
  private func takers(called callee: Node) -> [Declaration] {
    guard callee.text == "self.init", let type = index.enclosingType(of: callee) else {
      return index.callables(called: callee)
    }
    let written = index.ownMembers(named: "init", of: type)
    return written.isEmpty ? [index[index[type].primary]] : written
  }

  // MARK: - Parameters

  private mutating func runners(of parameter: Parameter, in taker: Declaration) -> Set<ClosureRunner> {
    if parameter.type.map({ index.functionType($0)?.isAsynchronous ?? false }) == true {
      return [.event]
    }
    guard let name = parameter.name?.name, let body = taker.body?.statements,
      visitedTakers.insert(parameter.node).inserted
    else { return [.unknown] }
    guard keepsFunction(parameter) else { return [.surroundings] }
    var found: Set<ClosureRunner> = []
    for node in body.subtree where DeclReferenceExprSyntax(node)?.baseName?.name == name {
      if let access = MemberAccessExprSyntax(node.parent), access.declName?.node == node { continue }
      guard case .local = index.lookUp(node) else { continue }
      found.formUnion(runners(byUsing: node) { $0.runners(around: $1, upTo: body) })
    }
    return found.isEmpty ? [.unknown] : found
  }

  /// Whether a function may keep a closure argument: it is `@escaping`, optional, or of a type that doesn't
  /// show it.
  private func keepsFunction(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type, TypeShape(type).optionalDepth == 0,
      let function = index.functionType(type)
    else { return true }
    // An alias may be of an optional.
    guard function.node == TypeShape(type).core || function.node.parentKind == .typeInitializerClause else {
      return true
    }
    let attributes = AttributedTypeSyntax(type)?.attributes.map { Attribute.all(in: $0) } ?? []
    return (parameter.attributes + attributes).contains { $0.name == "escaping" || $0.name == "autoclosure" }
  }

  /// The code that runs a closure at an expression whose value it is; `context` finds what runs a call there.
  private mutating func runners(
    byUsing expression: Node, _ context: (inout Self, Node) -> Set<ClosureRunner>
  ) -> Set<ClosureRunner> {
    let value = expression.withUnwrapping
    if let call = value.callAsCallee { return context(&self, call.node) }
    if let argument = ClosureArgument(ofValue: value) { return runners(ofPassing: argument, context) }
    if let condition = value.optionalBinding { return runners(ofValueBoundBy: condition, context) }
    guard let list = value.parent, list.kind == .exprList, case let parts = Array(list.children),
      parts.count == 3, parts[1].kind == .assignmentExpr, parts[2] == value,
      case let target = MemberAccessExprSyntax(parts[0])?.declName?.node ?? parts[0],
      let id = index.declarations(referencedBy: target).only, index[id].isStored
    else { return [] }
    return runners(ofValueIn: index[id])
  }

  /// The same for the name that `if let content` introduces.
  private mutating func runners(
    ofValueBoundBy condition: OptionalBindingConditionSyntax,
    _ context: (inout Self, Node) -> Set<ClosureRunner>
  ) -> Set<ClosureRunner> {
    guard let name = IdentifierPatternSyntax(condition.pattern)?.identifier?.name,
      let scope = condition.node.enclosing({ $0 == .codeBlockItemList }),
      visitedTakers.insert(condition.node).inserted
    else { return [] }
    var found: Set<ClosureRunner> = []
    for node in scope.subtree where DeclReferenceExprSyntax(node)?.baseName?.name == name {
      guard case .local(let binding) = index.lookUp(node), binding.node == condition.node else { continue }
      found.formUnion(runners(byUsing: node, context))
    }
    return found
  }

  fileprivate mutating func runners(
    ofPassing argument: ClosureArgument, _ context: (inout Self, Node) -> Set<ClosureRunner>
  ) -> Set<ClosureRunner> {
    if let found = runners(of: argument) {
      guard found.contains(.surroundings) else { return found }
      return found.subtracting([.surroundings]).union(context(&self, argument.call.node))
    }
    let name = argument.call.calledName ?? ""
    let role =
      SwiftUIClosures.role(ofType: name, label: argument.label) ?? SwiftUIClosures.role(ofFunction: name)
      ?? SwiftUIClosures.role(ofModifier: name, label: argument.label)
    switch role {
    case .action, .task, .accessor: return [.event]
    case let role? where role.isBodyCode: return context(&self, argument.call.node)
    default: return [.unknown]
    }
  }

  /// The code that runs a node, judging by the closures between it and a function's body.
  private mutating func runners(around node: Node, upTo body: Node?) -> Set<ClosureRunner> {
    var found: Set<ClosureRunner> = []
    for around in node.ancestors.prefix(while: { $0 != body }) where around.kind == .closureExpr {
      let runners = runners(of: around)
      found.formUnion(runners.subtracting([.surroundings]))
      guard runners.contains(.surroundings) else { return found }
    }
    return found.union([.surroundings])
  }

  // MARK: - Properties

  /// The code that runs the closure in a stored property; for the value that a builder creates, the code that
  /// creates the value of the type.
  private mutating func runners(ofValueIn property: Declaration) -> Set<ClosureRunner> {
    let function = property.typeAnnotation.flatMap { index.functionType($0) }
    if function?.isAsynchronous == true { return [.event] }
    if function == nil, index.writtenBuilder(property.attributes) != nil {
      return [.surroundings]
    }
    if let known = knownProperties[property.node] { return known }
    knownProperties[property.node] = []
    var found: Set<ClosureRunner> = []
    for use in index.valueReferences(to: property.id).certain where use.role != .declaration {
      found.formUnion(runners(byUsing: use.expression) { $0.runners(evaluating: $1) })
    }
    if found.isEmpty { found = [.unknown] }
    knownProperties[property.node] = found
    return found
  }

  /// The code that runs a call of a stored closure.
  private mutating func runners(evaluating call: Node) -> Set<ClosureRunner> {
    let timing = model.timing(of: call)
    switch timing {
    case .eachEvaluation(let evaluation):
      let closures = runners(around: call, upTo: nil)
      guard closures.contains(.surroundings) else { return closures }
      return closures.subtracting([.surroundings]).union([evaluation.view.map { .view($0) } ?? .unknown])
    case .eachMaking: return [.surroundings]
    case .onEvent: return [.event]
    case .once, .drawing, .unknown:
      guard let type = index.enclosingType(of: call), model.kind(of: type) == .representable else {
        return [.unknown]
      }
      return [.view(type)]
    }
  }
}

extension FunctionTypeSyntax {
  /// Whether functions of the type are `async`.
  fileprivate var isAsynchronous: Bool { effectSpecifiers?.asyncSpecifier != nil }
}

extension Node {
  /// The expression with the `?` and `!` after it.
  fileprivate var withUnwrapping: Node {
    var current = self
    while let parent = current.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr
    {
      current = parent
    }
    return current
  }

  /// The `if let name` or `if let name = value` that binds an expression's value.
  fileprivate var optionalBinding: OptionalBindingConditionSyntax? {
    OptionalBindingConditionSyntax(parent) ?? OptionalBindingConditionSyntax(parent?.parent)
  }

  /// Whether a closure waits, and so can't run together with body code.
  var isAsynchronous: Bool {
    var open = Array(children)
    while let node = open.popLast() {
      if node.kind == .awaitExpr || ForStmtSyntax(node)?.awaitKeyword != nil { return true }
      if node.kind == .closureExpr || node.kind == .functionDecl { continue }
      open += node.children
    }
    return false
  }
}
