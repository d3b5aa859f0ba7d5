import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The result for branches: one expression, or the reason for skipping them.
package struct BranchMerge: Sendable {
  /// The bytes that replace the statement; nil if it is kept.
  let replacement: [UInt8]?

  /// What may be different, or why the statement is kept.
  let obstacles: [Obstacle]

  /// The token before the surrounding statements, if the fix adds a declaration for the condition to them.
  let opening: Token?

  /// The edits that keep only one branch; nil if the branches are merged or skipped.
  private(set) var edits: [TextEdit]?

  /// The name of the helper that made two views of one; nil for branches.
  private(set) var helper: String?

  /// The view whose arguments differ, `Image`; nil if only modifiers do.
  private(set) var mergedBase: String?

  /// The `Group` that holds the statement and nothing else.
  private(set) var group: SoleGroup?

  /// Whether the modifiers differ.
  private(set) var mergesModifiers = true

  /// A statement of which only one branch is kept.
  init(_ check: CertainCheck) {
    self.init(nil, [check.obstacle])
    edits = check.edits
  }

  /// A helper whose modifiers are made to depend on its condition.
  init(_ merge: HelperMerge) {
    self.init(merge.replacement, merge.obstacles)
    helper = merge.helper
  }

  /// A statement that is skipped.
  init(refusing obstacle: Obstacle) { self.init(nil, [obstacle]) }

  private init(_ replacement: [UInt8]?, _ obstacles: [Obstacle], _ opening: Token? = nil) {
    self.replacement = replacement
    self.obstacles = obstacles
    self.opening = opening
  }

  /// Merges branches with the same base; nil if they don't differ.
  init?(_ branches: Branches, in file: FileContext) {
    let chains = branches.all.map(\.chain)
    guard chains.dropFirst().contains(where: { !BranchMerge.areSame($0, chains[0]) }) else { return nil }
    do {
      var merger = try Merger(branches, file)
      let replacement = try merger.run()
      self.init(replacement, merger.notes.obstacles, merger.opening)
      if merger.opening == nil { group = SoleGroup(around: branches, in: file) }
      guard !branches.haveSameBase else { return }
      mergedBase = FunctionCallExprSyntax(chains[0].base)?.calledExpression?.text
      mergesModifiers = chains.dropFirst().contains { !BranchMerge.haveSameModifiers($0, chains[0]) }
    } catch {
      self.init(refusing: error)
    }
  }

  private static func areSame(_ first: ModifierChain, _ second: ModifierChain) -> Bool {
    SameTokens.areSame(first.base, second.base) && haveSameModifiers(first, second)
  }

  private static func haveSameModifiers(_ first: ModifierChain, _ second: ModifierChain) -> Bool {
    first.modifiers.count == second.modifiers.count
      && zip(first.modifiers, second.modifiers).allSatisfy {
        SameTokens.areSame($0.tokens, $1.tokens, $0.call.node.tree)
      }
  }

  /// The rules of the finding, each once.
  var rules: [Rule] {
    var seen: Set<Rule> = []
    return obstacles.isEmpty
      ? [TernaryRules.merge] : obstacles.map(\.rule).filter { seen.insert($0).inserted }
  }
}

/// Computes the merged expression.
private struct Merger {
  let branches: Branches
  var notes: MergeNotes
  private let donor: Int
  private let aligned: [AlignedModifier]
  private let isChain: Bool
  private(set) var opening: Token?
  /// The optional that the condition binds.
  private var binding: OptionalBinding?
  /// Whether the condition would stand twice in one modifier.
  private var repeatsInModifier = false

  init(_ branches: Branches, _ file: FileContext) throws(Obstacle) {
    self.branches = branches
    donor = MergedChain.donor(of: branches)
    isChain = branches.all.count > 2
    let statement = branches.statement.node
    guard !statement.subtree.contains(where: { $0.kind == .ifConfigDecl }) else {
      throw .conditionalCompilation
    }
    if let id = file.index.file(of: statement), file.index.isMentioned("_ConditionalContent", in: id) {
      throw .typeIsSpelled
    }
    var conditions: [BranchCondition] = []
    for list in branches.conditions {
      if let condition = BranchCondition(list) {
        conditions.append(condition)
        continue
      }
      guard let bound = OptionalBinding(branches, file.index) else { throw .isNoExpression(list) }
      binding = bound
      conditions = [BranchCondition(name: "")]
    }
    let hasComments = branches.frameTokens.contains { BranchComments.stand(inside: $0, statement.tree) }
    guard !hasComments else { throw .comment }
    notes = MergeNotes(file: file, place: statement, conditions: conditions)
    let chains = branches.all.map(\.chain.modifiers)
    do {
      aligned = isChain ? [] : try Alignment.of(chains[0], chains[1])
    } catch {
      throw binding == nil ? error : .binds
    }
    if isChain { try checkChain() }
  }

