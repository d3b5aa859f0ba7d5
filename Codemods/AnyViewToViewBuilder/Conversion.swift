import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// A declaration, or the content of a builder, whose erasures can go.
struct Conversion: Sendable {
  /// The name of the declaration; nil for the content of a closure.
  let name: String?

  /// What becomes of its body.
  let plan: BodyPlan

  /// What may be different afterwards; empty where the fix is safe.
  var effects: [Effect]

  /// All edits, those of the callers that must change with it among them.
  var edits: [FileEdit]

  /// What it falls under, each rule once.
  var rules: [Rule] {
    var seen: Set<Rule> = []
    return effects.isEmpty ? [AnyViewRules.convert] : effects.map(\.rule).filter { seen.insert($0).inserted }
  }

  /// What is to be known once it is made.
  var notes: [Rule] { plan.needsBuilder && plan.heads.count > 1 ? [AnyViewRules.transitions] : [] }
}

/// One thing that may be different afterwards.
struct Effect: Hashable, Sendable {
  let rule: Rule
  let text: String

  init(_ rule: Rule, _ text: String) {
    self.rule = rule
    self.text = text
  }
}

/// A declaration that is looked at by itself: what it would become, and what its callers ask.
struct Draft: Sendable {
  let declaration: Declaration
  let plan: BodyPlan
  var effects: [Effect]
  var edits: [FileEdit]
  /// The declarations that return its value, with the places where they do.
  var callers: Set<DeclarationID>
}

/// Finds out which declarations of a project can be converted.
struct Judge {
  let file: FileContext
  private var drafts: [DeclarationID: Result<Draft, Obstacle>] = [:]
  private var verdicts: [DeclarationID: Result<Conversion, Obstacle>] = [:]

  private var index: ProjectIndex { file.index }

  init(_ file: FileContext) { self.file = file }

  /// What becomes of a declaration with an erased result.
  mutating func verdict(on id: DeclarationID) -> Result<Conversion, Obstacle> {
    if let known = verdicts[id] { return known }
    var component: Set<DeclarationID> = []
    var open = [id]
    while let next = open.popLast() {
      guard component.insert(next).inserted, case .success(let draft) = draft(of: next) else { continue }
      open += draft.callers.union(draft.plan.results)
    }
    settle(component.sorted(on: \.order))
    return verdicts[id] ?? .failure(Obstacle(AnyViewRules.notErased, "not every return is an erasure"))
  }

  /// Takes out what depends on something that can't be converted, until nothing is left to take out.
  private mutating func settle(_ component: [DeclarationID]) {
    var alive: Set<DeclarationID> = []
    for id in component {
      switch draft(of: id) {
      case .success: alive.insert(id)
      case .failure(let obstacle): verdicts[id] = .failure(obstacle)
      }
    }
    var isStable = false
    while !isStable {
      isStable = true
      for id in component where alive.contains(id) {
        guard case .success(let draft) = draft(of: id), let obstacle = obstacle(to: draft, alive) else {
          continue
        }
        alive.remove(id)
        verdicts[id] = .failure(obstacle)
        isStable = false
      }
    }
    for id in component where alive.contains(id) { verdicts[id] = .success(conversion(of: id)) }
  }

  private func obstacle(to draft: Draft, _ alive: Set<DeclarationID>) -> Obstacle? {
    if let caller = draft.callers.subtracting(alive).min() {
      let place = index[caller].nameToken.map { Self.place(of: $0.range.lowerBound, caller.file, file) } ?? ""
      return Obstacle(AnyViewRules.caller, "caller needs AnyView: \(place) (result type)")
    }
    guard let result = draft.plan.results.subtracting(alive).min() else { return nil }
    return Obstacle(
      AnyViewRules.notErased,
      "not every return is an erasure ('\(index[result].name ?? "")', which stays AnyView)")
  }

  /// The conversion of a declaration together with the callers that return its value.
  private mutating func conversion(of id: DeclarationID) -> Conversion {
    var group: Set<DeclarationID> = []
    var open = [id]
    var edits: [FileEdit] = []
    var effects: [Effect] = []
    while let next = open.popLast() {
      guard group.insert(next).inserted, case .success(let draft) = draft(of: next) else { continue }
      edits += draft.edits
      effects += draft.effects
      open += draft.callers
    }
    guard case .success(let own) = draft(of: id) else {
      fatalError("only what can be converted is asked for")
    }
    return Conversion(
      name: own.declaration.name ?? "subscript", plan: own.plan, effects: effects, edits: edits)
  }

