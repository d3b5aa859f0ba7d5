import SwiftCST

/// Finds the declarations of one file.
///
/// It visits statements and members, and enters bodies and initial values only if they contain a keyword of a
/// function or a type; so it visits few of the file's nodes.
struct Collector {
  private let tree: SyntaxTree
  private let names: NameTable
  /// The positions of tokens that may begin a local declaration, ascending.
  private var localKeywords: [Int] = []

  private(set) var declarations: [Declaration] = []
  private(set) var imports: [Import] = []
  private(set) var hasModuleLevelGuard = false

  /// The context of the current declaration.
  struct Surroundings {
    var parent: UInt32?
    var traits: DeclarationTraits = []
  }

  init(tree: SyntaxTree, names: NameTable) {
    self.tree = tree
    self.names = names
    let kinds = tree.tokens.kinds
    for token in kinds.indices where Self.mayBeginLocalDeclaration(kinds[token]) {
      localKeywords.append(token)
    }
  }

  /// Visits the whole file.
  mutating func collect() {
    for child in tree.root.children where child.kind == .codeBlockItemList {
      statements(child, Surroundings())
    }
  }

  private static func mayBeginLocalDeclaration(_ kind: TokenKind) -> Bool {
    switch kind {
    case .func, .struct, .class, .enum, .actor, .protocol, .typealias, .extension: true
    default: false
    }
  }

  /// Whether a node may contain a local declaration.
  private func mayHoldDeclarations(_ node: Node) -> Bool {
    let tokens = node.tokenIndices
    let next = localKeywords.indices.partitionPoint { localKeywords[$0] < tokens.lowerBound }
    return next < localKeywords.count && localKeywords[next] < tokens.upperBound
  }
}

// MARK: - Statements and members

extension Collector {
  /// The statements of the file.
  private mutating func statements(_ list: Node, _ surroundings: Surroundings) {
    for element in list.children {
      guard let item = CodeBlockItemSyntax(element)?.item else { continue }
      if item.kind == .guardStmt { hasModuleLevelGuard = true }
      declaration(item, surroundings)
    }
  }

  private mutating func members(_ list: Node?, _ surroundings: Surroundings) {
    guard let list else { return }
    for element in list.children {
      guard let member = MemberBlockItemSyntax(element)?.decl else { continue }
      declaration(member, surroundings)
    }
  }

  private mutating func clauses(of node: Node, _ surroundings: Surroundings) {
    var inside = surroundings
    inside.traits.insert(.conditional)
    for clause in IfConfigDeclSyntax(node)?.clauses?.children ?? node.children {
      guard let elements = IfConfigClauseSyntax(clause)?.elements else { continue }
      switch elements.kind {
      case .codeBlockItemList where !inside.traits.contains(.local): statements(elements, inside)
      case .memberBlockItemList: members(elements, inside)
      default: locals(in: elements, inside)
      }
    }
  }

  /// The declarations inside a body, an initial value or another part of a declaration.
  private mutating func locals(in node: Node?, _ surroundings: Surroundings) {
    guard let node, mayHoldDeclarations(node) else { return }
    var inside = surroundings
    inside.traits.insert(.local)
    for child in node.children { local(child, inside) }
  }

  private mutating func local(_ node: Node, _ surroundings: Surroundings) {
    switch node.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
      .typeAliasDecl, .ifConfigDecl:
      declaration(node, surroundings)
    default:
      locals(in: node, surroundings)
    }
  }
}

// MARK: - Declarations

