import SwiftCST
import SwiftUIModel

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
  /// Whether every case is one expression, and all are the same view with the same modifiers, of which some
  /// arguments differ: a `let` can have each of these values.
  static func differInValues(_ node: Node) -> Bool {
    guard let cases = SwitchExprSyntax(node)?.cases else { return false }
    var chains: [ModifierChain] = []
    for element in cases.children {
      guard let list = SwitchCaseSyntax(element)?.statements, let expression = Branch.onlyExpression(list)
      else {
        return false
      }
      chains.append(ModifierChain(expression))
    }
    guard let first = chains.first,
      chains.allSatisfy({
        SameTokens.areSame($0.base, first.base) && $0.modifiers.count == first.modifiers.count
      })
    else { return false }
    let modifiers = first.modifiers.indices.map { position in chains.map { $0.modifiers[position] } }
    let differing = modifiers.filter { !areSame($0, in: node.tree) }
    return !differing.isEmpty && differing.allSatisfy(differInValues)
  }

  private static func areSame(_ modifiers: [MemberCall], in tree: SyntaxTree) -> Bool {
    modifiers.allSatisfy { SameTokens.areSame($0.tokens, modifiers[0].tokens, tree) }
  }

  /// Whether calls of one modifier have the same labels, and values of one type as far as their text says.
  private static func differInValues(_ modifiers: [MemberCall]) -> Bool {
    let (calls, name) = (modifiers.map(\.call), modifiers[0].name)
    guard modifiers.allSatisfy({ $0.name == name }),
      calls.allSatisfy({
        $0.trailingClosures.isEmpty && $0.argumentLabels == calls[0].argumentLabels
      })
    else { return false }
    return calls[0].argumentValues.indices.allSatisfy { position in
      let values = calls.map { $0.argumentValues[position] }
      return values.allSatisfy { SameTokens.areSame($0, values[0]) }
        || Set(values.map(maker)).count == 1 && !values.contains { $0.kind == .closureExpr }
    }
  }

  /// The type that a value names as its own: `Card` of `Card(color: .red)`; nil for `.red` and `color`.
  private static func maker(of value: Node) -> String? {
    guard let callee = FunctionCallExprSyntax(value)?.calledExpression,
      callee.kind == .declReferenceExpr, callee.text.first?.isUppercase == true
    else { return nil }
    return callee.text
  }
}
