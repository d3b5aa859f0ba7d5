package import SwiftCST

extension Declaration {
  /// The name without backticks: `init` of initializers, the last name of the extended type of extensions.
  package var name: String? { nameToken?.name }

  /// The `patternBinding` of a variable.
  package var binding: PatternBindingSyntax? {
    bindingNode >= 0 ? PatternBindingSyntax(node.tree.node(at: Int(bindingNode))) : nil
  }

  /// The list of attributes; nil if there are none. The enum cases on one line share a list.
  package var attributeList: Node? {
    let holder = kind == .enumCase ? node.parent?.parent : node
    return holder?.child(.attributeList)
  }

  /// The attributes, including those inside `#if`.
  package var attributes: [Attribute] { attributeList.map(Attribute.all) ?? [] }

  /// The attribute with a name (the last part, without generic arguments); nil if there is none.
  package func attribute(_ name: String) -> Attribute? {
    attributeList == nil ? nil : attributes.first { $0.name == name }
  }

  /// Whether it is `static` or `class`.
  package var isStatic: Bool { !traits.isDisjoint(with: [.static, .class]) }

  /// The clause of its own generic parameters.
  package var genericParameterClause: GenericParameterClauseSyntax? {
    node.child(.genericParameterClause).map(GenericParameterClauseSyntax.init(unchecked:))
  }

  /// Its `where` clause.
  package var genericWhereClause: GenericWhereClauseSyntax? {
    node.child(.genericWhereClause).map(GenericWhereClauseSyntax.init(unchecked:))
  }

  /// The braces around the members of a type or extension.
  package var memberBlock: MemberBlockSyntax? {
    node.child(.memberBlock).map(MemberBlockSyntax.init(unchecked:))
  }

  /// The entries of its inheritance clause, each as a type.
  package var inheritedTypes: [Node] {
    guard kind.isNominal || kind == .extension || kind == .associatedtype,
      let clause = node.child(.inheritanceClause),
      let list = InheritanceClauseSyntax(unchecked: clause).inheritedTypes
    else { return [] }
    return list.children.compactMap { InheritedTypeSyntax($0)?.type }
  }

  /// The type that the `where` clause of an extension requires to be equal to the type with a name.
  package func sameType(as name: String) -> Node? {
    guard kind == .extension, let requirements = genericWhereClause?.requirements else { return nil }
    return requirements.children.firstNonNil { element in
      let requirement = SameTypeRequirementSyntax(GenericRequirementSyntax(element)?.requirement)
      guard IdentifierTypeSyntax(requirement?.leftType)?.name?.name == name else { return nil }
      return requirement?.rightType
    }
  }

  /// The requirements on `Self` in the `where` clause of a protocol, each as a type.
  var selfRequirements: [Node] {
    guard kind == .protocol, let requirements = genericWhereClause?.requirements else { return [] }
    return requirements.children.compactMap { element in
      guard
        let requirement = ConformanceRequirementSyntax(GenericRequirementSyntax(element)?.requirement),
        let left = IdentifierTypeSyntax(requirement.leftType), left.name?.kind == .Self
      else { return nil }
      return requirement.rightType
    }
  }
}

// MARK: - Variables

extension Declaration {
  /// The declared type of a variable: nil if it is inferred, or if the variable is one of several in a tuple
  /// pattern. `var a, b: Int` declares it for both.
  package var typeAnnotation: Node? {
    guard kind == .variable, !traits.contains(.destructured), let binding else { return nil }
    if let written = binding.typeAnnotation?.type { return written }
    guard binding.initializer == nil, let list = binding.node.parent else { return nil }
    return list.children.lazy
      .filter { $0.id > binding.node.id }
      .compactMap { PatternBindingSyntax($0)?.typeAnnotation?.type }
      .first { _ in true }
  }

  /// The initial value of a variable.
  package var initialValue: Node? { binding?.initializer?.value }

  /// The accessors of a variable or subscript: an `accessorDeclList`, or a `codeBlockItemList` for a getter
  /// without `get`. Nil if there are none, or if the braces are empty.
  package var accessors: Node? {
    kind == .subscript
      ? SubscriptDeclSyntax(node)?.accessorBlock?.accessors : binding?.accessorBlock?.accessors
  }

  /// The explicit accessors of a variable or subscript: `get`, `set`, `willSet` ….
  package var accessorDeclarations: [AccessorDeclSyntax] {
    guard let accessors, accessors.kind == .accessorDeclList else { return [] }
    return accessors.children.compactMap { AccessorDeclSyntax($0) }
  }

  /// Whether a variable has storage: it has no accessors, or only observers. Protocol requirements have
  /// accessors (`{ get }`), so they are not stored.
  package var isStored: Bool {
    guard kind == .variable, let binding else { return false }
    guard binding.accessorBlock != nil else { return true }
    let written = accessorDeclarations
    return !written.isEmpty && written.allSatisfy(\.isObserver)
  }

  /// Whether a variable has `willSet` or `didSet`.
  package var hasObservers: Bool { accessorDeclarations.contains(where: \.isObserver) }

  /// The statements of the getter of a computed variable or of a subscript, written with or without `get`.
  package var getterStatements: Node? {
    guard let accessors else { return nil }
    if accessors.kind == .codeBlockItemList { return accessors }
    return accessorDeclarations.first { $0.accessorSpecifier?.kind == .get }?.body?.statements
  }

