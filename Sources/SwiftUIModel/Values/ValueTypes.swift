package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The type of a value, optional or not, if the index knows it, or if it is an element of a collection
  /// whose type is declared: `item` in `ForEach(items) { item in … }`, `$0` in `items.filter { … }`,
  /// `items[0]`, `items.first`. Nil if it is unknown.
  package func valueType(of expression: Node) -> TypeResolution? {
    guard let place = index.place(of: expression) else { return nil }
    return memory.valueTypes.answer(place) { ValueTypes(self).type(of: expression, depth: 0) }
  }

  /// The declarations that a `declReferenceExpr` refers to, according to
  /// ``ProjectIndex/declarations(referencedBy:)``, and also the members of elements of collections: `name` in
  /// `trails.map { $0.name }`.
  package func declarations(referencedBy name: Node) -> [DeclarationID] {
    guard index.mayNameDeclaration(name), let place = index.place(of: name) else { return [] }
    return memory.referenced.answer(place) { findDeclarations(referencedBy: name) }
  }

  private func findDeclarations(referencedBy name: Node) -> [DeclarationID] {
    let found = narrowed(index.declarations(referencedBy: name), at: name)
    guard found.isEmpty, let access = MemberAccessExprSyntax(name.parent), access.declName?.node == name,
      let base = access.base, let word = access.declName?.baseName?.name,
      case .known(let type)? = valueType(of: base)
    else { return found }
    return narrowed(index.members(named: word, of: type).map(\.id), at: name)
  }

  /// The declarations of a name that match a call by its labels, with functions before values that may
  /// contain one; without a call, those that are not functions, if any.
  func narrowed(_ found: [DeclarationID], at name: Node) -> [DeclarationID] {
    guard found.count > 1 else { return found }
    let access = MemberAccessExprSyntax(name.parent)
    let whole = access?.declName?.node == name ? access?.node ?? name : name
    let call = whole.callAsCallee
    let fitting = found.filter { index[$0].mayTake(call) }
    let wanted = fitting.filter { (index[$0].kind == .function) == (call != nil) }
    return wanted.isEmpty ? fitting : wanted
  }
}

/// Finds the types of values that the index doesn't know.
private struct ValueTypes {
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  func type(of expression: Node, depth: Int) -> TypeResolution? {
    guard depth < 12 else { return nil }
    if case .instance(let type, _) = index.typeOfExpression(expression) { return type }
    switch expression.kind {
    case .declReferenceExpr:
      guard case .local(let binding) = index.lookUp(expression) else { return nil }
      return type(of: binding, named: expression.text, depth + 1)
    case .memberAccessExpr: return type(of: MemberAccessExprSyntax(unchecked: expression), depth + 1)
    case .functionCallExpr:
      guard let access = MemberAccessExprSyntax(FunctionCallExprSyntax(expression)?.calledExpression),
        let name = access.declName?.baseName?.text, Collections.givesElement(name)
      else { return nil }
      return access.base.flatMap(model.elementType)
    case .subscriptCallExpr:
      let call = SubscriptCallExprSyntax(expression)
      // A range returns a slice, which isn't an element.
      if call?.arguments?.text.contains("..") == true { return nil }
      return call?.calledExpression.flatMap(model.elementType)
    case .optionalChainingExpr, .forceUnwrapExpr:
      return expression.children.first.flatMap { type(of: $0, depth: depth + 1) }
    default: return nil
    }
  }

  private func type(of access: MemberAccessExprSyntax, _ depth: Int) -> TypeResolution? {
    guard let base = access.base, let name = access.declName?.baseName?.name else { return nil }
    if Collections.givesElement(name), let element = model.elementType(of: base) { return element }
    guard case .known(let owner)? = type(of: base, depth: depth),
      let member = index.members(named: name, of: owner).only, member.kind == .variable
    else { return nil }
    return index.typeOfVariable(member.id).resolution
  }

  // MARK: - Parameters of closures

  private func type(of binding: LocalBinding, named name: String, _ depth: Int) -> TypeResolution? {
    switch binding.kind {
    case .closureParameter, .shorthand: return type(ofParameter: binding, named: name)
    case .loop:
      guard let loop = ForStmtSyntax(binding.node), loop.pattern?.kind == .identifierPattern else {
        return nil
      }
      return loop.sequence.flatMap(model.elementType)
    case .variable, .condition, .capture: return binding.value.flatMap { type(of: $0, depth: depth) }
    default: return nil
    }
  }

  private func type(ofParameter binding: LocalBinding, named name: String) -> TypeResolution? {
    let closure =
      binding.kind == .shorthand ? binding.node : binding.node.enclosing { $0 == .closureExpr }
    guard let closure, let argument = ClosureArgument(closure) else { return nil }
    if let property = model.propertyPublished(as: binding, named: name) {
      return index.typeOfVariable(property.id).resolution
    }
    let position =
      binding.kind == .shorthand
      ? Int(name.dropFirst()) : binding.node.parent?.children.prefix { $0.id < binding.node.id }.count
    if let rows = model.rows(of: argument.call.node) { return type(ofParameter: position ?? 0, in: rows) }
    if position == 0, let presented = model.typePresented(by: argument.call) { return presented }
    guard let access = MemberAccessExprSyntax(argument.call.calledExpression), let base = access.base,
      let method = access.declName?.baseName?.text,
      model.role(of: closure) == .atOnce || Self.isPublisher(base)
    else { return nil }
    if method == "reduce" { return position == 1 ? model.elementType(of: base) : nil }
    return model.elementType(of: base)
  }

  /// Whether a value publishes the elements of a collection: `items.publisher`.
  private static func isPublisher(_ base: Node) -> Bool {
    MemberAccessExprSyntax(base)?.declName?.baseName?.name == "publisher"
  }

  private func type(ofParameter position: Int, in rows: Rows) -> TypeResolution? {
    switch rows.form {
    case .elements: model.elementType(of: rows)
    case .positions, .numbers: .foreign("Int")
    case .pairs:
      rows.parameters.count < 2 ? nil : position == 0 ? .foreign("Int") : model.elementType(of: rows)
    }
  }
}
