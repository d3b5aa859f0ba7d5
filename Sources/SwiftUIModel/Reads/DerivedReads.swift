package import ProjectIndex
package import SwiftCST

/// Reads of one computed property, or calls of one function without parameters, that derives a collection or
/// value from a collection, all in one block of a builder member.
package struct DerivedReads: Sendable {
  /// The computed property or function.
  package let property: DeclarationID

  /// The object whose property is read: `model` in `model.open`; nil for a property of the type itself.
  package let base: Node?

  /// The reads in body code, in source order, each including the base.
  package let reads: [Node]

  /// The block, a `codeBlockItemList`, that contains all reads and can contain a `let`; nil if there is none.
  package let block: Node?

  /// Whether each evaluation of the block performs one of the reads.
  package let isUnconditional: Bool

  /// The first read that runs later than the block: in a row, a `GeometryReader`, a sheet.
  package let later: Node?

  /// The first read that runs for each row of a `ForEach` or similar view.
  package let inRow: Node?

  /// The names of other members among ``reads`` that lead to a read.
  package var through: [String] = []

  /// The `codeBlockItem` of the block that contains the first read.
  package var statement: Node? {
    guard let block, let first = reads.first else { return nil }
    return block.children.first { $0.contains(first) }
  }
}

extension SwiftUIModel {
  /// The computed properties that a builder member reads more than once in one evaluation, or once for each
  /// row, if each read creates a collection again: by `filter`, `sorted`, a loop. In source order.
  package func repeatedDerivedReads(in member: Declaration) -> [DerivedReads] {
    guard let code = BodyReach.code(of: member).first, let type = index.type(of: member.id) else { return [] }
    var collector = DerivedReadCollector(self, code, of: type)
    forEachBodyNode(in: code, Evaluation(of: type)) { collector.add($0, $1) }
    return (collector.repeated + collector.repeatedThrough).sorted(on: \.reads[0].id)
  }
}

extension SwiftUIModel {
  /// Whether the project declares a property or function with a name that derives something at each read.
  fileprivate func mayNameDerivedProperty(_ name: Node) -> Bool {
    guard let symbol = index.declaredSymbol(of: name) else { return true }
    return memory.derivedNames.answer(Int(symbol.rawValue)) {
      index.declarations(named: symbol).contains { isDerivedProperty($0.id) }
    }
  }

  /// Whether a declaration is a computed property that creates a collection at each read, or a single value
  /// with as much work; or a function without parameters that does so.
  func isDerivedProperty(_ id: DeclarationID) -> Bool {
    memory.derivedProperties.answer(id.order) {
      let member = index[id]
      guard member.kind == .variable || member.kind == .function, !member.isStored, !member.isStatic,
        !member.traits.contains(.local), !isBuilderMember(member), let type = member.resultType,
        !isViewType(type), let owner = index.type(of: id), index[owner].kind != .protocol
      else { return false }
      if member.kind == .function {
        let effects = FunctionDeclSyntax(member.node)?.signature?.effectSpecifiers
        guard member.parameters.isEmpty, effects == nil, !member.traits.contains(.mutating) else {
          return false
        }
        return derivation(of: id).map(isCostlyDerivation) ?? false
      }
      guard member.accessorDeclarations.allSatisfy({ $0.effectSpecifiers == nil }),
        let work = derivation(of: id)
      else { return false }
      return isCollectionType(type) || isCostlyDerivation(work)
    }
  }

  /// Whether a derivation takes long for many elements, and runs each time the code around it does.
  func isCostlyDerivation(_ work: Node) -> Bool {
    guard let name = FunctionCallExprSyntax(work).flatMap({ ViewCall($0).nameToken?.text }),
      Collections.isCostly(name) || name == "flatMap"
    else { return false }
    return work.ancestors.prefix { index.declaration(at: $0) == nil }.allSatisfy { around in
      around.kind != .closureExpr || role(of: around) == .atOnce
    }
  }
}

/// Collects reads, and finds the blocks in which each property could be read once.
struct DerivedReadCollector {
  /// A property, and its base.
  struct Path: Hashable {
    let property: DeclarationID
    let base: String
  }

  let model: SwiftUIModel
  let code: Node
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

  mutating func add(_ node: Node, _ evaluation: Evaluation) {
    guard node.kind == .declReferenceExpr, let name = DeclReferenceExprSyntax(node)?.baseName,
      !name.isProjection
    else { return }
    if !evaluation.isPresented, canReadIndirectly { addIndirectReads(at: node) }
    guard model.mayNameDerivedProperty(node) else { return }
    let access = MemberAccessExprSyntax(node.parent)
    let whole = access?.declName?.node == node ? access?.node ?? node : node
    let written = whole == node ? nil : access?.base
    guard whole == node || written.map(isHeld) == true, Assignment(target: whole) == nil,
      let id = index.declarations(referencedBy: node).only, model.isDerivedProperty(id)
    else { return }
    let call = whole.callAsCallee
    guard (index[id].kind == .function) == (call != nil) else { return }
    let base = written.flatMap { $0.text == "self" ? nil : $0 }
    paths[Path(property: id, base: base?.text ?? ""), default: (base, [])].reads.append(call?.node ?? whole)
  }

  /// Whether a base is `self`, a stored property of the type, or a parameter of the member: the same object
  /// during a whole evaluation.
  private func isHeld(_ base: Node) -> Bool {
    if base.text == "self" { return true }
    let access = MemberAccessExprSyntax(base)
    guard access == nil || access?.base?.text == "self" else { return false }
    let name = access?.declName?.node ?? base
    guard name.kind == .declReferenceExpr else { return false }
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
