import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// State that only repeats another value.
struct RepeatedValue: Sendable {
  /// The state.
  let state: Declaration
  /// The repeated value, as written.
  let value: String
  /// The type of the state, if it is declared or shown by a literal.
  let typeName: String?
  /// The `onChange` and the `onAppear` that set it.
  let handlers: [MemberCall]

  /// Nil if the state is set elsewhere or contains its own information.
  init?(_ change: MemberCall, _ model: SwiftUIModel) {
    let arguments = change.call.labeledArguments.filter { $0.expression?.kind != .closureExpr }
    guard change.name == "onChange", arguments.first?.label?.name == "of",
      let source = arguments.first?.expression,
      let closure = change.call.onlyClosure, let set = Self.assignment(in: closure),
      let property = Self.state(set.target, model), property.writtenAccess == .private,
      property.attributes.count == 1,
      let new = Self.newName(closure),
      // A constant is what the state is reset to.
      set.values.flatMap(\.subtree).contains(where: { $0.text == new || $0.text == source.text })
    else { return nil }
    let value = Self.text(of: set.values, replacing: new, with: source.text)
    let chain = CallChain(CallChain.whole(around: change.call.node))
    let appear = chain.calls.first { call in
      guard call.name == "onAppear", let start = call.call.onlyClosure.flatMap(Self.assignment) else {
        return false
      }
      return start.target.text == set.target.text
        && Self.text(of: start.values, replacing: "", with: "") == value
    }
    let isInitial = arguments.dropFirst().contains {
      $0.label?.name == "initial" && $0.expression?.text == "true"
    }
    let uses = model.uses(of: property)
    let writes = [closure.node] + (appear?.call.onlyClosure.map { [$0.node] } ?? [])
    guard appear != nil || isInitial || property.initialValue?.text == value,
      uses.allSatisfy({ use in
        writes.contains { $0.contains(use.node) }
          || use.role == .reference && use.token.text == property.name
            && Assignment(target: use.expression) == nil
      }),
      uses.contains(where: { model.timing(of: $0.node).isBodyCode }),
      !Self.isChanged(property, outside: writes, model),
      Self.isCheap(set.values, new, model), Self.isTracked(source, model)
    else { return nil }
    (state, self.value) = (property, value)
    typeName = property.typeAnnotation?.text ?? property.initialValue.flatMap(Self.type(ofLiteral:))
    handlers = [change] + (appear.map { [$0] } ?? [])
  }

  /// The assignment that is the only statement of a closure.
  private static func assignment(in closure: ClosureExprSyntax) -> (target: Node, values: [Node])? {
    guard closure.items.count == 1, closure.items[0].kind == .sequenceExpr,
      let operands = closure.items[0].children.first.map({ Array($0.children) }), operands.count > 2,
      operands[1].kind == .assignmentExpr
    else { return nil }
    return (operands[0], Array(operands[2...]))
  }

  /// Whether code other than the handlers changes the state: `isOpen.toggle()`, `flip(&isOpen)`.
  private static func isChanged(
    _ state: Declaration, outside handlers: [Node], _ model: SwiftUIModel
  ) -> Bool {
    guard let type = model.index.type(of: state.id) else { return true }
    let parts = model.index[type].declarations + model.index[type].extensions
    return parts.flatMap { model.changes(in: model.index[$0].node) }.contains { change in
      change.declaration == state.id && !handlers.contains { $0.contains(change.target) }
    }
  }

  private static func state(_ target: Node, _ model: SwiftUIModel) -> Declaration? {
    let found = model.index.declarations(
      referencedBy: MemberAccessExprSyntax(target)?.declName?.node ?? target)
    guard found.count == 1, model.index[found[0]].attribute("State") != nil else { return nil }
    return model.index[found[0]]
  }

  /// The name of the changed value; nil if the old one may be used.
  private static func newName(_ closure: ClosureExprSyntax) -> String? {
    guard let names = closure.parameterNames else {
      let text = closure.node.text
      return text.contains("$1") ? text.contains("$0") ? nil : "$1" : "$0"
    }
    return names.count == 2 && names[0].kind != .wildcard ? nil : names.last?.name
  }

  private static func type(ofLiteral value: Node) -> String? {
    switch value.kind {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .stringLiteralExpr, .simpleStringLiteralExpr: "String"
    default: nil
    }
  }

  /// The source text of values, with the value itself in place of the name of the changed value.
  private static func text(of values: [Node], replacing name: String, with source: String) -> String {
    guard let first = values.first, let last = values.last else { return "" }
    var text = ""
    var end = first.range.lowerBound
    let tree = first.tree
    for node in values.flatMap(\.subtree) where node.kind == .declReferenceExpr && node.text == name {
      guard MemberAccessExprSyntax(node.parent)?.declName?.node != node else { continue }
      text += tree.source.string(in: end..<node.range.lowerBound) + source
      end = node.range.upperBound
    }
    return text + tree.source.string(in: end..<last.range.upperBound)
  }

  /// Whether values only consist of members, comparisons and arithmetic.
  private static func isCheap(_ values: [Node], _ new: String, _ model: SwiftUIModel) -> Bool {
    !values.flatMap(\.subtree).contains { part in
      switch part.kind {
      case .functionCallExpr, .closureExpr, .subscriptCallExpr, .awaitExpr, .tryExpr, .macroExpansionExpr:
        true
      case .declReferenceExpr where MemberAccessExprSyntax(part.parent)?.declName?.node != part:
        part.text != new && !isOwn(part, model)
      default: false
      }
    }
  }

  private static func isOwn(_ name: Node, _ model: SwiftUIModel) -> Bool {
    if case .members(let found, _) = model.index.lookUp(name) {
      return found.count == 1 && model.index[found[0]].isStored
    }
    return name.text == "self"
  }

  /// Whether the view is evaluated when a value changes: it is one of its own properties, or a member of one.
  private static func isTracked(_ source: Node, _ model: SwiftUIModel) -> Bool {
    guard source.subtree.allSatisfy({ $0.kind != .functionCallExpr && $0.kind != .subscriptCallExpr }) else {
      return false
    }
    return isOwn(ConstantExpressions.root(of: source), model)
  }
}
