import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Makes containers store the view that they show, and not the closure that makes it.
///
/// ## What it does
///
/// Finds views that keep `content: () -> Content` and call it once in their body. They store `content:
/// Content` instead, and the closure is called as the container is made.
///
/// ## Why
///
/// Closures never compare equal. A container that stores one is evaluated each time the view around it is,
/// though nothing in it has changed (Apple's guidance on SwiftUI: containers take `@ViewBuilder let content:
/// Content`).
///
/// ## Example
///
/// ```swift
/// struct Card<Content: View>: View {
///     @ViewBuilder let content: () -> Content
///
///     var body: some View { content().padding() }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// struct Card<Content: View>: View {
///     @ViewBuilder let content: Content
///
///     var body: some View { content.padding() }
/// }
/// ```
///
/// ## Fix safety
///
/// Never safe: the content is built with the view around the container, also where the container isn't
/// evaluated.
///
/// ## Not changed when
///
/// - the closure has parameters, or is used more than once, under a condition, in rows, or in what is shown
///   later
/// - something else reads the property, or a caller gives anything but a closure
/// - there are several initializers, or the property is public
struct StoredContentClosure: Codemod {
  static let stored = Rule(
    "CC201", .unsafe, "The content is built with the view around the container.",
    remedy:
      "Check that building the content costs little where the container doesn't show it. Then allow CC201.")

  static let metadata = CodemodMetadata(
    id: "stored-content-closure", summary: "Containers store their content, not a closure that makes it.",
    category: .state, words: ["ViewBuilder"], targets: [.nodes([.variableDecl])], rules: [stored])

  /// A stored closure, and the change that stores the view instead.
  struct Content: Sendable {
    let name: String
    let view: String
    let edits: [TextEdit]
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Content>] {
    guard let property = file.index.declaration(at: node), property.isStored, !property.isStatic,
      property.initialValue == nil, let name = property.name, let written = property.typeAnnotation,
      let result = Self.result(of: written), let type = file.index.type(of: property.id),
      file.model.kind(of: type) == .view, !file.index[type].isSplit, file.model.isLookedAt(node),
      file.index.access(of: property.id) < .public,
      case .parameter? = file.index.resolve(result) as TypeResolution?,
      let call = onlyCall(of: property, in: type, file), areAllGivenClosures(name, type, file)
    else { return [] }
    var edits = [
      TextEdit(written.range, with: result.text),
      TextEdit(call.range, with: call.children.first.map(\.text) ?? name),
    ]
    let initializers = file.index.ownMembers(named: "init", of: type)
    if initializers.isEmpty {
      guard property.attribute("ViewBuilder") != nil else { return [] }
    } else {
      guard initializers.count == 1, property.attributes.isEmpty,
        let own = initializerEdits(initializers[0], name, file)
      else { return [] }
      edits += own
    }
    guard edits.allSatisfy({ node.tree === file.tree && $0.range.upperBound <= file.tree.source.bytes.count })
    else {
      return []
    }
    return [
      Match(
        Self.stored, at: property.nameToken?.range ?? node.range,
        Content(name: name, view: file.index[type].name, edits: edits))
    ]
  }

  /// `Content` in `() -> Content`.
  private static func result(of type: Node) -> Node? {
    guard let function = FunctionTypeSyntax(type), function.parameters?.children.first == nil,
      function.effectSpecifiers == nil
    else { return nil }
    return function.returnClause?.type
  }

  /// The only call of the closure in the body of the view, which runs at each evaluation; nil if there is
  /// another use.
  private func onlyCall(of property: Declaration, in type: TypeID, _ file: FileContext) -> Node? {
    let uses = file.model.uses(of: property)
    let reads = uses.filter { Assignment(target: $0.expression) == nil }
    guard let use = reads.only, reads.count + 1 >= uses.count, let call = use.expression.callAsCallee,
      call.argumentValues.isEmpty, call.trailingClosures.isEmpty, call.node.tree === file.tree,
      let evaluation = file.model.timing(of: call.node).evaluation, evaluation.view == type,
      !evaluation.isDeferred, !evaluation.inRow, evaluation.through.isEmpty,
      let body = file.index.ownMembers(named: "body", of: type).only?.getterStatements,
      body.contains(call.node),
      file.model.isUnconditional(call.node, in: body)
    else { return nil }
    return call.node
  }

  /// Whether each call of the type in the project passes a closure for a property.
  private func areAllGivenClosures(_ name: String, _ type: TypeID, _ file: FileContext) -> Bool {
    let references = file.index.references(to: type)
    guard references.possible.isEmpty else { return false }
    return references.all.allSatisfy { use in
      guard let call = use.expression.callAsCallee else { return use.namesType }
      if let value = call.labeledArguments.first(where: { $0.label?.name == name })?.expression {
        return value.kind == .closureExpr
      }
      return !call.trailingClosures.isEmpty
    }
  }

  /// The edits of an initializer that stores its parameter.
  private func initializerEdits(_ initializer: Declaration, _ name: String, _ file: FileContext)
    -> [TextEdit]?
  {
    guard let body = initializer.body?.node, initializer.node.tree === file.tree,
      let parameter = initializer.parameters.first(where: { $0.name?.name == name }),
      let type = parameter.type,
      type.text.hasPrefix("@escaping "), parameter.defaultValue == nil,
      case let uses = file.index.uses(of: name, in: body).filter({ $0.role == .reference }),
      let use = uses.only,
      let list = use.node.parent, list.kind == .exprList, case let operands = Array(list.children),
      operands.count == 3, operands[0].text == "self." + name, operands[1].kind == .assignmentExpr,
      operands[2] == use.node
    else { return nil }
    let start = type.range.lowerBound
    return [
      TextEdit(start..<(start + "@escaping ".utf8.count), with: ""),
      .inserting("()", at: use.node.range.upperBound),
    ]
  }

  func message(for match: Match<Content>, in file: FileContext) -> String {
    "'\(match.state.view)' stores the closure '\(match.state.name)', which never compares equal, and so runs whenever the "
      + "view around it does: store the view that it makes"
  }

  func fix(_ match: Match<Content>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup(match.state.edits, in: file.number)
  }
}
