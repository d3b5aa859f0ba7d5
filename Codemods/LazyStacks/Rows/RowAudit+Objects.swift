import CodemodKit
import ProjectIndex
import SwiftCST

/// Objects that rows make for themselves, and what else they do as they are made: a row that is thrown away
/// takes its object along, and the next one in its place begins anew.
extension RowAudit {
  /// A value that a row is given.
  mutating func lookForObject(in value: Node, _ place: Place) {
    guard let type = objectType(madeBy: value, place) else { return }
    add(
      LazyRules.state,
      "rows are given a '\(index[type].name)' made for them, which is lost when they are scrolled far away")
  }

  /// The class of the object that a call makes or gives, also where a local name of the row stands for it.
  private func objectType(madeBy value: Node, _ place: Place) -> TypeID? {
    switch value.kind {
    case .functionCallExpr:
      guard case .instance(.known(let type), _) = index.typeOfExpression(value),
        [.class, .actor].contains(index[type].kind)
      else { return nil }
      return type
    case .declReferenceExpr:
      guard case .local(let binding) = index.lookUp(value), binding.kind == .variable,
        place.isInside || contents?.contains(binding.node) == true
      else { return nil }
      return binding.value.flatMap { objectType(madeBy: $0, place) }
    default: return nil
    }
  }

  /// What a row of some type makes for its properties.
  mutating func lookForObjects(of type: TypeID) {
    let inside = Place(isInside: true)
    for member in index.members(of: type) {
      switch member.kind {
      case .variable where member.isStored && !member.isStatic:
        if let value = member.initialValue { lookForObject(in: value, inside) }
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
      look(argument: value, mustBeView: holdsViews(property), place)
    }
    lookAtDefaults(of: initializer, place)
    let statements = body.statements?.children.compactMap { CodeBlockItemSyntax($0)?.item } ?? []
    let work = statements.firstNonNil { FunctionCallExprSyntax($0)?.calledExpression }
    guard let work, !["self.init", "super.init"].contains(work.text) else { return }
    add(
      LazyRules.lifecycle,
      "the 'init' of a row calls '\(work.text)': it runs as a row scrolls in, no longer for all rows at once")
  }
}
