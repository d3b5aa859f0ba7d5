import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The views passed to the project's functions and initializers, and where those views are displayed.
extension RowAudit {
  /// Analyzes the arguments of a call of the project's own code: views, functions that create views, and
  /// objects.
  mutating func lookThroughArguments(
    of call: ViewCall, candidates: [Declaration]? = nil, _ place: Place
  ) {
    let functions = candidates ?? self.candidates(for: call)
    for argument in call.arguments {
      let expected = functions.firstNonNil { expectedType(by: $0, argument.label) }
      lookForObject(in: argument.value, as: expected, place)
      guard argument.value.kind != .closureExpr else { continue }
      let takesViews = functions.contains { self.takesViews($0, argument.label) }
      look(argument: argument.value, mustBeView: takesViews, place)
    }
    for closure in call.closures {
      let takesViews = functions.contains { self.takesViews($0, closure) }
      guard takesViews || isBuilder(closure) else { continue }
      closure.syntax.statements.map { look(body: $0, place) }
    }
  }

  /// Analyzes an argument: a view, or a value that is not a view.
  mutating func look(argument: Node, mustBeView: Bool = false, _ place: Place) {
    if mustBeView && !isText(argument) || isView(argument) { return look(expression: argument, place) }
    for part in Self.parts(of: argument) where part != argument { look(argument: part, place) }
  }

  /// Whether an expression is a value for an overload that creates the text view itself.
  private func isText(_ value: Node) -> Bool {
    guard case .instance(.foreign(let name), _) = index.typeOfExpression(value) else { return false }
    return ["String", "Substring", "LocalizedStringKey", "LocalizedStringResource"].contains(name)
  }

  /// Whether an expression is known to create a view that may keep state.
  private func isView(_ value: Node) -> Bool {
    if let call = WrittenView(value).call {
      if call.frameworkName(index) != nil { return true }
      if let callee = call.syntax.calledExpression,
        index.types(called: callee).contains(where: { index.kind(of: $0).isView })
      {
        return true
      }
    }
    switch index.typeOfExpression(value) {
    case .instance(.known(let type), _): return index.kind(of: type).isView
    case .instance(.ambiguous(let types), _): return types.contains(where: { index.kind(of: $0).isView })
    case .instance(.foreign(let name), _):
      return SwiftUIViews.contain(name) && !SwiftUIViews.traits(of: name).contains(.stateless)
    default: break
    }
    guard let member = ViewMembers(index: index).member(madeBy: WrittenView(value).root) else { return false }
    return HeldViews(of: member.resultType, index).isAny
  }

  /// The possible values of an expression.
  private static func parts(of value: Node) -> [Node] {
    switch value.kind {
    case .sequenceExpr, .exprList, .tupleExpr, .labeledExprList, .labeledExpr, .unresolvedTernaryExpr,
      .arrayExpr, .arrayElementList, .arrayElement:
      value.children.flatMap(parts)
    default: [value]
    }
  }

  private func isBuilder(_ closure: ViewCall.Closure) -> Bool {
    if case .builder = index.builder(ofClosure: closure.syntax.node) { return true }
    return false
  }

  // MARK: - Parameters

  /// The functions and initializers that a call may refer to; a struct represents its memberwise initializer.
  private func candidates(for call: ViewCall) -> [Declaration] {
    guard let callee = call.syntax.calledExpression else { return [] }
    var found = index.callables(called: callee)
    if found.isEmpty {
      found = index.types(called: callee).flatMap { type in
        let written = index.members(named: "init", of: type)
        return written.isEmpty ? [index[index[type].primary]] : written
      }
    }
    let fitting = found.filter { $0.mayTake(call.syntax) }
    return fitting.isEmpty ? found : fitting
  }

  /// The declared type of the parameter with a label.
  private func expectedType(by function: Declaration, _ label: String?) -> Node? {
    if let stored = storedProperties(of: function) {
      return stored.first { $0.name == label }?.typeAnnotation
    }
    return function.parameters.first { $0.label == label }?.type
  }

  /// Whether the parameter with a label takes views, or functions that create views.
  private func takesViews(_ function: Declaration, _ label: String?) -> Bool {
    if let stored = storedProperties(of: function) {
      return stored.contains { $0.name == label && holdsViews($0) }
    }
    return function.parameters.contains { $0.label == label && takesViews($0) }
  }

  private func takesViews(_ function: Declaration, _ closure: ViewCall.Closure) -> Bool {
    guard closure.isTrailing, closure.label == nil else { return takesViews(function, closure.label) }
    if let stored = storedProperties(of: function) { return stored.contains(where: holdsViews) }
    if let exact = ClosureArgument(closure.syntax.node)?.parameter(of: function) { return takesViews(exact) }
    return function.parameters.contains(where: takesViews)
  }

  func takesViews(_ parameter: Parameter) -> Bool {
    if index.writtenBuilder(parameter.attributes) != nil { return true }
    return HeldViews(of: parameter.type.map(Self.result), index).isAny
  }

  private func storedProperties(of declaration: Declaration) -> [Declaration]? {
    guard declaration.kind == .struct else { return nil }
    let type = index.declaredType(declaration.id)
    return type.map { index.members(of: $0).filter { $0.isStored && !$0.isStatic } } ?? []
  }

  func holdsViews(_ property: Declaration) -> Bool {
    if index.writtenBuilder(property.attributes) != nil { return true }
    return HeldViews(of: property.typeAnnotation.map(Self.result), index).isAny
  }

  /// The type, or for a function type its result type.
  private static func result(of type: Node) -> Node {
    FunctionTypeSyntax(TypeShape(type).core)?.returnClause?.type ?? type
  }

  // MARK: - Where they are displayed

  /// Analyzes a view that a property or parameter inside a row contains, or a call of a function that it
  /// contains. The value was already analyzed where it was passed; only the declared type is analyzed here.
  mutating func look(held type: Node?, _ name: String, _ reference: Node, _ place: Place) {
    let held = HeldViews(of: type.map(Self.result), index)
    for type in held.types { look(type: type, reference, place) }
    if !held.isAny, !held.isPlain, !isPlain(value: reference, depth: 0) { addUnresolved(name, reference) }
  }

  /// Analyzes the value of a stored property: its initial value, or what was passed to an initializer.
  mutating func look(stored property: Declaration, _ reference: Node, _ place: Place) {
    let name = property.name ?? reference.text
    let inside = place.insideType
    if let value = property.initialValue {
      enter(property.node, inside) { audit in
        if let closure = ClosureExprSyntax(value) {
          closure.statements.map { audit.look(body: $0, inside) }
        } else {
          audit.look(expression: value, inside)
        }
      }
    }
    let isSaid = property.typeAnnotation == nil && property.initialValue != nil
    if !isSaid { look(held: property.typeAnnotation, name, reference, place) }
  }

  /// Analyzes the views in default arguments.
  mutating func lookAtDefaults(of function: Declaration, _ place: Place) {
    for parameter in function.parameters {
      guard let value = parameter.defaultValue, takesViews(parameter) else { continue }
      if let closure = ClosureExprSyntax(value) {
        closure.statements.map { look(body: $0, place) }
      } else {
        look(expression: value, place)
      }
    }
  }
}
