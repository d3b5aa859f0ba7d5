import ProjectIndex
import SwiftCST

/// Determines when code runs, from the inside outwards: by its enclosing closures, its member, and the
/// callers of that.
struct TimingFinder {
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  func timing(of node: Node, depth: Int, _ visited: inout Set<DeclarationID>) -> Timing {
    var roles: [ClosureRole] = []
    var part = node
    for around in node.ancestors {
      defer { part = around }
      if around.kind == .closureExpr {
        let role = model.role(of: around)
        if let stopped = timing(in: role, around) { return stopped }
        roles.append(role)
      } else if around.isRunLater {
        return .onEvent(around)
      } else if let stopped = timing(inAccessor: around) {
        return stopped
      } else if let declaration = declaration(at: around, holding: node) {
        let timing = timing(of: declaration, from: part, depth, &visited)
        guard case .eachEvaluation(let evaluation) = timing else { return timing }
        return .eachEvaluation(roles.reversed().reduce(evaluation) { $0.inside($1) })
      }
    }
    return .once
  }

  /// When a closure runs, if it doesn't run together with the surrounding code.
  private func timing(in role: ClosureRole, _ closure: Node) -> Timing? {
    switch role {
    case .action, .task, .accessor: .onEvent(closure)
    case .drawing: .drawing(closure)
    case .macro, .unknown: .unknown(closure)
    default: nil
    }
  }

  private func timing(inAccessor node: Node) -> Timing? {
    guard let accessor = AccessorDeclSyntax(node) else { return nil }
    return accessor.accessorSpecifier?.kind == .get ? nil : .onEvent(node)
  }

  /// The declaration of an enclosing node; of several variables in one declaration, the one that contains the
  /// inner node.
  private func declaration(at node: Node, holding inner: Node) -> Declaration? {
    guard let found = index.declaration(at: node) else { return nil }
    guard node.kind == .variableDecl, let bindings = VariableDeclSyntax(node)?.bindings else { return found }
    return bindings.children.first { $0.contains(inner) }.flatMap { index.declaration(at: $0) } ?? found
  }

  // MARK: - Declarations

  private func timing(
    of declaration: Declaration, from part: Node, _ depth: Int, _ visited: inout Set<DeclarationID>
  ) -> Timing {
    switch declaration.kind {
    case .variable where declaration.isStored: return timing(ofValueOf: declaration, part)
    case .initializer:
      return index.type(of: declaration.id).map { .eachMaking(of: $0) } ?? .unknown(declaration.node)
    case .deinitializer: return .onEvent(declaration.node)
    case .variable, .function, .subscript: return timing(of: declaration, depth, &visited)
    default: return .unknown(declaration.node)
    }
  }

  private func timing(ofValueOf variable: Declaration, _ part: Node) -> Timing {
    guard let type = index.type(of: variable.id), !variable.isStatic, !variable.traits.contains(.lazy) else {
      return .once
    }
    return variable.attribute("StateObject") != nil ? .once : .eachMaking(of: type)
  }

  /// When the code of a computed property, function or subscript runs.
  func timing(of member: Declaration, _ depth: Int, _ visited: inout Set<DeclarationID>) -> Timing {
    guard depth == 0, visited.isEmpty else { return findTiming(of: member, depth, &visited) }
    return model.memory.memberTimings.answer(member.id.order) {
      var visited: Set<DeclarationID> = []
      return findTiming(of: member, 0, &visited)
    }
  }

  private func findTiming(
    of member: Declaration, _ depth: Int, _ visited: inout Set<DeclarationID>
  ) -> Timing {
    let type = index.type(of: member.id)
    if model.isBuilderMember(member) { return .eachEvaluation(Evaluation(of: type)) }
    if let type, let reached = model.reachedMembers(of: type)[member.id] {
      return .eachEvaluation(reached.evaluation)
    }
    if let type, model.kind(of: type) == .shape, !member.isStatic { return .drawing(member.node) }
    return timing(byUsesOf: member, depth, &visited)
  }

  /// The implicit members among some uses of a name, `.scaledBody`, if the project declares that name only
  /// once.
  private func implied(_ uses: [Use], by member: Declaration) -> [Use] {
    guard member.isStatic, !uses.isEmpty, let name = member.name, index.declarations(named: name).count == 1
    else {
      return []
    }
    return uses.filter { if case .member(base: nil) = $0.role { true } else { false } }
  }

  /// When code runs that members of other types call: at the same time as its callers.
  private func timing(
    byUsesOf member: Declaration, _ depth: Int, _ visited: inout Set<DeclarationID>
  ) -> Timing {
    guard depth < SwiftUIModel.bodyDepth, visited.insert(member.id).inserted, BodyReach.isHelper(member)
    else { return .unknown(member.node) }
    var event: Timing?
    let references = index.references(to: member.id)
    let isOfOne = !isOneOfMany(member)
    for use in references.certain + implied(references.possible, by: member) {
      guard BodyReach.reads(member, at: use.node), member.mayTake(use.expression.callAsCallee),
        isOfOne || index.declarations(referencedBy: use.node).only == member.id
      else { continue }
      let isForwarded =
        index.enclosingDeclaration(of: use.node).map { BodyReach.forwards($0, at: use.node) } ?? false
      let timing = timing(of: use.node, depth: isForwarded ? depth : depth + 1, &visited)
      switch timing {
      case .eachEvaluation(let evaluation):
        return .eachEvaluation(evaluation.through(use.node, to: Evaluation(of: nil)))
      case .onEvent, .eachMaking: event = event ?? timing
      default: continue
      }
    }
    return event ?? .unknown(member.node)
  }

  /// Whether a member is one of many that a name may mean: where a requirement of a protocol is used, hardly this
  /// one of its implementations runs; and a type may have others of the name in extensions with a `where`.
  private func isOneOfMany(_ member: Declaration) -> Bool {
    guard let name = member.name else { return false }
    if ExtensionDeclSyntax(member.parent.map { index[$0].node })?.genericWhereClause != nil {
      return index.type(of: member.id).map { index.ownMembers(named: name, of: $0).count > 1 } ?? false
    }
    return index.declarations(named: name).count > 4 && !index.requirements(for: member.id).isEmpty
  }
}
