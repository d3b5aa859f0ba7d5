import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The result for a declaration on its own: its conversion, and the requirements of its callers.
struct Candidate: Sendable {
  let declaration: Declaration
  let plan: BodyPlan
  var effects: [Obstacle]
  var edits: [FileEdit]
  /// The declarations that return its value.
  var callers: Set<DeclarationID>
}

/// Determines which declarations of a project can be converted.
struct ErasureExamination {
  let file: FileContext
  private var candidates: [DeclarationID: Result<Candidate, Obstacle>] = [:]
  private var verdicts: [DeclarationID: Result<Conversion, Obstacle>] = [:]

  private var index: ProjectIndex { file.index }

  init(_ file: FileContext) { self.file = file }

  /// The conversion of a declaration with an erased result, or the reason against it.
  mutating func verdict(on id: DeclarationID) -> Result<Conversion, Obstacle> {
    if let known = verdicts[id] { return known }
    var component: Set<DeclarationID> = []
    var open = [id]
    while let next = open.popLast() {
      guard component.insert(next).inserted, case .success(let candidate) = candidate(of: next) else {
        continue
      }
      open += candidate.callers.union(candidate.plan.results)
    }
    settle(component.sorted(on: \.order))
    return verdicts[id] ?? .failure(.notErased("'\(index[id].name ?? "")'"))
  }

  /// Removes whatever depends on something that can't be converted, until nothing changes.
  private mutating func settle(_ component: [DeclarationID]) {
    var alive: [DeclarationID: Candidate] = [:]
    for id in component {
      switch candidate(of: id) {
      case .success(let candidate): alive[id] = candidate
      case .failure(let obstacle): verdicts[id] = .failure(obstacle)
      }
    }
    var isStable = false
    while !isStable {
      isStable = true
      for id in component {
        guard let candidate = alive[id], let obstacle = obstacle(to: candidate, alive) else { continue }
        alive[id] = nil
        verdicts[id] = .failure(obstacle)
        isStable = false
      }
    }
    for (id, candidate) in alive { verdicts[id] = .success(conversion(of: candidate, among: alive)) }
  }

  private func obstacle(to candidate: Candidate, _ alive: [DeclarationID: Candidate]) -> Obstacle? {
    if let caller = candidate.callers.subtracting(alive.keys).min() {
      let place = index[caller].nameToken.map { Self.place(of: $0.range.lowerBound, caller.file, file) } ?? ""
      return .callerNeedsAnyView("\(place) (result type)")
    }
    if let result = candidate.plan.results.subtracting(alive.keys).min() {
      return .notErased("'\(index[result].name ?? "")', which stays AnyView")
    }
    return ignoredPlace(of: conversion(of: candidate, among: alive), outside: candidate.declaration.id.file)
  }

  /// A location that the conversion would change but a comment suppresses. In the declaration's own file the
  /// comment suppresses the finding itself.
  private func ignoredPlace(of conversion: Conversion, outside id: FileID) -> Obstacle? {
    conversion.edits.lazy.filter { $0.file != id.number }.compactMap { edit in
      let own = file.project.files[edit.file]
      let rules = [AnyViewRules.convert] + conversion.rules
      guard isIgnored(edit.edit.range, own, rules) else { return nil }
      return .callerNeedsAnyView("\(own.shortPlace(of: edit.edit.range.lowerBound)) (left alone)")
    }.first
  }

  /// The conversion of a declaration together with the callers that return its value.
  private func conversion(of candidate: Candidate, among alive: [DeclarationID: Candidate]) -> Conversion {
    var group: Set<DeclarationID> = []
    var open = [candidate.declaration.id]
    var edits: [FileEdit] = []
    var effects: [Obstacle] = []
    while let next = open.popLast() {
      guard group.insert(next).inserted, let member = alive[next] else { continue }
      edits += member.edits
      effects += member.effects
      open += member.callers.sorted(on: \.order)
    }
    return Conversion(
      name: candidate.declaration.name ?? "subscript", plan: candidate.plan, effects: effects, edits: edits)
  }

  /// A location in any file for messages.
  static func place(of offset: Int, _ id: FileID, _ file: FileContext) -> String {
    file.project.files[id.number].shortPlace(of: offset)
  }
}

// MARK: - One declaration

extension ErasureExamination {
  private mutating func candidate(of id: DeclarationID) -> Result<Candidate, Obstacle> {
    if let known = candidates[id] { return known }
    let result: Result<Candidate, Obstacle>
    do throws(Obstacle) {
      result = .success(try makeCandidate(index[id]))
    } catch {
      result = .failure(error)
    }
    candidates[id] = result
    return result
  }

