extension OperatorTable {
  /// The table with the `infix operator` and `precedencegroup` declarations of a file, including those in
  /// `#if`.
  public func adding(declarationsIn tree: SyntaxTree) -> OperatorTable {
    adding(declarationsIn: CollectionOfOne(tree))
  }

  /// The table with the `infix operator` and `precedencegroup` declarations of files, including those in
  /// `#if`.
  ///
  /// The order of the files doesn't matter.
  public func adding(declarationsIn trees: some Sequence<SyntaxTree>) -> OperatorTable {
    var groups: [PrecedenceGroup] = []
    var operators: [(name: String, group: String)] = []
    for tree in trees {
      for node in tree.root.subtree {
        if let declaration = OperatorDeclSyntax(node) {
          operators += Self.infixOperator(declaration).map { [$0] } ?? []
        } else if let declaration = PrecedenceGroupDeclSyntax(node) {
          groups += PrecedenceGroup(declaration).map { [$0] } ?? []
        }
      }
    }
    guard !groups.isEmpty || !operators.isEmpty else { return self }
    var table = self
    table.declare(groups: groups, operators: operators)
    return table
  }

  private static func infixOperator(_ declaration: OperatorDeclSyntax) -> (name: String, group: String)? {
    guard declaration.fixitySpecifier?.kind == .infix, let name = declaration.name else { return nil }
    guard let precedence = declaration.operatorPrecedenceAndTypes else {
      return (name.text, PrecedenceGroup.defaultName)
    }
    // If an expected name is missing, the group is unknown: no group has an empty name.
    return (name.text, precedence.precedenceGroup?.plainName ?? "")
  }
}

extension PrecedenceGroup {
  /// The group that a declaration describes; nil if it has no name.
  init?(_ declaration: PrecedenceGroupDeclSyntax) {
    guard let name = declaration.name else { return nil }
    self.init(name.plainName)
    for attribute in declaration.groupAttributes?.children.map(\.self) ?? [] {
      if let value = PrecedenceGroupAssociativitySyntax(attribute)?.value {
        associativity = value.kind == .left ? .left : value.kind == .right ? .right : .none
      } else if let value = PrecedenceGroupAssignmentSyntax(attribute)?.value {
        isAssignment = value.kind == .true
      } else if let relation = PrecedenceGroupRelationSyntax(attribute) {
        add(relation)
      }
    }
  }

  private mutating func add(_ relation: PrecedenceGroupRelationSyntax) {
    let names = relation.precedenceGroups?.children.compactMap {
      PrecedenceGroupNameSyntax($0)?.name?.plainName
    }
    if relation.higherThanOrLowerThanLabel?.kind == .higherThan {
      higherThan.formUnion(names ?? [])
    } else {
      lowerThan.formUnion(names ?? [])
    }
  }
}

extension Token {
  /// The name of an identifier, without backticks.
  fileprivate var plainName: String {
    let text = text
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}
