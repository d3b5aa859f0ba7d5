import SwiftCST

extension FileFacts {
  /// Whether a file has the same outline as before an edit, as far as it matters to other files outside of
  /// bodies: the same declarations in the same order, types with the same headers, the same imports. Then
  /// everything that is computed from the declarations of a project stays valid.
  ///
  /// Types in bodies are not compared: a file with these counts as changed.
  func hasSameOutline(as other: FileFacts) -> Bool {
    guard path == other.path, imports == other.imports, hasModuleLevelGuard == other.hasModuleLevelGuard,
      declarations.count == other.declarations.count
    else { return false }
    return declarations.indices.allSatisfy { declarations[$0].hasSameOutline(as: other.declarations[$0]) }
  }
}

extension Declaration {
  /// The entries of the declaration's inheritance clause, and its requirements on `Self`.
  var inheritanceEntries: [Node] { inheritedTypes + selfRequirements }

  fileprivate func hasSameOutline(as other: Declaration) -> Bool {
    guard kind == other.kind, traits == other.traits, parent?.index == other.parent?.index,
      nameToken?.text == other.nameToken?.text,
      !traits.contains(.conditional) || conditions == other.conditions
    else { return false }
    guard kind.isType || kind == .extension else { return true }
    return !traits.contains(.local) && header.elementsEqual(other.header)
  }

  /// The `#if` directives around the declaration, innermost first: for each one, its conditions and which of
  /// its clauses contains the declaration.
  private var conditions: [[String]] {
    node.ancestors.filter { $0.kind == .ifConfigClause }.map { clause in
      let clauses = clause.parent?.children.map(\.self) ?? []
      return clauses.map { ($0 == clause ? "*" : "") + (IfConfigClauseSyntax($0)?.condition?.text ?? "") }
    }
  }

  /// The tokens of a type or extension before its members.
  private var header: some Sequence<String> {
    let all = node.tokenIndices
    let end = memberBlock?.node.tokenIndices.lowerBound ?? all.upperBound
    return (all.lowerBound..<end).lazy.map { node.tree.token(at: $0).text }
  }
}