  private func makeCandidate(_ declaration: Declaration) throws(Obstacle) -> Candidate {
    let own = file.project.files[declaration.id.file.number]
    let erased = ErasedDeclaration(
      index: index, declaration: declaration, allowsPublic: file.options.isOn("public-api"))
    if let obstacle = erased.obstacle() ?? leftAlone(declaration, own) { throw obstacle }
    guard let statements = declaration.statements, let type = declaration.resultType else {
      throw .notErased("'\(declaration.name ?? "")' has no body")
    }
    if CallGraph(index: index).reaches(declaration.id, from: [statements]) { throw .recursion }
    let isBuilder = ViewBuilderContext(index).hasBuilder(statements.parent ?? statements)
    let reader = BodyReader(index, Layout(own))
    // A body that only traps is a placeholder for missing code.
    guard let plan = try reader.plan(for: statements, isBuilder: isBuilder),
      !plan.edits.isEmpty || !plan.results.isEmpty
    else { throw reader.notErased(statements) }
    var candidate = Candidate(declaration: declaration, plan: plan, effects: [], edits: [], callers: [])
    let header = OpaqueHeader(index: index, declaration: declaration.node, type: type)
    let edits = plan.edits + header.edits(addsBuilder: plan.needsBuilder && !isBuilder, reader.layout)
    candidate.edits = FileEdit.all(edits, in: declaration.id.file.number)
    candidate.effects = plan.effects
    if erased.isPublic {
      candidate.effects.append(
        Obstacle(AnyViewRules.publicAPI, "clients that wrote 'AnyView' no longer compile"))
    }
    try follow(UseContext(index).demands(on: declaration), &candidate)
    if plan.heads.count > 1, isAnimated(declaration) {
      candidate.effects.append(
        Obstacle(AnyViewRules.animatedCallers, "a caller's '.transition' or '.animation' now has an effect"))
    }
    return candidate
  }

  /// Why the declaration can't be changed: a comment, or a syntax error in another file.
  private func leftAlone(_ declaration: Declaration, _ own: ProjectFile) -> Obstacle? {
    let id = declaration.id.file
    let range = (declaration.nameToken?.range ?? declaration.node.range).prefix(1)
    let isSound = id.number == file.number || own.isEditable && own.tree.errors.isEmpty
    guard !isSound || isIgnored(range, own, [AnyViewRules.convert]) else { return nil }
    return .callerNeedsAnyView("\(Self.place(of: range.lowerBound, id, file)) (left alone)")
  }

  /// Whether a comment suppresses these rules at a location.
  private func isIgnored(_ range: Range<Int>, _ own: ProjectFile, _ rules: [Rule]) -> Bool {
    own.suppressions.protect(range, from: AnyViewToViewBuilder.metadata.id, rules, own.lines)
  }

  private func follow(_ demands: [Demand], _ candidate: inout Candidate) throws(Obstacle) {
    for demand in demands {
      switch demand {
      case .anyView: break
      case .conversion(let caller): candidate.callers.insert(caller)
      case .erased(let kind, let node, let wrapping):
        guard let id = index.file(of: node) else { continue }
        let own = file.project.files[id.number]
        guard file.options.isOn("wrap-callers"), let wrapping,
          !isIgnored(wrapping.range, own, [AnyViewRules.convert])
        else {
          let place = Self.place(of: node.range.lowerBound, id, file)
          let obstacle = Obstacle.callerNeedsAnyView("\(place) (\(kind))")
          throw kind == Demand.closureParameter ? Obstacle(AnyViewRules.follows, obstacle.text) : obstacle
        }
        let number = id.number
        candidate.edits.append(
          FileEdit(file: number, edit: .inserting("AnyView(", at: wrapping.range.lowerBound)))
        candidate.edits.append(FileEdit(file: number, edit: .inserting(")", at: wrapping.range.upperBound)))
        if !candidate.effects.contains(where: { $0.rule == AnyViewRules.wrapped }) {
          candidate.effects.append(
            Obstacle(AnyViewRules.wrapped, "callers that need an AnyView wrap the value themselves"))
        }
      }
    }
  }

  /// Whether a caller's modifiers animate the change from one branch to another.
  private func isAnimated(_ declaration: Declaration) -> Bool {
    index.references(to: declaration.id).all.contains { isAnimated($0.expression) }
  }

  private func isAnimated(_ view: Node) -> Bool {
    var node = view
    while let parent = node.parent {
      if let call = FunctionCallExprSyntax(parent), call.calledExpression == node {
        node = parent
      } else if let access = MemberAccessExprSyntax(parent), access.base == node {
        if ["transition", "animation"].contains(access.declName?.baseName?.name ?? "") { return true }
        node = parent
      } else if let group = group(around: node) {
        node = group
      } else {
        return false
      }
    }
    return false
  }

  /// The call of a `Group` or `ForEach` in which a view is a statement: its modifiers apply to each view in
  /// it.
  private func group(around view: Node) -> Node? {
    guard let item = view.ancestors.first(where: { $0.kind == .codeBlockItem }),
      CodeBlockItemSyntax(item)?.item?.unwrappedStatement == view,
      let scope = ViewBuilderContext.scope(ofStatement: item), let call = ClosureArgument(scope)?.call
    else { return nil }
    let callee = call.calledExpression?.text ?? ""
    return ["Group", "ForEach", "SwiftUI.Group", "SwiftUI.ForEach"].contains(callee) ? call.node : nil
  }
}
