import ProjectIndex
import SwiftCST

/// A variable that is the only one in its declaration statement.
struct FormatterVariable: Hashable {
  /// The `patternBinding`.
  let binding: Node
  /// The name.
  let name: Token
  /// The statement: a `codeBlockItem`.
  let item: Node
  /// The enclosing statements: a `codeBlockItemList`.
  let list: Node

  /// The variable of a `patternBinding`; nil if it shares its statement with others, or is not a simple name.
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

  /// Whether it is only declared in some builds: code outside of the `#if` clause may also use it.
  var isInClause: Bool { list.parent?.kind == .ifConfigClause }

  /// Whether it can be assigned to again.
  var isMutable: Bool { VariableDeclSyntax(binding.parent?.parent)?.bindingSpecifier?.kind == .var }

  /// Its declared type.
  var writtenType: Node? { PatternBindingSyntax(binding)?.typeAnnotation?.type }

  /// The initial value.
  var value: Node? { PatternBindingSyntax(binding)?.initializer?.value }

  /// The places after its declaration where its name may refer to it.
  func mentions(_ index: ProjectIndex) -> [Use] {
    index.uses(of: name.name, in: list).filter { use in
      use.token.index > name.index && use.role == .reference && isMeant(index.lookUp(use.node))
    }
  }

  private func isMeant(_ resolution: NameResolution) -> Bool {
    if case .local(let found) = resolution { found.node == binding } else { false }
  }
}
