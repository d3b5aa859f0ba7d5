import CodemodKit
import Rewriting
import SwiftCST
import SwiftUIModel

/// Plans the conversion of a body that ends with `#if`, whose clauses have the results.
struct DirectiveReader {
  private let reader: BodyReader
  private let directive: IfConfigDeclSyntax
  private let before: ArraySlice<Node>

  /// Nil if the last statement isn't `#if`.
  init?(_ reader: BodyReader, last items: [Node]) {
    guard let directive = IfConfigDeclSyntax(items.last) else { return nil }
    self.reader = reader
    self.directive = directive
    before = items.dropLast()
  }

  /// The plan if each clause has results; nil if one has none, or if there are results elsewhere.
  ///
  /// A build has one clause: if each has one result, it keeps its `return`.
  func plan(_ returns: [ReturnStmtSyntax]) throws(Obstacle) -> BodyPlan? {
    guard returns.allSatisfy({ directive.node.contains($0.node) }), let clauses = directive.clauses else {
      return nil
    }
    var lists: [Node] = []
    for clause in clauses.children {
      guard let statements = IfConfigClauseSyntax(clause)?.elements, statements.kind == .codeBlockItemList,
        !ViewBuilderContext.returns(in: statements).isEmpty
      else { return nil }
      lists.append(statements)
    }
    var plans: [BodyPlan] = []
    for list in lists {
      guard let plan = try reader.plan(for: list, isBuilder: false) else { return nil }
      plans.append(plan)
    }
    if plans.contains(where: \.needsBuilder) {
      guard before.allSatisfy(isConstant) else { return nil }
      plans = []
      for list in lists {
        guard let plan = try reader.builder(list, isBuilder: false) else { return nil }
        plans.append(plan)
      }
    }
    return joined(plans)
  }

  private func isConstant(_ item: Node) -> Bool {
    VariableDeclSyntax(item)?.bindings?.children.allSatisfy {
      PatternBindingSyntax($0)?.initializer != nil && PatternBindingSyntax($0)?.accessorBlock == nil
    } ?? false
  }

  /// One plan for all clauses; the branches of one clause are never shown beside those of another.
  private func joined(_ plans: [BodyPlan]) -> BodyPlan {
    var joined = BodyPlan()
    for plan in plans {
      joined.edits += plan.edits
      joined.results.formUnion(plan.results)
      joined.needsBuilder = joined.needsBuilder || plan.needsBuilder
      joined.splitsTernary = joined.splitsTernary || plan.splitsTernary
      joined.voidCall = joined.voidCall ?? plan.voidCall
    }
    guard joined.needsBuilder else { return joined }
    let heads = plans.map(\.heads)
    joined.heads =
      heads.first { BodyPlan.lostState($0) != nil } ?? heads.max { $0.count < $1.count } ?? []
    return joined
  }
}
