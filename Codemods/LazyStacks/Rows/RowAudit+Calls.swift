import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension RowAudit {
  mutating func look(_ call: ViewCall, _ place: Place) {
    guard let callee = call.syntax.calledExpression else { return }
    if let name = call.frameworkName(index) { return look(call, named: name, place) }
    let types = index.types(called: callee)
    guard types.isEmpty else {
      for type in types { look(type: type, callee, place) }
      return lookThroughArguments(of: call, place)
    }
    let name = call.nameToken?.name ?? callee.text
    // `.linearGradient(…)`: a style used as a view.
    let access = MemberAccessExprSyntax(callee)
    if let access, access.base == nil, isOfFramework(implicit: name) { return }
    if callee.kind == .declReferenceExpr, SwiftUIModifiers.contain(name) {
      // Inside an extension of `View`, it is a modifier of `self`.
      return look(WrittenView.Modifier(name: name, call: call), place)
    }
    look(projectCall: call, name, place)
  }

  /// Analyzes a call of a project function: the result and the arguments.
  mutating func look(projectCall call: ViewCall, _ name: String, _ place: Place) {
    guard let callee = call.syntax.calledExpression else { return }
    let functions = index.callables(called: callee).filter { $0.kind == .function && $0.body != nil }
    guard !functions.isEmpty else {
      return look(handedFunction: callee, name, place)
    }
    look(functions: functions, place)
    lookThroughArguments(of: call, place)
  }

  /// Analyzes a call of a function that a property or parameter contains.
  private mutating func look(handedFunction callee: Node, _ name: String, _ place: Place) {
    guard place.isInside else { return addUnresolved(name, callee) }
    if case .local(let binding) = index.lookUp(callee), binding.kind == .parameter {
      return look(held: binding.writtenType, name, callee, place)
    }
    let stored = storedProperties(callee)
    if stored.isEmpty { addUnresolved(name, callee) }
    for property in stored { look(stored: property, callee, place) }
  }

  /// Analyzes the results of the project's functions.
  mutating func look(functions: [Declaration], _ place: Place) {
    var inside = place
    inside.isInside = true
    if let known = known(functions, inside) { return findings.add(known) }
    defer { remember(functions, inside) }
    for function in functions {
      var own = inside
      own.isInside = place.isInside || !showsRows(function)
      enter(function.node, own) { audit in
        audit.lookAtMaking(in: function.node)
        if let statements = function.body?.statements { audit.look(body: statements, own) }
        audit.lookAtDefaults(of: function, own)
      }
    }
  }

  /// Whether a member without parameters creates the rows of the stack, as if they were written there.
  private func showsRows(_ member: Declaration) -> Bool {
    guard member.parameters.isEmpty, let statements = member.getterStatements ?? member.body?.statements
    else {
      return false
    }
    return !StackSearch(index: index, axis: axis, minimum: 0).forEaches(in: statements).isEmpty
  }

  /// The stored properties that a name, also after `self.`, may refer to.
  func storedProperties(_ reference: Node) -> [Declaration] {
    index.declarations(referencedBy: MemberAccessExprSyntax(reference)?.declName?.node ?? reference)
      .map { index[$0] }.filter(\.isStored)
  }

  mutating func look(reference: Node, _ place: Place) {
    if let declaration = ViewMembers(index: index).member(madeBy: reference) {
      var inside = place
      inside.isInside = place.isInside || !showsRows(declaration)
      return enter(declaration.node, inside) { audit in
        audit.lookAtMaking(in: declaration.node)
        if let statements = declaration.getterStatements { audit.look(body: statements, inside) }
      }
    }
    guard reference.kind == .declReferenceExpr else { return look(member: reference, place) }
    guard reference.text != "self" else { return }
    switch index.lookUp(reference) {
    case .local(let binding): look(local: binding, reference, place)
    case .members(let found, _), .moduleLevel(let found, _):
      look(members: found.map { index[$0] }, reference, place)
    default: addUnresolved(reference.text, reference)
    }
  }

  private mutating func look(local binding: LocalBinding, _ reference: Node, _ place: Place) {
    switch binding.kind {
    case .variable, .condition, .capture:
      if let value = binding.value { return look(expression: value, place) }
      // `if let content` unwraps what the name refers to before it.
      if binding.kind != .variable,
        case .members(let found, _) = index.lookUp(reference.text, at: binding.node)
      {
        return look(members: found.map { index[$0] }, reference, place)
      }
    case .parameter where place.isInside:
      return look(held: binding.writtenType, reference.text, reference, place)
    case .closureParameter, .shorthand:
      if isModified(binding, reference) { return }
    default: break
    }
    if !isPlain(value: reference, depth: 0) { addUnresolved(reference.text, reference) }
  }

  /// Whether a parameter of a closure is the view that a modifier is called on.
  private func isModified(_ binding: LocalBinding, _ reference: Node) -> Bool {
    let node = binding.node
    let closure = node.kind == .closureExpr ? node : node.ancestors.first { $0.kind == .closureExpr }
    guard let argument = closure.flatMap({ ClosureArgument($0) }),
      let callee = argument.call.calledExpression,
      let name = (MemberAccessExprSyntax(callee)?.declName ?? DeclReferenceExprSyntax(callee))?.baseName?.name
    else { return false }
    let position =
      node == closure
      ? Int(reference.text.dropFirst()) : node.parent?.children.prefix { $0.id < node.id }.count
    guard let position else { return false }
    if SwiftUIModifiers.contain(name) { return position == 0 }
    let functions = index.callables(called: callee)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        guard let type = argument.parameter(of: function)?.type else { return false }
        let given = FunctionTypeSyntax(TypeShape(type).core)?.parameters?.children
        let taken = given?.dropFirst(position).first { _ in true }
        return TupleTypeElementSyntax(taken)?.type?.text == "Self"
      }
  }

  /// Analyzes members that are named but not called: functions passed as values, or the values of properties.
  private mutating func look(members found: [Declaration], _ reference: Node, _ place: Place) {
    let functions = found.filter { $0.kind == .function }
    if !functions.isEmpty { return look(functions: functions, place) }
    let stored = found.filter(\.isStored)
    if place.isInside, !stored.isEmpty {
      for property in stored { look(stored: property, reference, place) }
    } else if !isPlain(value: reference, depth: 0) {
      addUnresolved(reference.text, reference)
    }
  }

  /// Analyzes a member of a type or value: `Color.red`, `item.icon`.
  mutating func look(member: Node, _ place: Place) {
    let access = MemberAccessExprSyntax(member)
    let name = access?.declName?.baseName?.name ?? member.text
    if let base = access?.base {
      // `Row.init`, passed as a function.
      if isStyle(base), isOfFramework(implicit: name) { return }
      let made = name == "init" ? index.types(called: base) : []
      for type in made { look(type: type, member, place) }
      guard made.isEmpty else { return }
      if place.isInside, base.text == "self" {
        let stored = storedProperties(member)
        for property in stored { look(stored: property, member, place) }
        guard stored.isEmpty else { return }
      }
    } else if access != nil, isOfFramework(implicit: name) {
      return
    }
    let isHanded = place.isInside && model.isStyleConfiguration(ConstantExpressions.root(of: member))
    guard !isHanded, !isPlain(value: member, depth: 0) else { return }
    addUnresolved(name, member)
  }

  /// Whether the base before a period is a SwiftUI style, or the type of one: `.background.secondary`,
  /// `Material.thin`.
  private func isStyle(_ base: Node) -> Bool {
    if let access = MemberAccessExprSyntax(base), let name = access.declName?.baseName?.name {
      return access.base == nil && isOfFramework(implicit: name)
    }
    guard case .metatype(.foreign(let name)) = index.typeOfExpression(base) else { return false }
    return ["AnyShapeStyle", "Gradient", "HierarchicalShapeStyle", "Material"].contains(name)
  }

  /// Whether an implicit member, `.red`, is not one that the project adds to views.
  private func isOfFramework(implicit name: String) -> Bool {
    name != "init"
      && !index.declarations(named: name).contains { declaration in
        guard declaration.isStatic else { return false }
        if let type = index.type(of: declaration.id) { return index.kind(of: type).isView }
        return declaration.parent.map { index[$0].name == "View" } ?? false
      }
  }

  /// Whether a value is a color, an image, a text or the like.
  func isPlain(value: Node, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    if let unwrapped = OptionalChainingExprSyntax(value)?.expression {
      return isPlain(value: unwrapped, depth: depth)
    }
    if ConstantExpressions.root(of: value).text == "Color" || isPlain(index.typeOfExpression(value)) {
      return true
    }
    guard let access = MemberAccessExprSyntax(value), let name = access.declName?.baseName?.name else {
      return false
    }
    if Self.generatedMembers.contains(name) { return true }
    guard let base = access.base, case .metatype(.known(let type)) = index.typeOfExpression(base) else {
      return false
    }
    let found = index.members(named: name, of: type).filter(\.isStatic)
    guard found.count == 1 else { return false }
    let made = found[0].initialValue ?? found[0].getterStatements.flatMap(onlyExpression)
    return made.map { isPlain(value: $0, depth: depth + 1) } ?? false
  }

  /// The image or color of an asset, as named by asset generators.
  private static let generatedMembers: Set<String> = ["swiftUIImage", "swiftUIColor"]

  func onlyExpression(_ list: Node) -> Node? {
    let items = BuilderItem.all(in: list)
    guard items.count == 1, case .view(let node) = items[0] else { return nil }
    return node
  }

  func isPlain(_ type: ExpressionType) -> Bool {
    guard case .instance(.foreign(let name), _) = type else { return false }
    return SwiftUIViews.contain(name) && !SwiftUIViews.traits(of: name).contains(.state)
  }
}