  /// Checks an `else if` chain: one argument of one modifier differs.
  private func checkChain() throws(Obstacle) {
    let chains = branches.all.map(\.chain.modifiers)
    guard chains.count <= 3, !notes.conditions.contains(where: \.callsFunction),
      chains.allSatisfy({ $0.map(\.name) == chains[0].map(\.name) }),
      chains.allSatisfy({ $0.map(\.labels) == chains[0].map(\.labels) })
    else { throw .chainTooComplex }
    let tree = branches.statement.node.tree
    let differing = chains[0].indices.filter { position in
      chains.contains { !SameTokens.areSame($0[position].tokens, chains[0][position].tokens, tree) }
    }
    guard differing.count == 1 else { throw .chainTooComplex }
    let modifiers = chains.map { $0[differing[0]] }
    let arguments = modifiers[0].arguments.indices.filter { position in
      !ArgumentMerge.areSame(modifiers.map(\.arguments[position].node))
    }
    guard arguments.count <= 1 else { throw .chainTooComplex }
  }

  mutating func run() throws(Obstacle) -> [UInt8] {
    notes.obstacles = MergeSafety(notes.file.model).obstacles(branches).unique
    let first = try parts()
    if let binding {
      guard notes.uses == 0, binding.isReplaced else { throw .binds }
    }
    try checkReadability()
    let needsName = notes.uses > 1 || notes.isDeferred
    let isLong = notes.condition.text.utf8.count > 30
    // In a closure of its own, `$0` has another meaning.
    let shorthand = notes.isDeferred ? notes.condition.shorthand : nil
    guard needsName,
      shorthand != nil || notes.condition.callsFunction || isRepeatedOften || notes.uses > 1 && isLong
    else {
      return try chain(first, binding: nil).rendered()
    }
    guard notes.file.options.isOn("bind-condition"), let name = BoundName(notes).name else {
      if let shorthand { throw .shorthandInClosure(shorthand) }
      throw notes.condition.callsFunction ? .repeatedCall(notes.uses) : .repeatedText(notes.uses)
    }
    let statements = branches.statement.node.ancestors.first { $0.kind == .codeBlockItemList }
    opening = statements?.firstToken.previous
    let binding = "let \(name) = \(notes.condition.text)"
    notes = MergeNotes(file: notes.file, place: notes.place, conditions: [BranchCondition(name: name)])
    notes.obstacles = MergeSafety(notes.file.model).obstacles(branches).unique
    return try chain(parts(), binding: binding).rendered()
  }

  /// Whether the condition would be written more often than a reader wants to compare; a name is read at a
  /// glance.
  private var isRepeatedOften: Bool { !notes.condition.isName && (notes.uses > 2 || repeatsInModifier) }

  /// What would be harder to read than the branches are.
  private func checkReadability() throws(Obstacle) {
    guard !notes.file.options.isOn("allow-nested") else { return }
    if notes.isNested { throw .isNested }
    if notes.erasures > 1 { throw .erasesOften }
  }

  private func chain(_ parts: [MergedChain.Part], binding: String?) -> MergedChain {
    MergedChain(branches: branches, file: notes.file, parts: parts, binding: binding)
  }

  // MARK: - Parts

  private mutating func parts() throws(Obstacle) -> [MergedChain.Part] {
    var parts = [try base()]
    var positions = Array(repeating: 0, count: branches.all.count)
    if isChain {
      for position in branches.all[0].chain.modifiers.indices {
        parts.append(try shared(branches.all.map { $0.chain.modifiers[position] }, &positions))
      }
      return parts
    }
    var isText = isText(branches.all[0].chain.base)
    for item in aligned {
      switch item {
      case .both(let first, let second): parts.append(try shared([first, second], &positions))
      case .thenOnly(let modifier): parts.append(try toggled(modifier, 0, isText, &positions))
      case .elseOnly(let modifier): parts.append(try toggled(modifier, 1, isText, &positions))
      }
      isText = isText && SwiftUIModifiers.traits(of: item.name).contains(.ofText)
    }
    return parts
  }

