import ProjectIndex
import SwiftCST

/// Collects reads, and finds the blocks in which each property could be read once.
struct DerivedReadCollector {
  /// A property, and its base.
  struct Path: Hashable {
    let property: DeclarationID
    let base: String
  }

  /// A name that may read a derived property.
  private struct Name {
    let node: Node
    /// The node, with its base.
    let whole: Node
    let base: Node?
    let symbol: Symbol?
    let isInRow: Bool
  }

  let model: SwiftUIModel
  let code: Node
  private var names: [Name] = []
  private var counts: [Symbol: Int] = [:]
  private(set) var paths: [Path: (base: Node?, reads: [Node])] = [:]
  /// The names of other members that lead to reads, by the property that is read.
  var indirect: [DeclarationID: [(member: DeclarationID, name: Node)]] = [:]
  var index: ProjectIndex { model.index }

  /// Whether the type has members that derive something, which others may read.
  private let canReadIndirectly: Bool

  init(_ model: SwiftUIModel, _ code: Node, of type: TypeID) {
    self.model = model
    self.code = code
    canReadIndirectly = model.hasDerivedMembers(type)
  }

  // MARK: - Reads

  /// Adds the name at a node if it may read a derived property.
  mutating func add(_ node: Node, _ evaluation: Evaluation) {
    guard node.kind == .declReferenceExpr, let token = DeclReferenceExprSyntax(node)?.baseName,
      !token.isProjection
    else { return }
    if !evaluation.isPresented, canReadIndirectly { addIndirectReads(at: node) }
    let access = MemberAccessExprSyntax(node.parent)
    let whole = access?.declName?.node == node ? access?.node ?? node : node
    let written = whole == node ? nil : access?.base
    // Most names in body code are modifiers, whose base is a call.
    guard whole == node || written.map(mayBeHeld) == true else { return }
    let symbol = index.declaredSymbol(of: node)
    names.append(Name(node: node, whole: whole, base: written, symbol: symbol, isInRow: evaluation.inRow))
    if let symbol { counts[symbol, default: 0] += 1 }
  }

  /// Finds the derived properties that the added names read. Resolving a name takes long; one that occurs once
  /// is not read repeatedly.
  mutating func resolveNames() {
    for name in names {
      let occursOnce = name.symbol.map { counts[$0] == 1 } ?? false
      if name.isInRow || canReadIndirectly || !occursOnce { resolve(name) }
    }
  }

  private mutating func resolve(_ name: Name) {
    guard name.symbol.map(model.isNameOfDerivedProperty) ?? true,
      name.whole == name.node || name.base.map(isHeld) == true, Assignment(target: name.whole) == nil,
      let id = index.declarations(referencedBy: name.node).only, model.isDerivedProperty(id)
    else { return }
    let call = name.whole.callAsCallee
    guard (index[id].kind == .function) == (call != nil) else { return }
    let base = name.base.flatMap { $0.text == "self" ? nil : $0 }
    let path = Path(property: id, base: base?.text ?? "")
    paths[path, default: (base, [])].reads.append(call?.node ?? name.whole)
  }

  /// Whether a base is a name or a member of `self`, as those of ``isHeld(_:)`` are.
  private func mayBeHeld(_ base: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(base) else { return base.kind == .declReferenceExpr }
    return access.base?.text == "self"
  }

  /// Whether a base is `self`, a stored property of the type, or a parameter of the member: the same object
  /// during a whole evaluation.
  private func isHeld(_ base: Node) -> Bool {
    if base.text == "self" { return true }
    let name = MemberAccessExprSyntax(base)?.declName?.node ?? base
    if case .local(let binding) = index.lookUp(name) {
      return binding.kind == .parameter && !binding.isMutable
    }
    guard let id = index.declarations(referencedBy: name).only else { return false }
    return index[id].isStored && !index[id].isStatic && index.type(of: id) == index.enclosingType(of: code)
  }

  // MARK: - Blocks

  var repeated: [DerivedReads] {
    paths.flatMap { path, found in
      let reads = found.reads.sorted(on: \.range.lowerBound)
      return plans(for: reads, within: code).map { part in
        let home = block(holding: part)
        return DerivedReads(
          property: path.property, base: found.base, reads: part, block: home,
          isUnconditional: home.map { isUnconditional(part, in: $0) } ?? false,
          later: home.flatMap { home in part.first { runsLater($0, than: home) } },
          inRow: home.flatMap { home in part.first { isInRow($0, of: home) } })
      }
    }
  }

  /// Whether each evaluation of a block from the statement with the first read on performs one of the reads.
  private func isUnconditional(_ reads: [Node], in block: Node) -> Bool {
    let statements = block.children.filter { $0.range.upperBound > reads[0].range.lowerBound }
    return reads.contains { read in
      model.isUnconditional(read, in: block)
        && !statements.prefix { !$0.contains(read) }.contains(where: Self.mayLeave)
    }
  }

