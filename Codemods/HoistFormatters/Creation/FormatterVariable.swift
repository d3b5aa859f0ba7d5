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
    index.uses(of: name.name, in: list).filter { use in
      use.token.index > name.index && use.role == .reference && isMeant(index.lookUp(use.node))
    }
  }

  private func isMeant(_ resolution: NameResolution) -> Bool {
    if case .local(let found) = resolution { found.node == binding } else { false }
  }
}