extension Collector {
  @inline(never)
  private mutating func declaration(_ node: Node, _ surroundings: Surroundings) {
    switch node.kind {
    case .structDecl: type(.struct, StructDeclSyntax(unchecked: node), surroundings)
    case .classDecl: type(.class, ClassDeclSyntax(unchecked: node), surroundings)
    case .enumDecl: type(.enum, EnumDeclSyntax(unchecked: node), surroundings)
    case .actorDecl: type(.actor, ActorDeclSyntax(unchecked: node), surroundings)
    case .protocolDecl: type(.protocol, ProtocolDeclSyntax(unchecked: node), surroundings)
    case .extensionDecl: extensionDeclaration(ExtensionDeclSyntax(unchecked: node), surroundings)
    case .typeAliasDecl, .associatedTypeDecl: typeName(node, surroundings)
    case .functionDecl, .macroDecl: function(node, surroundings)
    case .initializerDecl, .deinitializerDecl, .subscriptDecl: unnamed(node, surroundings)
    case .variableDecl: variables(VariableDeclSyntax(unchecked: node), surroundings)
    case .enumCaseDecl: cases(EnumCaseDeclSyntax(unchecked: node), surroundings)
    case .operatorDecl: add(.operator, node, name: nil, [], surroundings)
    case .precedenceGroupDecl:
      add(.precedenceGroup, node, name: PrecedenceGroupDeclSyntax(node)?.name, [], surroundings)
    case .ifConfigDecl: clauses(of: node, surroundings)
    case .importDecl: importDeclaration(ImportDeclSyntax(unchecked: node))
    default: locals(in: node, surroundings)
    }
  }

  private mutating func type(
    _ kind: DeclarationKind, _ view: some NominalDeclView, _ surroundings: Surroundings
  ) {
    let traits = self.traits(view.modifiers, isGeneric: view.genericParameterClause != nil)
    let index = add(kind, view.node, name: view.name, traits, surroundings)
    members(view.memberBlock?.members, inside(index, surroundings))
  }

  private mutating func extensionDeclaration(_ view: ExtensionDeclSyntax, _ surroundings: Surroundings) {
    let traits = self.traits(view.modifiers)
    let name = view.extendedType.flatMap(TypeNames.lastName)
    let index = add(.extension, view.node, name: name, traits, surroundings)
    members(view.memberBlock?.members, inside(index, surroundings))
  }

  private mutating func typeName(_ node: Node, _ surroundings: Surroundings) {
    if let view = TypeAliasDeclSyntax(node) {
      let traits = self.traits(view.modifiers, isGeneric: view.genericParameterClause != nil)
      add(.typealias, node, name: view.name, traits, surroundings)
    } else if let view = AssociatedTypeDeclSyntax(node) {
      add(.associatedtype, node, name: view.name, traits(view.modifiers), surroundings)
    }
  }

  private mutating func function(_ node: Node, _ surroundings: Surroundings) {
    if let view = FunctionDeclSyntax(node) {
      let traits = self.traits(view.modifiers, isGeneric: view.genericParameterClause != nil)
      let name = view.name.flatMap { Mentions.isName($0.kind) ? $0 : nil }
      let index = add(.function, node, name: name, traits, surroundings)
      locals(in: view.body?.node, inside(index, surroundings))
    } else if let view = MacroDeclSyntax(node) {
      add(.macro, node, name: view.name, traits(view.modifiers), surroundings)
    }
  }

  private mutating func unnamed(_ node: Node, _ surroundings: Surroundings) {
    if let view = InitializerDeclSyntax(node) {
      let traits = self.traits(view.modifiers, isGeneric: view.genericParameterClause != nil)
      let index = add(.initializer, node, name: view.initKeyword, traits, surroundings)
      locals(in: view.body?.node, inside(index, surroundings))
    } else if let view = SubscriptDeclSyntax(node) {
      let traits = self.traits(view.modifiers, isGeneric: view.genericParameterClause != nil)
      let index = add(.subscript, node, name: nil, traits, surroundings)
      locals(in: view.accessorBlock?.node, inside(index, surroundings))
    } else if let view = DeinitializerDeclSyntax(node) {
      let index = add(.deinitializer, node, name: nil, traits(view.modifiers), surroundings)
      locals(in: view.body?.node, inside(index, surroundings))
    }
  }

