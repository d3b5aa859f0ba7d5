package import ProjectIndex
package import SwiftCST

/// A member that body code of a type reads or calls.
package struct ReachedMember: Sendable {
  /// The member: a computed property, a method or a subscript.
  package let member: DeclarationID

  /// How it is evaluated, along the path with the fewest calls; ``Evaluation/through`` contains these.
  package let evaluation: Evaluation
}

extension SwiftUIModel {
  /// The computed properties and synchronous methods that body code of a type reads and calls, except for its
  /// builder members: of the type itself and of the values of its properties, up to ``bodyDepth`` calls deep.
  package func reachedMembers(of type: TypeID) -> [DeclarationID: ReachedMember] {
    guard kind(of: type) != .none else { return [:] }
    return memory.reachedMembers.answer(Int(type.rawValue)) { BodyReach(of: type, self).members }
  }

  /// Calls `visit` with each node of the body code of a type, in its own builder members and the members that
  /// they reach, each before its children, and how it is evaluated. Each node is visited once.
  ///
  /// - Parameter part: The declaration or extension that must contain the code; nil means any.
  package func forEachBodyNode(
    of type: TypeID, in part: Node? = nil, _ visit: (Node, Evaluation) -> Void
  ) {
    for member in builderMembers(of: type) {
      for code in BodyReach.code(of: member) where part?.contains(code) ?? true {
        forEachBodyNode(in: code, Evaluation(of: type), visit)
      }
    }
    for reached in reachedMembers(of: type).values.sorted(on: \.member.order) {
      for code in BodyReach.code(of: index[reached.member]) where part?.contains(code) ?? true {
        forEachBodyNode(in: code, reached.evaluation, visit)
      }
    }
  }

  /// Calls `visit` with each node of code with some evaluation, except for those in closures that are not
  /// body code, and in nested functions and types.
  package func forEachBodyNode(
    in code: Node, _ evaluation: Evaluation, _ visit: (Node, Evaluation) -> Void
  ) {
    let tree = code.tree
    let end = code.id + Int(tree.nodes[code.id].subtreeSize)
    var evaluation = evaluation
    /// The enclosing closures, each with its end and the evaluation of the code around it.
    var closures: [(end: Int, evaluation: Evaluation)] = []
    var index = code.id
    while index < end {
      while let last = closures.last, index >= last.end { evaluation = closures.removeLast().evaluation }
      let record = tree.nodes[index]
      let size = Int(record.subtreeSize)
      switch record.kind {
      case .closureExpr:
        let closure = tree.node(at: index)
        let role = role(of: closure)
        guard role.isBodyCode else {
          forEachCapture(of: closure) { visit($0, evaluation) }
          index += size
          continue
        }
        visit(closure, evaluation)
        closures.append((index + size, evaluation))
        evaluation = evaluation.inside(role)
        index += 1
      case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .macroExpansionExpr,
        .macroExpansionDecl:
        index += size
      default:
        let node = tree.node(at: index)
        visit(node, evaluation)
        index += record.kind == .labeledExpr && node.isRunLater ? size : 1
      }
    }
  }
}

extension SwiftUIModel {
  /// Calls `visit` with each node of a capture list, `[name]`: its values are read when the closure is
  /// created.
  private func forEachCapture(of closure: Node, _ visit: (Node) -> Void) {
    guard let captures = ClosureExprSyntax(closure)?.signature?.capture?.node else { return }
    for node in captures.subtree where node.kind != .closureExpr { visit(node) }
  }
}

/// Follows the calls of body code.
struct BodyReach {
  private(set) var members: [DeclarationID: ReachedMember] = [:]
  private let type: TypeID
  private let model: SwiftUIModel

  init(of type: TypeID, _ model: SwiftUIModel) {
    self.type = type
    self.model = model
    var level = model.builderMembers(of: type).map { (member: $0, evaluation: Evaluation(of: type)) }
    for _ in 0..<SwiftUIModel.bodyDepth where !level.isEmpty {
      var next: [(member: Declaration, evaluation: Evaluation)] = []
      for (member, evaluation) in level { follow(member, evaluation, &next) }
      level = next
    }
  }

  private mutating func follow(
    _ member: Declaration, _ evaluation: Evaluation,
    _ next: inout [(member: Declaration, evaluation: Evaluation)]
  ) {
    for code in Self.code(of: member) {
      model.forEachBodyNode(in: code, evaluation) { node, evaluation in
        guard node.namesValue else { return }
        for helper in helpers(namedBy: node) where members[helper.id] == nil {
          var inner = evaluation
          inner.through.append(node)
          members[helper.id] = ReachedMember(member: helper.id, evaluation: inner)
          if Self.forwards(member, at: node) {
            follow(helper, inner, &next)
          } else {
            next.append((helper, inner))
          }
        }
      }
    }
  }

  /// The computed property or method whose code runs at a name, or all of them in clauses of `#if`; none if
  /// there are several with the name, or if it belongs to another view, which is evaluated separately.
  private func helpers(namedBy name: Node) -> [Declaration] {
    guard model.mayNameHelper(name, of: type) else { return [] }
    let found = model.declarations(referencedBy: name).map { model.index[$0] }
    guard found.count == 1 || found.allSatisfy(\.isConditionalMember) else { return [] }
    return found.filter { isHelper($0, at: name) }
  }

  private func isHelper(_ member: Declaration, at name: Node) -> Bool {
    guard Self.isHelper(member), Self.reads(member, at: name) else { return false }
    guard let owner = model.index.type(of: member.id), owner != type else {
      return !model.isBuilderMember(member)
    }
    return model.kind(of: owner) == .none
  }

  /// Whether the code of a declaration may be a part of body code: a computed property, or a function that is
  /// not `async`.
  static func isHelper(_ member: Declaration) -> Bool {
    switch member.kind {
    case .variable: member.getterStatements != nil
    case .function:
      member.body != nil
        && FunctionDeclSyntax(member.node)?.signature?.effectSpecifiers?.asyncSpecifier == nil
    default: false
    }
  }

  /// Whether the code of a member runs at its name: a property is read there, or a function is called.
  static func reads(_ member: Declaration, at name: Node) -> Bool {
    let access = MemberAccessExprSyntax(name.parent)
    let whole = access?.declName?.node == name ? access?.node : name
    if DeclReferenceExprSyntax(name)?.baseName?.isProjection == true { return false }
    guard member.kind == .function else { return Assignment(target: whole ?? name)?.isPlain != true }
    return whole?.callAsCallee != nil
  }

  /// Whether a function only calls another one of the same name, so that it is no step of its own:
  /// `isLoaded(_ model:)`, which calls `isLoaded(named: model.name)`.
  static func forwards(_ function: Declaration, at name: Node) -> Bool {
    guard function.kind == .function, DeclReferenceExprSyntax(name)?.baseName?.name == function.name,
      let only = function.body?.statements?.children.only
    else { return false }
    return only.contains(name)
  }

  /// The code of a member: its getter, or its body.
  static func code(of member: Declaration) -> [Node] {
    [member.getterStatements ?? member.body?.node].compactMap(\.self)
  }
}
