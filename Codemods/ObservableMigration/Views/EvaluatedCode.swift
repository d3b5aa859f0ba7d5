import CodemodKit
import ProjectIndex
import SwiftCST
import Synchronization

/// What the evaluation of views reads, through whatever it calls.
final class EvaluatedCode: Sendable {
  /// A place that reads what may change.
  struct Read: Sendable {
    let node: Node
    /// The stored variable, or nil where others declare what is read; a computed one only where it is a guess.
    let variable: DeclarationID?
    /// Whether another variable of that name may be meant.
    var isGuess = false
  }

  /// What one function or getter reads itself, and what it calls.
  struct Code: Sendable {
    var reads: [Read] = []
    var calls: [DeclarationID] = []
  }

  let index: ProjectIndex
  let uses: MemberUses
  private let known = Mutex<[DeclarationID: Code]>([:])
  private let knownReads = Mutex<[TypeID: [Read]]>([:])
  let knownNames = Mutex<[String: Bool]>([:])
  let knownChanges = Mutex<[Change: Bool]>([:])
  private let knownPaths = Mutex<Code?>(nil)

  /// Whether the project names one of the classes of others that have state.
  let hasForeignObjects: Bool

  /// Whether a type of the project answers members that it doesn't declare.
  let hasDynamicMembers: Bool

  init(_ index: ProjectIndex, _ uses: MemberUses) {
    self.index = index
    self.uses = uses
    hasForeignObjects = Self.foreignObjects.contains { !index.uses(of: $0).isEmpty }
    hasDynamicMembers = !index.files(mentioning: "dynamicMemberLookup").isEmpty
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
    let entries = Self.evaluated.flatMap { index.members(named: $0, of: view) }
    return reads(from: entries.map(\.id), of: view)
  }

  /// What the evaluation of members of a type reads, in them and in what they call.
  func reads(from members: [DeclarationID], of type: TypeID?) -> [Read] {
    var open = members.map { (id: $0, depth: 0) }
    var seen = Set(members)
    var reads: [Read] = []
    while let next = open.popLast() {
      let code = code(of: next.id)
      reads += code.reads
      for call in code.calls where seen.insert(call).inserted {
        let depth = index.type(of: call) == type ? next.depth : next.depth + 1
        if depth <= Self.depth { open.append((call, depth)) }
      }
    }
    return reads
  }

  private func code(of declaration: DeclarationID) -> Code {
    if let code = known.withLock({ $0[declaration] }) { return code }
    var code = Code()
    for part in parts(of: index[declaration]) { walk(part, &code) }
    known.withLock { $0[declaration] = code }
    return code
  }

  /// What the key paths of the project lead to.
  func codeBehindPaths() -> Code {
    if let code = knownPaths.withLock({ $0 }) { return code }
    let code = findCodeBehindPaths()
    knownPaths.withLock { $0 = code }
    return code
  }

  /// What is evaluated of a declaration: of a function its body and the defaults of its parameters, of a type the
  /// defaults of the properties of a new value.
  private func parts(of declaration: Declaration) -> [Node] {
    if declaration.kind.isNominal { return defaults(of: declaration) }
    let body = declaration.getterStatements ?? declaration.body?.node
    return declaration.parameters.compactMap(\.defaultValue) + [body].compactMap(\.self)
  }

  /// Those of what is wrapped, as of a `@State`, are used once or wrapped again.
  private func defaults(of declaration: Declaration) -> [Node] {
    guard let type = index.declaredType(declaration.id) else { return [] }
    return index.members(of: type).compactMap { member in
      guard member.kind == .variable, member.isStored, !member.isStatic, !member.traits.contains(.lazy),
        member.attributeList == nil
      else { return nil }
      return member.initialValue
    }
  }

  private static let evaluated = [
    "body", "updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController",
  ]

  /// How far calls are followed outside of the view.
  private static let depth = 8
}
