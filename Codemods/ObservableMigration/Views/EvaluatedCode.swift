import CodemodKit
import ProjectIndex
import SwiftCST

/// What the evaluation of views reads, through whatever it calls.
final class EvaluatedCode: Sendable {
  /// A place that reads what may change.
  struct Read: Sendable {
    let node: Node
    /// The stored variable, or nil where others declare what is read; a computed one only where it is a
    /// guess.
    let variable: DeclarationID?
    /// Whether another variable of that name may be meant.
    var isGuess = false
    /// Whether it follows a key path that stands elsewhere, in what is given to the view or what it holds.
    var followsPath = false
  }

  /// What one function or getter reads itself, and what it calls.
  struct Code: Sendable {
    var reads: [Read] = []
    var calls: [DeclarationID] = []
  }

  private struct Reach: Hashable {
    let view: TypeID
    let depth: Int
  }

  let index: ProjectIndex
  let uses: MemberUses
  private let known = Memory<DeclarationID, Code>()
  private let knownReads = Memory<Reach, [Read]>()
  let knownNames = Memory<String, Bool>()
  let knownTypes = Memory<String, Bool>()
  let knownCandidates = Memory<String, Candidates>()
  let knownChanges = Memory<Change, Bool>()
  let knownCalls = Memory<Calls, [Node]>()

  /// Whether the project names one of the classes of others that have state.
  let hasForeignObjects: Bool

  /// Whether a type of the project answers members that it doesn't declare.
  let hasDynamicMembers: Bool

  /// Whether values of a type of the project can be called.
  let hasCallables: Bool

  /// The operators that types of the project declare, by their names.
  let operators: [String: [Operator]]

  init(_ index: ProjectIndex, _ uses: MemberUses) {
    self.index = index
    self.uses = uses
    hasForeignObjects = Self.foreignObjects.contains { !index.uses(of: $0).isEmpty }
    hasDynamicMembers = !index.files(mentioning: "dynamicMemberLookup").isEmpty
    hasCallables = !index.files(mentioning: "callAsFunction").isEmpty
    operators = Self.operators(in: index)
  }

  /// What the evaluation of a view reads in its own members, and in what they call; but not what other views
  /// in it read, which are evaluated by themselves.
  ///
  /// - Parameter depth: How far calls are followed outside of the view.
  func reads(from view: TypeID, depth: Int) -> [Read] {
    knownReads.answer(Reach(view: view, depth: depth)) {
      let entries = Self.evaluated.flatMap { index.members(named: $0, of: view) }
      return reads(from: entries.map(\.id), of: view, depth: depth)
    }
  }

  /// What the evaluation of members of a type reads, in them and in what they call; what is near comes first.
  func reads(from members: [DeclarationID], of type: TypeID?, depth: Int) -> [Read] {
    var reads: [Read] = []
    var seen = Set(members)
    var (level, open) = (0, members)
    while level <= depth, !open.isEmpty {
      var farther: [DeclarationID] = []
      while let next = open.popLast() {
        let code = code(of: next)
        reads += code.reads
        for call in code.calls where seen.insert(call).inserted {
          if index.type(of: call) == type { open.append(call) } else { farther.append(call) }
        }
      }
      (level, open) = (level + 1, farther)
    }
    return reads
  }

  private func code(of declaration: DeclarationID) -> Code {
    known.answer(declaration) {
      var code = Code()
      for part in parts(of: index[declaration]) { walk(part, &code) }
      return code
    }
  }

  /// What is evaluated of a declaration: of a function its body and the defaults of its parameters, of a type
  /// the defaults of the properties of a new value.
  private func parts(of declaration: Declaration) -> [Node] {
    if declaration.kind.isNominal { return defaults(of: declaration) }
    let body = declaration.getterStatements ?? declaration.body?.node ?? declaration.initialValue
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

  /// How far calls are followed outside of a view: most of what there is to find is near.
  static let depths = [2, 8]
}
