import SwiftCST

/// A branch of an `if` that consists of one expression.
struct Branch: Sendable {
  /// The braces and their contents.
  let block: CodeBlockSyntax

  /// The expression.
  let expression: Node

  /// The expression as a chain.
  let chain: ModifierChain

  init?(_ block: CodeBlockSyntax?) {
    guard let block, let list = block.statements, let expression = Self.onlyExpression(list) else {
      return nil
    }
    self.block = block
    self.expression = expression
    chain = ModifierChain(expression)
  }

  /// The only expression that statements consist of.
  static func onlyExpression(_ list: Node) -> Node? {
    guard let item = CodeBlockItemSyntax(list.children.only), let code = item.item, item.semicolon == nil
    else { return nil }
    switch code.kind {
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr, .postfixIfConfigExpr, .tupleExpr:
      return code
    default: return nil
    }
  }
}

/// An `if` statement with an `else` in which every branch is one expression.
struct Branches: Sendable {
  /// The statement.
  let statement: IfExprSyntax

  /// The conditions of all branches except the last.
  let conditions: [Node]

  /// The branches in order.
  let all: [Branch]

  init?(_ statement: IfExprSyntax) {
    var conditions: [Node] = []
    var branches: [Branch] = []
    var current = statement
    while true {
      guard let list = current.conditions, let branch = Branch(current.body) else { return nil }
      conditions.append(list)
      branches.append(branch)
      guard let rest = current.elseBody else { return nil }
      if let next = IfExprSyntax(rest) {
        current = next
        continue
      }
      guard let last = Branch(CodeBlockSyntax(rest)) else { return nil }
      branches.append(last)
      break
    }
    self.statement = statement
    self.conditions = conditions
    all = branches
  }

  /// The tokens of the statement that belong to no branch's expression, each range with the brace before it.
  var frameTokens: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = statement.node.tokenIndices.lowerBound
    for branch in all {
      let braces = branch.block.node.tokenIndices
      ranges.append(start..<(braces.lowerBound + 1))
      start = braces.upperBound - 1
    }
    return ranges
  }
}

extension Branches {
  /// Whether all branches begin with the same view, or with views whose arguments can be merged.
  func showOneView(mergingBase: BaseMerge.Extent) -> Bool {
    haveSameBase || BaseMerge(all.map(\.chain.base)).map { $0.isIn(mergingBase) } ?? false
  }

  /// Whether all branches begin with the same view with the same arguments.
  var haveSameBase: Bool {
    all.dropFirst().allSatisfy { SameTokens.areSame($0.chain.base, all[0].chain.base) }
  }
}

/// The branches of a `switch`, which is only reported, never fixed.
enum SwitchBranches {
  /// Whether every case is one expression, and all begin with the same view and differ in the rest.
  static func showOneView(_ node: Node) -> Bool {
    guard let cases = SwitchExprSyntax(node)?.cases else { return false }
    var chains: [ModifierChain] = []
    for element in cases.children {
      guard let list = SwitchCaseSyntax(element)?.statements, let expression = Branch.onlyExpression(list)
      else {
        return false
      }
      chains.append(ModifierChain(expression))
    }
    guard chains.count > 1, chains.allSatisfy({ SameTokens.areSame($0.base, chains[0].base) }) else {
      return false
    }
    return chains.contains { $0.modifiers.count != chains[0].modifiers.count }
      || chains[0].modifiers.indices.contains { position in
        chains.contains {
          !SameTokens.areSame($0.modifiers[position].tokens, chains[0].modifiers[position].tokens, node.tree)
        }
      }
  }
}
