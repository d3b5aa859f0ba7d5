import ProjectIndex
import SwiftCST

/// A variable that a statement of a body declares by itself.
struct FormatterVariable: Hashable {
  /// The `patternBinding`.
  let binding: Node
  /// The name.
  let name: Token
  /// The statement: a `codeBlockItem`.
  let item: Node
  /// The statements around it: a `codeBlockItemList`.
  let list: Node

  /// The variable of a `patternBinding`, or nil where it shares its statement with others, or is no simple
  /// name.
  init?(_ binding: Node) {
    guard let view = PatternBindingSyntax(binding), view.accessorBlock == nil,
      let name = IdentifierPatternSyntax(view.pattern)?.identifier, let bindings = binding.parent,
      bindings.tokenIndices == binding.tokenIndices, let variable = VariableDeclSyntax(bindings.parent),
      variable.attributes == nil, variable.modifiers == nil,
      let item = variable.node.parent, item.kind == .codeBlockItem, let list = item.parent
    else { return nil }
    self.binding = binding
    self.name = name
    self.item = item
    self.list = list
  }

  /// Whether some builds only declare it: code outside the clause of `#if` may use it, too.
  var isInClause: Bool { list.parent?.kind == .ifConfigClause }

  /// Whether it can be assigned to again.
  var isMutable: Bool { VariableDeclSyntax(binding.parent?.parent)?.bindingSpecifier?.kind == .var }

  /// The type that is written for it.
  var writtenType: Node? { PatternBindingSyntax(binding)?.typeAnnotation?.type }

  /// The initial value.
  var value: Node? { PatternBindingSyntax(binding)?.initializer?.value }

  /// The places after its declaration where its name may stand for it.
  func mentions(_ index: ProjectIndex) -> [Use] {
    index.uses(of: name.name, in: list).filter { $0.token.index > name.index && isMeant(by: $0, index) }
  }

  private func isMeant(by use: Use, _ index: ProjectIndex) -> Bool {
    switch use.role {
    case .reference:
      return isMeant(index.lookUp(use.node))
    case .declaration:
      // `[f]` and `if let f` mean what the name stands for outside.
      guard let scope = Self.shorthandScope(of: use.node) else { return false }
      return isMeant(index.lookUp(name.name, at: scope))
    default:
      return false
    }
  }

  /// The node at which to look for what a name stands for that declares another of the same name.
  private static func shorthandScope(of node: Node) -> Node? {
    if let capture = ClosureCaptureSyntax(node) {
      return capture.initializer == nil ? node.ancestors.first { $0.kind == .closureExpr } : nil
    }
    let condition = OptionalBindingConditionSyntax(node.parent)
    return condition?.initializer == nil ? condition?.node : nil
  }

  private func isMeant(_ resolution: NameResolution) -> Bool {
    if case .local(let found) = resolution { found.node == binding } else { false }
  }
}
