package import ProjectIndex
import SwiftCST

/// A place that creates a value of a type that SwiftUI evaluates.
struct Creation: Sendable {
  /// The type.
  let type: TypeID

  /// The call.
  let call: FunctionCallExprSyntax

  /// The declaration whose code contains the call.
  let declaration: Declaration

  /// How it is evaluated; ``Evaluation/view`` is the view whose code contains it.
  let evaluation: Evaluation

  /// The views whose evaluation runs it.
  let evaluators: [TypeID]
}

/// What the evaluation of a view reads and creates, also in closures that other views run.
struct ViewEvaluation: Sendable {
  /// The reads, each with the views whose evaluation runs it.
  var reads: [(read: Read, evaluators: [TypeID])] = []

  /// The views that it creates.
  var creations: [Creation] = []
}

extension SwiftUIModel {
  /// What the code of a view's evaluation reads and creates; see ``evaluatedCode(of:)``.
  func viewEvaluation(of view: TypeID) -> ViewEvaluation {
    memory.viewEvaluations.answer(Int(view.rawValue)) {
      var result = ViewEvaluation()
      for part in evaluatedCode(of: view) {
        forEachEvaluatedNode(in: part.code, part.evaluation) { node, evaluation in
          if node.namesValue || node.namesKeyPathMember {
            for var read in allReads(at: node, of: view, part.receiver, evaluation) {
              read.object = object(at: node, of: index[read.property], in: part)
              guard read.object != .new else { continue }
              // Only a tracked property is observed by the code that reads it; anything else by the view that
              // declares the property.
              let isTracked = read.source == .tracked || read.source == .untracked
              result.reads.append((read, isTracked ? evaluators(of: node, evaluation, in: view) : [view]))
            }
          } else if let call = FunctionCallExprSyntax(node), let made = type(madeBy: call),
            kind(of: made).isEvaluated
          {
            result.creations.append(
              Creation(
                type: made, call: call, declaration: part.declaration, evaluation: evaluation,
                evaluators: evaluators(of: node, evaluation, in: view)))
          }
        }
      }
      return result
    }
  }

  /// The reads of a view's evaluation, in the order of the traversal; those in closures that other views pass
  /// to it follow.
  package func evaluatedReads(of view: TypeID) -> [Read] {
    viewEvaluation(of: view).reads.filter { $0.evaluators.contains(view) }.map(\.read)
      + (passedReads[view] ?? [])
  }

  /// The reads in closures that views pass to other views, which run them, by the view that runs them.
  private var passedReads: [TypeID: [Read]] {
    memory.passedReads.answer(0) {
      var found: [TypeID: [Read]] = [:]
      forEachEvaluatedType { writer in
        for (read, evaluators) in viewEvaluation(of: writer).reads {
          for view in evaluators where view != writer {
            var passed = read
            passed.writer = writer
            found[view, default: []].append(passed)
          }
        }
      }
      return found
    }
  }

  /// The places that create values of a type, in the order of views and their code.
  func creations(of type: TypeID) -> [Creation] {
    memory.creations.answer(0) {
      var found: [TypeID: [Creation]] = [:]
      forEachEvaluatedType { view in
        for creation in viewEvaluation(of: view).creations where isOfApp(creation.call.node) {
          found[creation.type, default: []].append(creation)
        }
      }
      return found
    }[type] ?? []
  }

  func forEachEvaluatedType(_ visit: (TypeID) -> Void) {
    for type in index.types where kind(of: type.id).isEvaluated && isOfApp(index[type.primary].node) {
      visit(type.id)
    }
  }

  /// The reads at a name, including those of bindings to members of objects, which read the value of a tracked
  /// property when they are created, and of requirements of protocols that the view implements.
  func allReads(
    at name: Node, of view: TypeID, _ receiver: TypeID?, _ evaluation: Evaluation
  ) -> [Read] {
    let keyed = name.namesKeyPathMember
    let found = keyed ? [] : reads(at: name, of: view, evaluation)
    guard found.isEmpty else { return found }
    if let id = keyed ? keyedProperty(at: name) : projectedProperty(at: name), index[id].isStored,
      let owner = index.type(of: id),
      kind(of: owner) == .none, index[owner].kind == .class, !keyed || !isAnnounced(index[id])
    {
      let isAnnounced = isAnnounced(index[id])
      return [
        Read(
          source: isAnnounced ? .published : isTracked(index[id]) ? .tracked : .untracked, property: id,
          node: name, isProjection: isAnnounced && !readsValue(ofProjection: name), evaluation: evaluation)
      ]
    }
    guard !keyed, let requirement = declarations(meantBy: name).only, index.isRequirement(requirement),
      case let type = self.receiver(at: name, in: receiver),
      let witness = witnesses(of: index[requirement], in: type).only, witness.isStored
    else { return [] }
    return reads(of: witness, at: name, of: view, evaluation)
  }

  // MARK: - Evaluators

  /// The views whose evaluation runs a node in the code of a view: other views, if it is in closures that
  /// those store.
  private func evaluators(of node: Node, _ evaluation: Evaluation, in view: TypeID) -> [TypeID] {
    var visited: Set<DeclarationID> = []
    return evaluators(of: node, evaluation.through[...], in: view, &visited).sorted {
      $0.rawValue < $1.rawValue
    }
  }

  private func evaluators(
    of node: Node, _ through: ArraySlice<Node>, in view: TypeID, _ visited: inout Set<DeclarationID>
  ) -> Set<TypeID> {
    var found: Set<TypeID> = []
    var isOfView = false
    func add(_ runners: Set<ClosureRunner>) {
      for case .view(let type) in runners { found.insert(type) }
      isOfView = !found.isEmpty && !runners.contains(.surroundings)
    }
    if node.kind == .declReferenceExpr { add(runners(ofFunction: node)) }
    for around in node.ancestors where !isOfView {
      if around.kind == .closureExpr {
        let role = role(of: around)
        if role.makesViews || role == .unknown { add(runners(of: around)) }
      } else if let member = index.declaration(at: around), !member.traits.contains(.local) {
        if let last = through.last {
          return found.union(evaluators(of: last, through.dropLast(), in: view, &visited))
        }
        return found.union(evaluators(ofPart: member, in: view, &visited))
      }
    }
    return isOfView ? found : found.union([view])
  }

  /// The same for a builder member: its own code runs where body code of the view names it.
  private func evaluators(
    ofPart member: Declaration, in view: TypeID, _ visited: inout Set<DeclarationID>
  ) -> Set<TypeID> {
    guard let name = member.name, !SwiftUIProtocols.evaluatedMembers.contains(name),
      visited.insert(member.id).inserted
    else { return [view] }
    var found: Set<TypeID> = []
    for use in index.references(to: member.id).certain {
      let isRun = BodyReach.reads(member, at: use.node) || !runners(ofFunction: use.node).isEmpty
      guard isRun, timing(of: use.node).isBodyCode else { continue }
      found.formUnion(evaluators(of: use.node, [], in: view, &visited))
    }
    return found.isEmpty ? [view] : found
  }
}
