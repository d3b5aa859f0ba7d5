import ProjectIndex
import SwiftCST
import SwiftUIModel

/// `child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }`: an object that announces
/// the changes of another one, or of all in a collection. With Observation views read these themselves.
struct ForwardedChanges: Sendable {
  struct Forwarding: Sendable {
    /// The name of the inner object's publisher.
    let source: Use
    /// The type of the inner object, and that of the forwarding one.
    let (child, parent): (TypeID, TypeID)
    /// The whole statement.
    let statement: Node

    /// The observers of a property, if they do nothing but subscribe again to what it holds.
    func observers(in index: ProjectIndex) -> Node? {
      guard let list = statement.parent, let accessor = AccessorDeclSyntax(list.parent?.parent),
        let property = index.enclosingDeclaration(of: accessor.node), let name = property.name,
        property.accessorDeclarations.count == 1, let block = property.binding?.accessorBlock?.node,
        !TextSpans.hasComment(between: block.firstToken, block.lastToken),
        index.uses(of: "$" + name).isEmpty
      else { return nil }
      let isOnly = list.children.allSatisfy { item in item == statement || clears(item, index) }
      return isOnly ? block : nil
    }

    /// `subscriptions.removeAll()`, if only the statement adds something there.
    private func clears(_ item: Node, _ index: ProjectIndex) -> Bool {
      guard let call = FunctionCallExprSyntax(CodeBlockItemSyntax(item)?.item),
        let access = MemberAccessExprSyntax(call.calledExpression),
        access.declName?.baseName?.name == "removeAll",
        let name = DeclReferenceExprSyntax(access.base)?.baseName?.name
      else { return false }
      let others = index.uses(of: name, inside: [parent]).filter { use in
        use.role != .declaration && !item.contains(use.node) && !statement.contains(use.node)
      }
      return others.isEmpty
    }
  }

  let all: [Forwarding]

  init(_ index: ProjectIndex) {
    let model = SwiftUIModel(index)
    all = index.uses(of: "objectWillChange").compactMap { Self.forwarding(at: $0, model) }
  }

  /// The forwarding whose statement contains a name.
  func forwarding(around use: Use) -> Forwarding? {
    all.first { $0.statement.tree === use.node.tree && $0.statement.contains(use.node) }
  }

  private static func forwarding(at use: Use, _ model: SwiftUIModel) -> Forwarding? {
    guard case .member(let base?) = use.role, let parent = model.index.enclosingType(of: use.node),
      let child = model.valueType(of: base)?.known,
      let call = sink(on: use.expression) ?? publisherOfElements(use.expression).flatMap(sink),
      forwards(call),
      let statement = call.node.ancestors.first(where: { $0.kind == .codeBlockItem }),
      isWhole(statement, around: call.node),
      !TextSpans.hasComment(between: statement.firstToken, statement.lastToken)
    else { return nil }
    return Forwarding(source: use, child: child, parent: parent, statement: statement)
  }

  /// The `sink` on a publisher, with or without `receive(on:)` in between.
  private static func sink(on publisher: Node) -> FunctionCallExprSyntax? {
    guard let access = MemberAccessExprSyntax(publisher.parent), access.base == publisher,
      let call = FunctionCallExprSyntax(access.node.parent), call.calledExpression == access.node
    else { return nil }
    switch access.declName?.baseName?.name {
    case "receive": return sink(on: call.node)
    case "sink": return call
    default: return nil
    }
  }

  /// The publisher of all elements' changes, of which a closure gives one:
  /// `items.publisher.flatMap { $0.objectWillChange }`, `Publishers.MergeMany(items.map { … })`.
  private static func publisherOfElements(_ publisher: Node) -> Node? {
    guard let closure = publisher.ancestors.first(where: { $0.kind == .closureExpr }),
      ClosureExprSyntax(closure)?.statements?.tokenIndices == publisher.tokenIndices,
      let call = ClosureArgument(closure)?.call,
      let access = MemberAccessExprSyntax(call.calledExpression), let name = access.declName?.baseName?.name
    else { return nil }
    if name == "flatMap", MemberAccessExprSyntax(access.base)?.declName?.baseName?.name == "publisher" {
      return call.node
    }
    guard name == "map", let list = LabeledExprSyntax(call.node.parent)?.node.parent,
      let merging = FunctionCallExprSyntax(list.parent),
      merging.calledExpression?.text.hasSuffix("MergeMany") == true
    else { return nil }
    return merging.node
  }

  /// Whether the action of a `sink` only sends.
  private static func forwards(_ sink: FunctionCallExprSyntax) -> Bool {
    if let closure = sink.trailingClosure {
      return sink.arguments?.children.first == nil && sendsOnly(closure)
    }
    guard let argument = LabeledExprSyntax(sink.arguments?.children.only),
      argument.label?.name == "receiveValue"
    else { return false }
    let text = argument.expression?.text ?? ""
    return ["objectWillChange.send", "self.objectWillChange.send"].contains(text)
  }

  private static func sendsOnly(_ closure: ClosureExprSyntax) -> Bool {
    let sends = ["self?.objectWillChange.send()", "self.objectWillChange.send()", "objectWillChange.send()"]
    return closure.statements.map { sends.contains($0.text) } ?? false
  }

  /// Whether a statement only subscribes and stores the subscription.
  private static func isWhole(_ statement: Node, around call: Node) -> Bool {
    let expression = call.ancestors.prefix { $0 != statement }.filter { $0.kind != .exprList }
    return expression.allSatisfy { node in
      switch node.kind {
      case .memberAccessExpr: MemberAccessExprSyntax(node)?.declName?.baseName?.name == "store"
      case .functionCallExpr, .optionalChainingExpr: true
      case .sequenceExpr: keepsSubscription(node, call)
      default: false
      }
    }
  }

  /// `token = …`
  private static func keepsSubscription(_ sequence: Node, _ call: Node) -> Bool {
    let operands = Array(sequence.children.first { $0.kind == .exprList }?.children ?? sequence.children)
    guard let target = operands.first, operands.count == 3, operands[2].contains(call) else { return false }
    return Assignment(target: target)?.isPlain == true
  }
}
