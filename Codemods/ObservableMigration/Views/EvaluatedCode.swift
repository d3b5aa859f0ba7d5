import CodemodKit
import ProjectIndex
import SwiftCST
import Synchronization

/// What the evaluation of views reads, through whatever it calls.
final class EvaluatedCode: Sendable {
  /// A place that reads what may change.
  struct Read: Sendable {
    let node: Node
    /// The stored variable, or nil where others declare what is read.
    let variable: DeclarationID?
    /// Whether another variable of that name may be meant.
    var isGuess = false
  }

  /// What one function or getter reads itself, and what it calls.
  struct Code: Sendable {
    var reads: [Read] = []
    var calls: [DeclarationID] = []
  }

  private struct Change: Hashable {
    let variable: DeclarationID
    let isGuess: Bool
  }

  let index: ProjectIndex
  private let uses: MemberUses
  private let known = Mutex<[DeclarationID: Code]>([:])
  private let knownReads = Mutex<[TypeID: [Read]]>([:])
  let knownNames = Mutex<[String: Bool]>([:])
  private let knownChanges = Mutex<[Change: Bool]>([:])

  /// Whether the project names one of the classes of others that have state.
  let hasForeignObjects: Bool

  init(_ index: ProjectIndex, _ uses: MemberUses) {
    self.index = index
    self.uses = uses
    hasForeignObjects = Self.foreignObjects.contains { !index.uses(of: $0).isEmpty }
  }

  /// What the evaluation of a view reads in its own members, and in what they call; but not what other views in it
  /// read, which are evaluated by themselves.
  func reads(from view: TypeID) -> [Read] {
    if let reads = knownReads.withLock({ $0[view] }) { return reads }
    let reads = findReads(from: view)
    knownReads.withLock { $0[view] = reads }
    return reads
  }

  private func findReads(from view: TypeID) -> [Read] {
    var open = Self.evaluated.flatMap { index.members(named: $0, of: view) }.map { (id: $0.id, depth: 0) }
    var seen = Set(open.map(\.id))
    var reads: [Read] = []
    while let next = open.popLast() {
      let code = code(of: next.id)
      reads += code.reads
      for call in code.calls where seen.insert(call).inserted {
        let depth = index.type(of: call) == view ? next.depth : next.depth + 1
        if depth <= Self.depth { open.append((call, depth)) }
      }
    }
    return reads
  }

  /// Whether a stored variable is changed after it, or the object that it is of, has been made; also where that
  /// can't be told for certain, if asked.
  func isChangedLater(_ variable: Declaration, guessing: Bool = false) -> Bool {
    guard !variable.traits.contains(.let), let name = variable.name else { return false }
    let key = Change(variable: variable.id, isGuess: guessing)
    if let known = knownChanges.withLock({ $0[key] }) { return known }
    let isShared = variable.isStatic || variable.parent == nil
    let isObject = isObject(index.typeOfVariable(variable.id))
    let changes = uses.changes(of: name)
    let isChanged = (isObject ? changes.assigned : changes.all).contains { use in
      guard isShared || !isInInitializer(use, of: variable) else { return false }
      let access = MemberAccessExprSyntax(use.expression)
      if guessing, let base = access?.base, index.typeOfExpression(base) == .unknown { return true }
      return index.declarations(referencedBy: access?.declName?.node ?? use.expression).contains(variable.id)
    }
    knownChanges.withLock { $0[key] = isChanged }
    return isChanged
  }

  private func isInInitializer(_ use: Use, of variable: Declaration) -> Bool {
    guard let around = index.enclosingDeclaration(of: use.node) else { return false }
    return around.kind == .initializer && index.type(of: around.id) == index.type(of: variable.id)
  }

  private func isObject(_ type: ExpressionType) -> Bool {
    guard case .instance(.known(let type), _) = type else { return false }
    return [.class, .actor].contains(index[type].kind)
  }

  private func code(of declaration: DeclarationID) -> Code {
    if let code = known.withLock({ $0[declaration] }) { return code }
    var code = Code()
    if let node = index[declaration].getterStatements ?? index[declaration].body?.node {
      walk(node, &code)
    }
    known.withLock { $0[declaration] = code }
    return code
  }

  private static let evaluated = [
    "body", "updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController",
  ]

  /// How far calls are followed outside of the view: what is deeper, such as where texts are looked up, is set up
  /// once as a rule.
  private static let depth = 2
}