  /// Whether a variable or subscript has a `set` accessor.
  package var hasSetter: Bool {
    accessorDeclarations.contains { $0.accessorSpecifier?.kind == .set }
  }
}

extension AccessorDeclSyntax {
  /// Whether it is `willSet` or `didSet`.
  fileprivate var isObserver: Bool {
    accessorSpecifier?.kind == .didSet || accessorSpecifier?.kind == .willSet
  }
}

// MARK: - Functions

/// A parameter of a function, initializer, subscript, macro or enum case.
package struct Parameter: Sendable {
  /// The `functionParameter` or `enumCaseParameter`.
  package let node: Node
  /// The argument label at calls; nil for `_` and for subscripts without a label.
  package let label: String?
  /// The name inside the body.
  package let name: Token?
  /// The declared type.
  package let type: Node?
  /// The default value.
  package let defaultValue: Node?
  /// Whether it is variadic.
  package let isVariadic: Bool

  /// The attributes, such as `@ViewBuilder`; `@escaping` is an attribute of the type.
  package var attributes: [Attribute] {
    node.child(.attributeList).map(Attribute.all) ?? []
  }
}

extension Declaration {
  /// The parameters of a function, initializer, subscript, macro or enum case.
  package var parameters: [Parameter] {
    if let element = EnumCaseElementSyntax(node) { return parameters(ofCase: element) }
    let clause =
      FunctionDeclSyntax(node)?.signature?.parameterClause
      ?? InitializerDeclSyntax(node)?.signature?.parameterClause
      ?? SubscriptDeclSyntax(node)?.parameterClause
      ?? MacroDeclSyntax(node)?.signature?.parameterClause
    guard let list = clause?.parameters else { return [] }
    return list.children.compactMap(parameter)
  }

  private func parameter(_ node: Node) -> Parameter? {
    guard let view = FunctionParameterSyntax(node) else { return nil }
    // A subscript's parameter only has a label if two names are written.
    let isLabelled = kind != .subscript || view.secondName != nil
    let label = isLabelled ? view.firstName.flatMap { $0.kind == .wildcard ? nil : $0.name } : nil
    return Parameter(
      node: node, label: label, name: view.secondName ?? view.firstName, type: view.type,
      defaultValue: view.defaultValue?.value, isVariadic: view.ellipsis != nil)
  }

  private func parameters(ofCase element: EnumCaseElementSyntax) -> [Parameter] {
    guard let list = element.parameterClause?.parameters else { return [] }
    return list.children.compactMap { node in
      guard let view = EnumCaseParameterSyntax(node) else { return nil }
      let label = view.firstName.flatMap { $0.kind == .wildcard ? nil : $0.name }
      return Parameter(
        node: node, label: label, name: view.secondName ?? view.firstName, type: view.type,
        defaultValue: view.defaultValue?.value, isVariadic: false)
    }
  }

  /// The name with its labels, as in `insert(_:at:)`.
  package var fullName: String? {
    guard let name else { return nil }
    guard kind == .function || kind == .initializer else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The declared result type of a function or subscript; the declared type of a variable.
  package var resultType: Node? {
    switch kind {
    case .function: FunctionDeclSyntax(node)?.signature?.returnClause?.type
    case .subscript: SubscriptDeclSyntax(node)?.returnClause?.type
    case .variable: typeAnnotation
    default: nil
    }
  }

  /// The body of a function, initializer or deinitializer.
  package var body: CodeBlockSyntax? {
    FunctionDeclSyntax(node)?.body ?? InitializerDeclSyntax(node)?.body ?? DeinitializerDeclSyntax(node)?.body
  }
}

// MARK: - Access

/// The access level of a declaration.
package enum AccessLevel: UInt8, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  /// Whether `left` is more restrictive than `right`.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Declaration {
  /// The explicit access level of the declaration itself, or nil; an extension can set another one for its
  /// members: see ``ProjectIndex/access(of:)``.
  package var writtenAccess: AccessLevel? {
    if traits.contains(.open) { return .open }
    if traits.contains(.public) { return .public }
    if traits.contains(.package) { return .package }
    if traits.contains(.internal) { return .internal }
    if traits.contains(.fileprivate) { return .fileprivate }
    return traits.contains(.private) ? .private : nil
  }
}

extension ProjectIndex {
  /// The effective access level of a declaration, determined by itself, its extension and the enclosing
  /// types.
  package func access(of id: DeclarationID) -> AccessLevel {
    let declaration = self[id]
    guard let parent = declaration.parent.map({ self[$0] }) else {
      return declaration.writtenAccess ?? .internal
    }
    let isExtension = parent.kind == .extension
    let inherited = isExtension || parent.kind == .protocol ? parent.writtenAccess : nil
    let own = declaration.writtenAccess ?? inherited ?? .internal
    guard !isExtension else {
      guard let type = declaredType(parent.id) else { return own }
      return min(own, access(of: self[type].primary))
    }
    return min(own, access(of: parent.id))
  }
}

extension Declaration {
  /// Whether it contains a function, which may read anything.
  package var isClosure: Bool {
    initialValue?.kind == .closureExpr
      || typeAnnotation.map { TypeShape($0).core.kind == .functionType } ?? false
  }
}
