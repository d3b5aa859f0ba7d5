import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Objects that rows create for themselves, and other effects of creating a row: a discarded row loses its
/// object, and the next row in its place starts from scratch.
extension RowAudit {
  /// Analyzes a value passed to a row, where a declared type is expected.
  mutating func lookForObject(in value: Node, as expected: Node? = nil, _ place: Place) {
    guard let type = objectType(madeBy: value, as: expected, place) else { return }
    add(
      LazyRules.state,
      "each row gets its own '\(index[type].name)', which is lost when the row is scrolled far away")
  }

  /// The class of the object that a call creates or returns, also through a local variable of the row.
  private func objectType(madeBy value: Node, as expected: Node?, _ place: Place) -> TypeID? {
    switch value.kind {
    case .functionCallExpr:
      switch index.typeOfExpression(value) {
      case .instance(.known(let type), _): return isObject(type) ? type : nil
      case .unknown where makesOne(value):
        guard let asked = expected.map({ TypeShape($0).core }), case .known(let type) = index.resolve(asked)
        else { return nil }
        return isObject(type) ? type : nil
      default: return nil
      }
    case .forceUnwrapExpr, .tryExpr:
      return value.children.firstNonNil { objectType(madeBy: $0, as: expected, place) }
    case .declReferenceExpr:
      guard case .local(let binding) = index.lookUp(value), binding.kind == .variable,
        place.isInside || contents?.contains(binding.node) == true
      else { return nil }
      return binding.value.flatMap { objectType(madeBy: $0, as: binding.writtenType, place) }
    default: return nil
    }
  }

  /// Whether the values of a type are known to be objects.
  private func isObject(_ type: TypeID) -> Bool {
    switch index[type].kind {
    case .class, .actor: true
    case .protocol: !index.foreignSupertypes(of: type).isDisjoint(with: ["AnyObject", "ObservableObject"])
    default: false
    }
  }

  /// Whether a call of unknown type looks like it creates its result: `.init(item)`, `factory.makeModel()`.
  private func makesOne(_ value: Node) -> Bool {
    guard let callee = FunctionCallExprSyntax(value)?.calledExpression else { return false }
    let access = MemberAccessExprSyntax(callee)
    if let access, access.base == nil { return true }
    let name = (access?.declName ?? DeclReferenceExprSyntax(callee))?.baseName?.name ?? ""
    return ["make", "create", "build", "resolve"].contains { name.hasPrefix($0) }
  }

  /// Analyzes what a row of a type creates for its properties.
  mutating func lookForObjects(of type: TypeID) {
    let inside = Place(isInside: true)
    for member in index.members(of: type) {
      switch member.kind {
      case .variable where member.isStored && !member.isStatic:
        if let value = member.initialValue { lookForObject(in: value, as: member.typeAnnotation, inside) }
      case .initializer: lookThrough(initializer: member, inside)
      default: continue
      }
    }
  }

  /// The stored property that an expression names.
  private func assignedProperty(_ target: Node) -> Declaration? {
    guard target.parent?.kind == .exprList else { return nil }
    let found = storedProperties(target)
    return found.count == 1 ? found[0] : nil
  }

  private mutating func lookThrough(initializer: Declaration, _ place: Place) {
    guard let body = initializer.body else { return }
    for node in body.node.subtree {
      if node.kind == .functionCallExpr { lookForObject(in: node, place) }
      guard let property = assignedProperty(node), let value = Assignment(target: node)?.value else {
        continue
      }
      lookForObject(in: value, as: property.typeAnnotation, place)
      look(argument: value, mustBeView: holdsViews(property), place)
    }
    lookAtMaking(in: body.node)
    lookAtDefaults(of: initializer, place)
    let statements = body.statements?.children.compactMap { CodeBlockItemSyntax($0)?.item } ?? []
    let work = statements.firstNonNil { FunctionCallExprSyntax($0)?.calledExpression }
    guard let work, !["self.init", "super.init"].contains(work.text) else { return }
    add(
      LazyRules.lifecycle,
      "the 'init' of a row calls '\(work.text)': it runs as a row scrolls in, not for all rows at once")
  }
}