  /// A place in any file for a person.
  static func place(of offset: Int, _ id: FileID, _ file: FileContext) -> String {
    let other = file.project.files[Int(id.rawValue)]
    return "\(other.path):\(other.lines.location(of: offset).line)"
  }
}

// MARK: - One declaration

extension Judge {
  private mutating func draft(of id: DeclarationID) -> Result<Draft, Obstacle> {
    if let known = drafts[id] { return known }
    let result: Result<Draft, Obstacle>
    do throws(Obstacle) {
      result = .success(try makeDraft(index[id]))
    } catch {
      result = .failure(error)
    }
    drafts[id] = result
    return result
  }

  private func makeDraft(_ declaration: Declaration) throws(Obstacle) -> Draft {
    let own = file.project.files[Int(declaration.id.file.rawValue)]
    let header = ErasedDeclaration(
      index: index, declaration: declaration, allowsPublic: file.options.isOn("public-api"))
    if let obstacle = header.obstacle() ?? leftAlone(declaration, own) { throw obstacle }
    guard let statements = declaration.statements, let type = declaration.resultType else {
      throw Obstacle(
        AnyViewRules.notErased, "not every return is an erasure ('\(declaration.name ?? "")' has no body)")
    }
    if CallGraph(index: index).reaches(declaration.id, from: [statements]) { throw .recursion }
    let isBuilder = ViewBuilderContext(index).hasBuilder(statements.parent ?? statements)
    let reader = BodyReader(index, Layout(own))
    guard let plan = try reader.plan(for: statements, isBuilder: isBuilder, isErased: true) else {
      throw reader.notErased(statements)
    }
    var draft = Draft(declaration: declaration, plan: plan, effects: [], edits: [], callers: [])
    draft.edits = plan.edits.map { FileEdit(file: Int(declaration.id.file.rawValue), edit: $0) }
    draft.edits += header.edits(type: type, addsBuilder: plan.needsBuilder && !isBuilder, Layout(own))
    draft.effects = plan.effects
    if header.isPublic {
      draft.effects.append(Effect(AnyViewRules.publicAPI, "clients that wrote 'AnyView' no longer compile"))
    }
    try follow(UseContext(index).demands(on: declaration), &draft)
    if plan.heads.count > 1, isAnimated(declaration) {
      draft.effects.append(
        Effect(AnyViewRules.animatedCallers, "a caller's '.transition' or '.animation' starts to work"))
    }
    return draft
  }

  /// A comment, or a fault in the file, keeps it from being changed.
  private func leftAlone(_ declaration: Declaration, _ own: ProjectFile) -> Obstacle? {
    guard declaration.id.file.rawValue != file.number else { return nil }
    let range = declaration.nameToken?.range ?? declaration.node.range
    let finding = Finding(
      codemod: AnyViewToViewBuilder.metadata.id, rule: AnyViewRules.convert,
      file: Int(declaration.id.file.rawValue),
      range: range, message: "", fix: nil)
    guard !own.isEditable || !own.tree.errors.isEmpty || own.suppressions.covering(finding, own.lines) != nil
    else {
      return nil
    }
    let place = Self.place(of: range.lowerBound, declaration.id.file, file)
    return Obstacle(AnyViewRules.caller, "caller needs AnyView: \(place) (left alone)")
  }

  private func follow(_ demands: [Demand], _ draft: inout Draft) throws(Obstacle) {
    for demand in demands {
      switch demand {
      case .anyView: break
      case .conversion(let caller): draft.callers.insert(caller)
      case .erased(let kind, let node, let wrapping):
        guard let id = index.file(of: node) else { continue }
        guard file.options.isOn("wrap-callers"), let wrapping else {
          let place = Self.place(of: node.range.lowerBound, id, file)
          throw Obstacle(AnyViewRules.caller, "caller needs AnyView: \(place) (\(kind))")
        }
        let number = Int(id.rawValue)
        draft.edits.append(
          FileEdit(file: number, edit: .inserting("AnyView(", at: wrapping.range.lowerBound)))
        draft.edits.append(FileEdit(file: number, edit: .inserting(")", at: wrapping.range.upperBound)))
        if !draft.effects.contains(where: { $0.rule == AnyViewRules.wrapped }) {
          draft.effects.append(
            Effect(AnyViewRules.wrapped, "callers that need an AnyView wrap the value themselves"))
        }
      }
    }
  }

