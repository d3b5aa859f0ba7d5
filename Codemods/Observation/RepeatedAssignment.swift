import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Assignments with which a method of an observable object announces mostly equal values each time it runs.
struct RepeatedAssignment: Sendable {
  /// One assignment.
  struct Step: Sendable {
    /// `self.range = nil`: a `sequenceExpr`.
    let statement: Node
    /// The assigned property, as an expression.
    let target: Node
    /// The value.
    let value: Node
    /// The property.
    let property: Declaration

    /// The condition that the property has another value.
    var condition: String {
      let name = target.text
      guard !isOptional else { return "\(name) != \(value.text)" }
      switch value.text {
      case "true": return "!" + name
      case "false": return name
      case "[]", "[:]", "\"\"": return "!\(name).isEmpty"
      default: return "\(name) != \(value.text)"
      }
    }

    /// Whether the property may be nil: it has an optional type, or its type isn't known.
    private var isOptional: Bool {
      if let written = property.typeAnnotation { return TypeShape(written).optionalDepth > 0 }
      return property.initialValue.map { ![.booleanLiteralExpr, .stringLiteralExpr].contains($0.kind) }
        ?? true
    }
  }

  /// The method.
  let method: String
  /// The assignments, in source order.
  let steps: [Step]
  /// Whether the class is `@Observable`.
  let isTracked: Bool

  /// The assignments of a method that runs repeatedly; nil if there are none.
  init?(_ node: Node, _ model: SwiftUIModel) {
    guard let body = FunctionDeclSyntax(node)?.body?.node,
      let function = model.index.declaration(at: node), let name = function.name, !function.isStatic,
      let type = model.index.type(of: function.id), model.index[type].kind == .class,
      case let isTracked = model.isObservable(type), isTracked || model.isObservableObject(type),
      case let statements = body.subtree.filter(Self.isCandidate), !statements.isEmpty
    else { return nil }
    let steps = statements.compactMap { Self.step($0, of: function, type, body, model) }
    guard !steps.isEmpty, model.runsRepeatedly(function) else { return nil }
    let seen = steps.filter { step in
      isTracked
        ? model.readingView(of: step.property.id) != nil : !model.observers(of: type).isEmpty
    }
    guard !seen.isEmpty else { return nil }
    method = name
    self.steps = seen
    self.isTracked = isTracked
  }

  /// Whether a node is a statement that assigns a literal or a name to a name: `isOpen = false`.
  private static func isCandidate(_ node: Node) -> Bool {
    guard node.kind == .sequenceExpr, node.parent?.kind == .codeBlockItem,
      let operands = node.children.first.map({ Array($0.children) }), operands.count == 3,
      operands[1].kind == .assignmentExpr, operands[2].kind == .declReferenceExpr || isLiteral(operands[2])
    else { return false }
    return operands[0].kind == .declReferenceExpr
      || MemberAccessExprSyntax(operands[0])?.base?.text == "self"
  }

  private static func isLiteral(_ value: Node) -> Bool {
    switch value.kind {
    case .booleanLiteralExpr, .nilLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: true
    case .memberAccessExpr: MemberAccessExprSyntax(value).map { $0.base == nil } ?? false
    default: ["[]", "[:]", "\"\""].contains(value.text)
    }
  }

  private static func step(
    _ statement: Node, of function: Declaration, _ type: TypeID, _ body: Node, _ model: SwiftUIModel
  ) -> Step? {
    guard let operands = statement.children.first.map({ Array($0.children) }),
      case let name = MemberAccessExprSyntax(operands[0])?.declName?.node ?? operands[0],
      let id = model.index.declarations(referencedBy: name).only, model.index.type(of: id) == type,
      case let property = model.index[id], isAnnounced(property, of: type, model),
      isParameterOrLiteral(operands[2], of: function, model),
      operands[2].kind == .nilLiteralExpr || model.isKnownEquatable(property),
      isInCodeOf(body, statement), let word = property.name,
      isOnlyAssignment(statement, to: word, in: body), !isCompared(word, before: statement, in: body)
    else { return nil }
    return Step(statement: statement, target: operands[0], value: operands[2], property: property)
  }

  private static func isAnnounced(_ property: Declaration, of type: TypeID, _ model: SwiftUIModel) -> Bool {
    guard property.kind == .variable, property.isStored, !property.isStatic, !property.hasObservers else {
      return false
    }
    if property.attribute("Published") != nil { return true }
    return model.isObservable(type) && property.attributes.isEmpty && model.isTracked(property)
  }

  /// Whether a value is a literal, or a parameter for which a call of the function passes one.
  private static func isParameterOrLiteral(_ value: Node, of function: Declaration, _ model: SwiftUIModel)
    -> Bool
  {
    guard value.kind == .declReferenceExpr else { return true }
    guard case .local(let binding) = model.index.lookUp(value), binding.kind == .parameter,
      let place = function.parameters.firstIndex(where: { $0.node == binding.node })
    else { return false }
    return model.index.references(to: function.id).certain.contains { use in
      guard let values = use.expression.callAsCallee?.argumentValues, values.indices.contains(place) else {
        return false
      }
      return isLiteral(values[place]) && values[place].kind != .memberAccessExpr
    }
  }

  /// Whether a statement runs directly in the body, or in the closure of an animation.
  private static func isInCodeOf(_ body: Node, _ statement: Node) -> Bool {
    statement.ancestors.prefix { $0 != body }.allSatisfy { around in
      switch around.kind {
      case .closureExpr: ClosureArgument(around)?.call.calledName == "withAnimation"
      case .functionDecl, .deferStmt: false
      default: true
      }
    }
  }

  /// Whether no other code that a call runs with a statement assigns what it assigns.
  private static func isOnlyAssignment(_ statement: Node, to name: String, in body: Node) -> Bool {
    !body.subtree.contains { node in
      let target = MemberAccessExprSyntax(node)?.declName?.baseName ?? DeclReferenceExprSyntax(node)?.baseName
      guard target?.name == name, node.parent?.kind != .memberAccessExpr else { return false }
      return Assignment(target: node) != nil && !statement.contains(node) && !areExclusive(node, statement)
    }
  }

  /// Whether two pieces of code are in branches of one `if` or `switch`, of which one runs.
  private static func areExclusive(_ first: Node, _ second: Node) -> Bool {
    first.ancestors.contains { around in
      guard around.contains(second) else { return false }
      let branches = [first, second].map { part in around.children.first { $0.contains(part) } }
      switch around.kind {
      case .ifExpr: return branches[0] != branches[1]
      case .switchCaseList: return branches[0] != branches[1]
      default: return false
      }
    }
  }

  /// Whether a condition before a statement reads the property.
  private static func isCompared(_ name: String, before statement: Node, in body: Node) -> Bool {
    body.subtree.contains { node in
      guard node.id < statement.id else { return false }
      let condition =
        node.kind == .conditionElementList ? node : SwitchExprSyntax(node)?.subject
      return condition?.tokenIndices.contains { node.tree.token(at: $0).name == name } ?? false
    }
  }
}
