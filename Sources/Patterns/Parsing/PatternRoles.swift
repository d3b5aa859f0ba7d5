import SwiftCST

/// The roles of the nodes and tokens of a pattern.
struct PatternRoles: Sendable {
  /// The metavariables in the order of their first occurrence.
  private(set) var variables: [Metavariable] = []

  /// For each node, the position of the metavariable that it consists of, or -1.
  private(set) var ofNodes: ContiguousArray<Int32>

  /// For each token, the position of the metavariable that it is, or -1.
  private(set) var ofTokens: ContiguousArray<Int32>

  /// For each node, whether it may be absent from matching code: it only contains metavariables for any
  /// number of nodes.
  private(set) var mayBeAbsent: ContiguousArray<Bool>

  /// For each node, whether it is a member access that represents links of a chain.
  private(set) var areLinks: ContiguousArray<Bool>

  /// For each node, whether it contains links of a chain on the way to its base.
  private(set) var holdsLinks: ContiguousArray<Bool>

  /// The member access at the start of a pattern of modifiers, whose base is implied; -1 if there is none.
  private(set) var impliedBase = -1

  /// Whether a name occurs more than once.
  private(set) var isRepeating = false

  init(_ draft: PatternDraft) {
    let tree = draft.tree
    ofNodes = ContiguousArray(repeating: -1, count: tree.nodeCount)
    ofTokens = ContiguousArray(repeating: -1, count: tree.tokens.count)
    mayBeAbsent = ContiguousArray(repeating: false, count: tree.nodeCount)
    areLinks = mayBeAbsent
    holdsLinks = mayBeAbsent
    var byStart: [Int: (placeholder: Placeholder, variable: Int)] = [:]
    var known: [Metavariable: Int] = [:]
    for placeholder in draft.scan.placeholders {
      let variable = number(of: placeholder.variable, &known)
      byStart[draft.start + placeholder.range.lowerBound] = (placeholder, variable)
    }
    mark(tree, byStart, from: draft.start)
    markAbsent(tree)
    if case .node(let root) = draft.root { markImpliedBase(tree.node(at: root)) }
  }

  private mutating func number(of variable: Metavariable, _ known: inout [Metavariable: Int]) -> Int {
    if !variable.isAnonymous, let number = known[variable] {
      isRepeating = true
      return number
    }
    variables.append(variable)
    known[variable] = variables.count - 1
    return variables.count - 1
  }

  private mutating func mark(
    _ tree: SyntaxTree, _ byStart: [Int: (placeholder: Placeholder, variable: Int)], from start: Int
  ) {
    for (index, record) in tree.nodes.enumerated() {
      let range = tree.ownRange(of: record)
      guard let (placeholder, variable) = byStart[range.lowerBound],
        range.count == placeholder.range.count
      else { continue }
      ofNodes[index] = Int32(variable)
      for token in tree.ownTokens(of: record) { ofTokens[token] = Int32(variable) }
    }
    for token in 0..<tree.tokens.count {
      let range = tree.tokens.range(of: token)
      if let (placeholder, variable) = byStart[range.lowerBound],
        range.count == placeholder.range.count
      {
        ofTokens[token] = Int32(variable)
      }
    }
    for index in tree.nodes.indices where tree.nodes[index].kind == .memberAccessExpr {
      markLinks(tree.node(at: index), byStart)
    }
    for index in tree.nodes.indices where tree.nodes[index].kind == .closureSignature {
      markSignature(tree.node(at: index))
    }
  }

  /// `.$zNAME` after an expression.
  private mutating func markLinks(
    _ node: Node, _ byStart: [Int: (placeholder: Placeholder, variable: Int)]
  ) {
    guard let access = MemberAccessExprSyntax(node), let period = access.period,
      let (placeholder, variable) = byStart[period.range.lowerBound], placeholder.form == .links
    else { return }
    areLinks[node.id] = true
    ofNodes[node.id] = Int32(variable)
    for token in period.index..<node.tokenIndices.upperBound { ofTokens[token] = Int32(variable) }
    var outer = node
    holdsLinks[outer.id] = true
    while let parent = outer.parent, parent.kind.isLink, parent.id + 1 == outer.id {
      outer = parent
      holdsLinks[outer.id] = true
    }
  }

  /// `{ $$$NAME in … }` matches any signature, or none.
  private mutating func markSignature(_ node: Node) {
    guard let list = node.children.only, let item = list.children.only else { return }
    let variable = ofNodes[item.id]
    guard variable >= 0, variables[Int(variable)].isMany, node.tokenIndices.count == 2 else {
      return
    }
    ofNodes[node.id] = variable
    mayBeAbsent[node.id] = true
  }

  /// Marks lists that only contain such metavariables, and the clauses around them.
  private mutating func markAbsent(_ tree: SyntaxTree) {
    for index in tree.nodes.indices.reversed() where !mayBeAbsent[index] {
      let node = tree.node(at: index)
      if node.kind.isCollection {
        mayBeAbsent[index] = node.children.allSatisfy { isMany($0) }
      } else if node.kind.isClause {
        mayBeAbsent[index] =
          node.children.allSatisfy { mayBeAbsent[$0.id] } && node.children.first != nil
      }
    }
  }

  /// Whether a node is a metavariable for any number of nodes.
  func isMany(_ node: Node) -> Bool {
    let variable = ofNodes[node.withoutWrappers.id]
    return variable >= 0 && variables[Int(variable)].isMany
  }

  private mutating func markImpliedBase(_ root: Node) {
    var node = root
    while node.kind.isLink, let first = node.children.first, first.id == node.id + 1,
      first.firstToken == node.firstToken
    {
      node = first
    }
    if MemberAccessExprSyntax(node)?.base == nil, node.kind == .memberAccessExpr {
      impliedBase = node.id
    }
  }
}

extension SyntaxKind {
  /// Whether nodes of this kind are links of a postfix chain, each wrapping its base.
  var isLink: Bool {
    switch self {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr,
      .genericSpecializationExpr, .postfixOperatorExpr:
      true
    default: false
    }
  }

  /// Whether nodes of this kind are a list with its punctuation, and absent if the list is empty.
  var isClause: Bool {
    switch self {
    case .inheritanceClause, .genericParameterClause, .genericArgumentClause, .genericWhereClause,
      .closureCaptureClause, .primaryAssociatedTypeClause:
      true
    default: false
    }
  }
}