  /// Whether a caller's modifiers animate the change from one branch to another.
  private func isAnimated(_ declaration: Declaration) -> Bool {
    index.references(to: declaration.id).all.contains { use in
      var node = use.expression
      while let parent = node.parent {
        if let call = FunctionCallExprSyntax(parent), call.calledExpression == node {
          node = parent
        } else if let access = MemberAccessExprSyntax(parent), access.base == node {
          if ["transition", "animation"].contains(access.declName?.baseName?.name ?? "") { return true }
          node = parent
        } else {
          return false
        }
      }
      return false
    }
  }
}

extension Obstacle {
  static let recursion = Obstacle(
    AnyViewRules.recursion,
    "recursive view function: an opaque type cannot contain itself (keep AnyView or extract a View struct)")
}

extension BodyPlan {
  /// What may be different after the change of the body.
  var effects: [Effect] {
    var result: [Effect] = []
    if splitsTernary {
      result.append(Effect(AnyViewRules.values, "a ternary of erased views becomes branches of a builder"))
    }
    if let head = repeatedHead {
      result.append(
        Effect(
          AnyViewRules.sameHead, "two branches show '\(head)': its state is reset when the branch changes"))
    }
    if let voidCall { result.append(Effect(AnyViewRules.voidCalls, "'\(voidCall)' becomes 'let _ = …'")) }
    return result
  }
}

extension ErasedDeclaration {
  /// The edits of the header: the result type, and the attribute where the body needs it.
  func edits(type: Node, addsBuilder: Bool, _ layout: Layout) -> [FileEdit] {
    let file = Int(declaration.id.file.rawValue)
    let isShadowed = !index.declarations(named: "View").allSatisfy { $0.kind == .extension }
    let name = type.kind == .memberType || isShadowed ? "some SwiftUI.View" : "some View"
    var edits = [FileEdit(file: file, edit: TextEdit(type.range, with: name))]
    guard addsBuilder else { return edits }
    let start = declaration.node.range.lowerBound
    let isFirst = layout.lines.isFirstOnLine(start, in: layout.tree.source)
    let separator = isFirst ? layout.newLine(like: start, levels: 0) : [UInt8(ascii: " ")]
    edits.append(
      FileEdit(file: file, edit: TextEdit(start..<start, with: Array("@ViewBuilder".utf8) + separator)))
    return edits
  }
}

extension BodyReader {
  /// The declaration with an erased result that an expression calls or names; it may be converted too.
  func calledErased(_ value: Node) -> DeclarationID? {
    let callee = FunctionCallExprSyntax(value)?.calledExpression ?? value
    let reference = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
    guard reference.kind == .declReferenceExpr else { return nil }
    let found = CallLabels.fitting(index.declarations(referencedBy: reference), at: reference, index)
    guard found.count == 1, let type = index[found[0]].resultType, erasures.isAnyViewType(type),
      (index[found[0]].kind == .function) == (value.kind == .functionCallExpr),
      index[found[0]].statements != nil
    else { return nil }
    return found[0]
  }

  /// Why the last result of a body is none that can be converted.
  func notErased(_ statements: Node) -> Obstacle {
    let last = statements.children.map { $0 }.last.flatMap { CodeBlockItemSyntax($0)?.item }
    guard let last else {
      return Obstacle(AnyViewRules.notErased, "not every return is an erasure (the body is empty)")
    }
    let value = ReturnStmtSyntax(last)?.expression ?? last
    if let name = erasures.missingHelper(value) {
      return Obstacle(AnyViewRules.helper, "helper '\(name)' is not a View→AnyView function in this project")
    }
    if value.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(value),
      binding.kind == .variable
    {
      return Obstacle(AnyViewRules.stored, "stored property / variable of type AnyView ('\(value.text)')")
    }
    return Obstacle(AnyViewRules.notErased, "not every return is an erasure ('\(OperandCheck.short(value))')")
  }
}
