import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The causes of a view of which the project doesn't show whether they evaluate it.
  func unknowns(of view: TypeID) -> [UnknownCause] {
    var found: [UnknownCause] = []
    if index[view].isSplit {
      found.append(UnknownCause(kind: .severalDeclarations, node: index[index[view].primary].node))
    }
    for property in index.members(of: view) where property.isStored && !property.isStatic {
      found += property.attributes.firstNonNil { unknown($0, of: property) }.map { [$0] } ?? []
    }
    for part in evaluatedCode(of: view) {
      for closure in unknownClosures(in: part.code) {
        guard let code = ClosureExprSyntax(closure)?.statements, mayRead(code, of: view, part) else {
          continue
        }
        found.append(UnknownCause(kind: .closure, node: closure))
      }
      found += unknownFunctions(in: part, of: view)
    }
    return found + unknownRequirements(of: view)
  }

  /// The first reads of requirements of which it isn't known whether a tracked object implements them.
  private func unknownRequirements(of view: TypeID) -> [UnknownCause] {
    var found: [UnknownCause] = []
    var seen: Set<DeclarationID> = []
    for part in evaluatedCode(of: view) {
      forEachEvaluatedNode(in: part.code, part.evaluation) { name, _ in
        guard name.namesValue, let id = declarations(meantBy: name).only, index[id].kind == .variable,
          index.isRequirement(id), let owner = index.type(of: id),
          case let types = types(implementing: owner, in: receiver(at: name, in: part.receiver)),
          types.count > 1, types.contains(where: isObservable), seen.insert(id).inserted
        else { return }
        found.append(UnknownCause(kind: .requirement, node: name))
      }
    }
    return found
  }

  private func unknown(_ attribute: Attribute, of property: Declaration) -> UnknownCause? {
    let isKnown =
      PropertyWrapperNames.isWrapper(attribute.name) || PropertyWrapperNames.isOfApplication(attribute.name)
      || !PropertyAttributes.traits(of: attribute.name).isEmpty || attribute.name == "ObservationIgnored"
    return isKnown ? nil : UnknownCause(kind: .wrapper, node: property.node)
  }

  /// The functions of a view that body code passes by their names to code outside of the project.
  private func unknownFunctions(in part: EvaluatedCode, of view: TypeID) -> [UnknownCause] {
    var found: [UnknownCause] = []
    forEachEvaluatedNode(in: part.code, part.evaluation) { name, _ in
      guard name.namesValue, runners(ofFunction: name).contains(.unknown),
        let function = declarations(referencedBy: name).only, index.type(of: function) == view,
        // One without a result can only be an action.
        index[function].resultType != nil,
        BodyReach.code(of: index[function]).contains(where: { mayRead($0, of: view, part) })
      else { return }
      found.append(UnknownCause(kind: .closure, node: name))
    }
    return found
  }

  /// Whether code, if it ran with the body of a view, would read something that evaluates the view, also
  /// through members of the view.
  private func mayRead(_ code: Node, of view: TypeID, _ part: EvaluatedCode) -> Bool {
    var visited: Set<DeclarationID> = []
    var open = [code]
    var isFound = false
    while !isFound, let next = open.popLast() {
      forEachEvaluatedNode(in: next, part.evaluation) { name, evaluation in
        guard !isFound, name.namesValue else { return }
        isFound = allReads(at: name, of: view, part.receiver, evaluation).contains { read in
          ![.input, .object, .untracked].contains(read.source) && !read.isProjection
        }
        guard let helper = declarations(referencedBy: name).only, index.type(of: helper) == view,
          BodyReach.isHelper(index[helper]), visited.insert(helper).inserted
        else { return }
        open += BodyReach.code(of: index[helper])
      }
    }
    return isFound
  }

  /// The queries that a view declares and doesn't read.
  func unreadQueries(of view: TypeID, _ read: Set<DeclarationID>) -> [UnknownCause] {
    index.members(of: view).filter { property in
      property.isStored && !property.isStatic && !read.contains(property.id)
        && property.attributes.contains { PropertyWrapperNames.purpose(of: $0.name) == .query }
    }.map { UnknownCause(kind: .unreadQuery, node: $0.node) }
  }

  /// The outermost closures in code whose timing is unknown.
  func unknownClosures(in code: Node) -> [Node] {
    var found: [Node] = []
    var open = [code]
    while let node = open.popLast() {
      if node.kind == .closureExpr {
        let role = role(of: node)
        if role == .unknown {
          let runners = runners(of: node)
          if runners.contains(.unknown) { found.append(node) }
          guard runners.contains(.surroundings) else { continue }
        } else if !role.isBodyCode {
          continue
        }
      }
      open += node.children.reversed()
    }
    return found
  }
}