  private mutating func importDeclaration(_ view: ImportDeclSyntax) {
    guard let name = ImportPathComponentSyntax(view.path?.children.first)?.name else { return }
    let attributes = view.attributes.map(Attribute.all) ?? []
    imports.append(
      Import(module: name.name, isExported: attributes.contains { $0.name == "_exported" }))
  }

  private func inside(_ index: UInt32, _ surroundings: Surroundings) -> Surroundings {
    Surroundings(parent: index, traits: surroundings.traits)
  }
}

// MARK: - Variables and cases

extension Collector {
  private mutating func variables(_ view: VariableDeclSyntax, _ surroundings: Surroundings) {
    var traits = self.traits(view.modifiers)
    if view.bindingSpecifier?.kind == .let { traits.insert(.let) }
    for element in view.bindings?.children ?? view.node.children {
      guard let binding = PatternBindingSyntax(element), let pattern = binding.pattern else { continue }
      var index: UInt32?
      let names = PatternNames.all(in: pattern)
      for name in names {
        let shared: DeclarationTraits = names.count > 1 || pattern.kind == .tuplePattern ? .destructured : []
        index = add(
          .variable, view.node, name: name, traits.union(shared), surroundings, binding: binding.node)
      }
      // `static let _ = …` binds nothing, but may contain declarations.
      let around = index.map { inside($0, surroundings) } ?? surroundings
      locals(in: binding.initializer?.node, around)
      locals(in: binding.accessorBlock?.node, around)
    }
  }

  private mutating func cases(_ view: EnumCaseDeclSyntax, _ surroundings: Surroundings) {
    let traits = self.traits(view.modifiers)
    for element in view.elements?.children ?? view.node.children {
      guard let element = EnumCaseElementSyntax(element) else { continue }
      add(.enumCase, element.node, name: element.name, traits, surroundings)
    }
  }

  /// Whether a node of a kind can be a declaration, or the named part of one.
  static func mayDeclare(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl,
      .associatedTypeDecl, .functionDecl, .macroDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl,
      .variableDecl, .patternBinding, .enumCaseElement, .operatorDecl, .precedenceGroupDecl:
      true
    default: false
    }
  }

  @discardableResult
  private mutating func add(
    _ kind: DeclarationKind, _ node: Node, name: Token?, _ traits: DeclarationTraits,
    _ surroundings: Surroundings, binding: Node? = nil
  ) -> UInt32 {
    let index = UInt32(declarations.count)
    let file = FileID(rawValue: 0)
    declarations.append(
      Declaration(
        id: DeclarationID(file: file, index: index), kind: kind, node: node,
        symbol: name.flatMap { symbol($0) },
        parent: surroundings.parent.map { DeclarationID(file: file, index: $0) },
        traits: traits.union(surroundings.traits), nameIndex: Int32(name?.index ?? -1),
        bindingNode: Int32(binding?.id ?? -1)))
    return index
  }

  /// The number of a name in this file; the index replaces it by that of the project.
  private func symbol(_ name: Token) -> Symbol? {
    let source = tree.source.storage
    let bytes = source.span
    let range = tree.tokens.starts[name.index]..<tree.tokens.ends[name.index]
    return names.number(of: Mentions.nameRange(range, in: bytes), in: bytes, among: bytes).map(
      Symbol.init(rawValue:))
  }

  private func traits(_ modifiers: Node?, isGeneric: Bool = false) -> DeclarationTraits {
    var traits: DeclarationTraits = isGeneric ? .generic : []
    guard let modifiers else { return traits }
    for modifier in modifiers.childRecords where modifier.kind == .declModifier {
      // A detail may follow the name, as in `private(set)`.
      let name = tree.tokens.kinds[modifier.tokenIndices.lowerBound]
      traits.formUnion(DeclarationTraits(modifier: name, hasDetail: modifier.tokenCount > 1))
    }
    return traits
  }
}
