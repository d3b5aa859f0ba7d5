import ProjectIndex
import SwiftCST

/// Follows calls between functions whose types are, or become, opaque.
///
/// An opaque type can't contain itself. The body of a `View` struct ends the search, because the struct is
/// named.
struct CallGraph {
  let index: ProjectIndex

  /// Whether the references in nodes lead to a declaration.
  func reaches(_ target: DeclarationID, from nodes: [Node]) -> Bool {
    let owner = index.type(of: target)
    // A declaration that leads to no cycle can't lead to the target, which is then part of a cycle.
    let mayPassOver = opaqueBody(of: target) != nil && index[target].kind != .subscript
    var visited: Set<DeclarationID> = []
    var names: Set<String> = []
    var open = nodes
    while let node = open.popLast() {
      let mentions = index.fact(at: node) { CodeMentions(in: node, index) }
      var found = mentions.declarations
      for name in mentions.members where names.insert(name).inserted {
        found += candidates(named: name).mayBeMeant(of: owner)
      }
      for name in mentions.membersOfOthers { found += candidates(named: name).ofOthers }
      if index[target].kind == .subscript, mentions.subscripts.contains(index[target].parameters.map(\.label))
      {
        return true
      }
      for id in found {
        if id == target { return true }
        guard visited.insert(id).inserted, let body = opaqueBody(of: id) else { continue }
        if !mayPassOver || !leadsNowhereTwice(id) { open.append(body) }
      }
    }
    return false
  }

  /// Whether no declaration reachable from this one leads back to itself, in whichever type it is.
  private func leadsNowhereTwice(_ id: DeclarationID) -> Bool {
    let ways = index.shared { _ in KnownWays() }
    if let answer = ways.leadNowhereTwice.known(id.order) { return answer }
    /// The declarations on the current path, each with its references that are still to be visited.
    var way = [(id: id, open: mentioned(by: id))]
    var onWay: Set<DeclarationID> = [id]
    while let end = way.indices.last {
      guard let next = way[end].open.popLast() else {
        ways.leadNowhereTwice.remember(way[end].id.order, true)
        onWay.remove(way[end].id)
        way.removeLast()
        continue
      }
      let answer = ways.leadNowhereTwice.known(next.order)
      if answer == true { continue }
      if answer == false || !onWay.insert(next).inserted {
        for declaration in way { ways.leadNowhereTwice.remember(declaration.id.order, false) }
        return false
      }
      way.append((next, mentioned(by: next)))
    }
    return true
  }

  /// The declarations with opaque results that a declaration's body may refer to, whichever type uses it.
  private func mentioned(by id: DeclarationID) -> [DeclarationID] {
    guard let body = opaqueBody(of: id) else { return [] }
    let mentions = index.fact(at: body) { CodeMentions(in: body, index) }
    let members = Set(mentions.members).flatMap { candidates(named: $0).all }
    let others = Set(mentions.membersOfOthers).flatMap { candidates(named: $0).ofOthers }
    let subscripts = mentions.subscripts.isEmpty ? [] : [id]
    return (mentions.declarations + members + others).filter { opaqueBody(of: $0) != nil } + subscripts
  }

  private func candidates(named name: String) -> MemberCandidates {
    let declarations = index.declarations(named: name)
    guard let first = declarations.first else { return MemberCandidates([], index) }
    return index.fact(of: first.id) { MemberCandidates(declarations, index) }
  }

  /// The body of a declaration with an opaque result type.
  private func opaqueBody(of id: DeclarationID) -> Node? {
    let declaration = index[id]
    guard let type = declaration.resultType else { return nil }
    guard ErasureReader.isOpaque(type) || ErasureReader(index: index).isAnyViewType(type) else { return nil }
    return declaration.statements
  }
}

extension Declaration {
  /// The statements of a function's body or of a getter.
  var statements: Node? { kind == .function ? body?.statements : getterStatements }
}

/// Which declarations lead to no cycle.
private final class KnownWays: Sendable {
  let leadNowhereTwice = Memory<Int, Bool>()
}

/// The references in code that may be calls.
private struct CodeMentions: Sendable {
  /// The declarations that are certainly, or by name alone, referenced.
  private(set) var declarations: [DeclarationID] = []

  /// The names of members of a base of unknown type.
  private(set) var members: [String] = []

  /// The names of members of a base of an external type.
  private(set) var membersOfOthers: [String] = []

  /// The labels of subscripts of a base of unknown type.
  private(set) var subscripts: [[String?]] = []

  init(in code: Node, _ index: ProjectIndex) {
    var found: Set<DeclarationID> = []
    for node in code.subtree {
      if node.kind == .declReferenceExpr {
        found.formUnion(declarations(for: node, index))
      } else if let call = SubscriptCallExprSyntax(node) {
        found.formUnion(subscripts(called: call, index))
      }
    }
    declarations = found.sorted(on: \.order)
  }

  private mutating func declarations(for reference: Node, _ index: ProjectIndex) -> [DeclarationID] {
    var found = CallLabels.fitting(index.declarations(referencedBy: reference), at: reference, index)
    if found.isEmpty { noteMember(reference, index) }
    if case .local(let binding) = index.lookUp(reference), binding.kind == .function,
      let local = index.declaration(at: binding.node)
    {
      found.append(local.id)
    }
    return found
  }

  private mutating func noteMember(_ reference: Node, _ index: ProjectIndex) {
    guard let access = MemberAccessExprSyntax(reference.parent), access.declName?.node == reference,
      let base = access.base, let name = access.declName?.baseName?.name
    else { return }
    if index.typeOfExpression(base) == .unknown { members.append(name) } else { membersOfOthers.append(name) }
  }

  /// The subscripts of a known type.
  private mutating func subscripts(
    called call: SubscriptCallExprSyntax, _ index: ProjectIndex
  ) -> [DeclarationID] {
    guard let base = call.calledExpression else { return [] }
    guard case .instance(.known(let type), _) = index.typeOfExpression(base) else {
      subscripts.append(call.arguments?.children.map { LabeledExprSyntax($0)?.label?.name } ?? [])
      return []
    }
    return index.members(of: type).filter { $0.kind == .subscript }.map(\.id)
  }
}

/// The functions and variables of a name that a member may refer to. With a base of unknown type, it may be a
/// member of the same type, of a protocol, or of an extension; with a SwiftUI view as the base, it may be a
/// member of an extension.
private struct MemberCandidates: Sendable {
  /// The members of extensions of external types.
  private(set) var ofOthers: [DeclarationID] = []

  /// All of them.
  private(set) var all: [DeclarationID] = []

  private var ofProtocols: [DeclarationID] = []
  private var byType: [TypeID: [DeclarationID]] = [:]

  init(_ declarations: some Sequence<Declaration>, _ index: ProjectIndex) {
    for candidate in declarations where candidate.kind == .function || candidate.kind == .variable {
      all.append(candidate.id)
      guard let type = index.type(of: candidate.id) else {
        if candidate.parent != nil { ofOthers.append(candidate.id) }
        continue
      }
      if index[type].kind == .protocol { ofProtocols.append(candidate.id) }
      byType[type, default: []].append(candidate.id)
    }
  }

  /// The candidates for a member of a base of unknown type, used in code of a type.
  func mayBeMeant(of owner: TypeID?) -> [DeclarationID] {
    ofOthers + ofProtocols + (owner.flatMap { byType[$0] } ?? [])
  }
}
