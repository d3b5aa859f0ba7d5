package import SwiftCST

extension ProjectIndex {
  /// Whether at least one of several declarations exists in every build that compiles a place.
  ///
  /// A declaration outside of `#if` does. A declaration inside does if the place is in the same clause or
  /// under the same condition. Several declarations do if each clause of an `#if` with an `#else` contains
  /// one of them.
  package func isPresent(_ found: [DeclarationID], wherever place: Node) -> Bool {
    let open = found.map { id in
      Self.clauses(around: self[id].node).filter { !holds($0, wherever: place) }
    }
    if open.contains(where: \.isEmpty) { return true }
    let single = open.filter { $0.count == 1 }.map { $0[0] }
    return single.contains { clause in
      let siblings = clause.node.parent.map { $0.children.compactMap { IfConfigClauseSyntax($0) } } ?? []
      return siblings.last?.poundKeyword?.kind == .poundElse
        && siblings.allSatisfy { sibling in single.contains { $0.node == sibling.node } }
    }
  }

  /// The clauses of `#if` around a node, innermost first.
  private static func clauses(around node: Node) -> [IfConfigClauseSyntax] {
    node.ancestors.compactMap { IfConfigClauseSyntax($0) }
  }

  /// Whether the code of a clause is compiled in every build that compiles a place.
  private func holds(_ clause: IfConfigClauseSyntax, wherever place: Node) -> Bool {
    let around = Self.clauses(around: place)
    if around.contains(where: { $0.node == clause.node }) { return true }
    // Flags apply to a whole module, so a condition has the same value in all its files.
    guard clause.poundKeyword?.kind == .poundIf, let condition = clause.condition?.text,
      let (own, other) = modules(clause.node, place), own == other
    else { return false }
    return around.contains { $0.poundKeyword?.kind == .poundIf && $0.condition?.text == condition }
  }

  /// The module, which is the target, that a file belongs to; nil where it isn't known or there are several.
  package func module(of file: FileID) -> String? { tables.builds.moduleOfFile[Int(file.rawValue)] }

  private func modules(_ first: Node, _ second: Node) -> (String?, String?)? {
    guard let first = file(of: first), let second = file(of: second) else { return nil }
    return (module(of: first), module(of: second))
  }
}