  /// Whether a statement may leave the block around it.
  private static func mayLeave(_ statement: Node) -> Bool {
    statement.subtree.contains { $0.kind == .returnStmt || $0.kind == .guardStmt || $0.kind == .throwStmt }
  }

  /// The reads, grouped by the blocks that should read once: all in one, or those of exclusive branches
  /// separately.
  func plans(for reads: [Node], within outer: Node) -> [[Node]] {
    guard let block = block(holding: reads) else { return isRepeated(reads, in: outer) ? [reads] : [] }
    guard isRepeated(reads, in: block) else { return [] }
    if reads.contains(where: { model.isUnconditional($0, in: block) }) { return [reads] }
    let groups = branches(of: reads, in: block)
    let areExclusive = groups.indices.allSatisfy { first in
      groups.indices.allSatisfy { $0 <= first || isExclusive(groups[first][0], groups[$0][0]) }
    }
    guard groups.count > 1, areExclusive else { return [reads] }
    return groups.flatMap { plans(for: $0, within: block) }
  }

  /// Whether one evaluation may perform two of the reads, or one of them for each row.
  func isRepeated(_ reads: [Node], in block: Node) -> Bool {
    if reads.contains(where: { isInRow($0, of: block) }) { return true }
    return reads.indices.contains { first in
      reads[(first + 1)...].contains { second in
        !isExclusive(reads[first], second)
          && presentation(of: reads[first], in: block) == presentation(of: second, in: block)
      }
    }
  }

  /// The innermost block that contains all reads with the closures of their rows, and that can contain a
  /// declaration.
  func block(holding reads: [Node]) -> Node? {
    let homes = reads.map { home(of: $0) }
    return homes.first?.ancestors.prefix { code.contains($0) }.first { list in
      list.kind == .codeBlockItemList && homes.allSatisfy(list.contains) && canDeclare(in: list)
    }
  }

  /// The outermost closure of rows around a read; outside of rows, the read itself.
  private func home(of read: Node) -> Node {
    closures(around: read, in: code).last { $0.role == .row }?.node ?? read
  }

  private func canDeclare(in list: Node) -> Bool {
    guard let place = index.place(of: list) else { return false }
    return model.memory.declaringLists.answer(place) { findsPlace(in: list) }
  }

  private func findsPlace(in list: Node) -> Bool {
    guard let item = list.children.first, let scope = ViewBuilderContext.scope(ofStatement: item) else {
      return false
    }
    return model.builders.isBuilder(scope) || !ViewBuilderContext.returns(in: scope).isEmpty
  }

  /// The reads, grouped by the blocks inside a block that contain them; one outside of such blocks is a
  /// separate group.
  private func branches(of reads: [Node], in block: Node) -> [[Node]] {
    var groups: [Node: [Node]] = [:]
    for read in reads {
      let inner = read.ancestors.prefix { $0 != block }.filter { $0.kind == .codeBlockItemList }.last ?? read
      groups[inner, default: []].append(read)
    }
    return groups.values.sorted(on: { $0[0].id })
  }
}

// MARK: - Timing

extension DerivedReadCollector {
  private func closures(around node: Node, in block: Node) -> [(node: Node, role: ClosureRole)] {
    node.ancestors.prefix { $0 != block }.filter { $0.kind == .closureExpr }.map { ($0, model.role(of: $0)) }
  }

  private func runsLater(_ read: Node, than block: Node) -> Bool {
    closures(around: read, in: block).contains { $0.role.isDeferred }
  }

  func isInRow(_ read: Node, of block: Node) -> Bool {
    closures(around: read, in: block).contains { $0.role == .row }
  }

  /// The closure around a read whose content is only shown later, such as a sheet.
  private func presentation(of read: Node, in block: Node) -> Node? {
    closures(around: read, in: block).last { $0.role == .presented }?.node
  }

  /// Whether two nodes are in exclusive branches.
  private func isExclusive(_ first: Node, _ second: Node) -> Bool {
    var part = first
    for around in first.ancestors {
      guard !around.contains(second) else {
        return leaves(part, from: around, with: first)
          || isExclusive(part, around.children.first { $0.contains(second) } ?? second, in: around)
      }
      part = around
    }
    return false
  }

  /// Whether a statement of a block is an `if` with a read in its body, which ends by returning.
  private func leaves(_ item: Node, from block: Node, with read: Node) -> Bool {
    guard block.kind == .codeBlockItemList, let statement = CodeBlockItemSyntax(item)?.item,
      let branch = IfExprSyntax(statement) ?? statement.children.firstNonNil({ IfExprSyntax($0) }),
      let body = branch.body?.statements, body.contains(read)
    else { return false }
    return body.children.last?.text.hasPrefix("return") == true
  }

  private func isExclusive(_ first: Node, _ second: Node, in parent: Node) -> Bool {
    switch parent.kind {
    case .switchCaseList, .ifConfigClauseList: return true
    case .ifExpr: return first.kind == .codeBlock && IfExprSyntax(parent)?.elseBody == second
    case .exprList: return first.kind == .unresolvedTernaryExpr && second.id > first.id
    default: return false
    }
  }
}