  private mutating func base() throws(Obstacle) -> MergedChain.Part {
    let bases = branches.all.map(\.chain.base)
    var result: (pieces: [MergedPiece], merged: [Range<Int>]) = (.source(bases[donor], branch: donor), [])
    if !ArgumentMerge.areSame(bases) {
      guard !isChain, let merge = BaseMerge(bases) else { throw .chainTooComplex }
      result = try merge.pieces(donor, &notes)
    }
    try keepComments(bases.map(\.tokenIndices), except: result.merged)
    let origins = Dictionary(uniqueKeysWithValues: branches.all.indices.map { ($0, 0) })
    return MergedChain.Part(pieces: result.pieces, origins: origins, donor: donor)
  }

  private mutating func shared(_ modifiers: [MemberCall], _ positions: inout [Int]) throws(Obstacle)
    -> MergedChain.Part
  {
    for branch in positions.indices { positions[branch] += 1 }
    if binding != nil {
      let tree = branches.statement.node.tree
      guard SameTokens.areSame(modifiers[0].tokens, modifiers[1].tokens, tree) else { throw .binds }
    }
    let uses = notes.uses
    defer { if notes.uses > uses + 1 { repeatsInModifier = true } }
    if let frame = FrameMerge(modifiers[0], modifiers[1]) {
      let origins = Dictionary(uniqueKeysWithValues: positions.enumerated().map { ($0, $1) })
      return MergedChain.Part(pieces: try frame.pieces(&notes), origins: origins, donor: donor)
    }
    var merge = ArgumentMerge(modifiers, donor: donor)
    let pieces = try merge.pieces(&notes)
    try keepComments(modifiers.map(\.tokens), except: merge.merged)
    let origins = Dictionary(uniqueKeysWithValues: positions.enumerated().map { ($0, $1) })
    let breakable = pieces.breakable(at: modifiers[donor], branch: donor)
    return MergedChain.Part(pieces: breakable, origins: origins, donor: donor)
  }

  private mutating func toggled(
    _ modifier: MemberCall, _ branch: Int, _ isText: Bool, _ positions: inout [Int]
  ) throws(Obstacle) -> MergedChain.Part {
    positions[branch] += 1
    let uses = notes.uses
    defer { if notes.uses > uses + 1 { repeatsInModifier = true } }
    if binding != nil {
      guard branch == 0, let pieces = try binding?.pieces(of: modifier, &notes) else { throw .binds }
      let breakable = pieces.breakable(at: modifier, branch: branch)
      return MergedChain.Part(pieces: breakable, origins: [branch: positions[branch]], donor: branch)
    }
    let toggle = ModifierToggle(modifier: modifier, branch: branch, isOnText: isText)
    let pieces = try toggle.pieces(&notes)
    let other = branches.all[1 - branch].chain
    if let outer = outerStyle(of: modifier, other) {
      notes.note(.overrides(outer, by: modifier.name))
    } else if let inner = MergeSafety(notes.file.model).innerStyle(of: modifier.name, in: other) {
      notes.note(.replaces(inner, by: modifier.name))
    }
    let breakable = pieces.breakable(at: modifier, branch: branch)
    return MergedChain.Part(pieces: breakable, origins: [branch: positions[branch]], donor: branch)
  }

  /// The outer style that a modifier overrides where it is switched off: in the branch's chain, or around it.
  private func outerStyle(of modifier: MemberCall, _ chain: ModifierChain) -> OuterStyle? {
    guard var search = OuterStyleSearch(modifier.name, MergeSafety(notes.file.model)) else { return nil }
    return search.search(chain.modifiers, around: branches.statement.node)
  }

  /// The omitted source must contain no comments: only the donor's text and the differing arguments are kept.
  private func keepComments(_ ranges: [Range<Int>], except merged: [Range<Int>]) throws(Obstacle) {
    let tree = branches.statement.node.tree
    for (branch, tokens) in ranges.enumerated() where branch != donor {
      for token in tokens.dropFirst() where tree.tokens.flags[token].contains(.hasCommentBefore) {
        guard merged.contains(where: { $0.dropFirst().contains(token) }) else { throw .comment }
      }
    }
  }

  // MARK: - Text

  private func isText(_ base: Node) -> Bool {
    guard let callee = FunctionCallExprSyntax(base)?.calledExpression else { return false }
    return callee.text == "Text" && notes.index.isForeign(callee)
  }
}
