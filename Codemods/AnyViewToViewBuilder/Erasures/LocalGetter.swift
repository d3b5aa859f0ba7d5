import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// A computed local variable of a body that is declared as AnyView.
struct LocalGetter {
  private let variable: VariableDeclSyntax
  private let pattern: Node
  private let type: Node
  private let accessors: AccessorBlockSyntax?
  private let file: FileContext
  private var index: ProjectIndex { file.index }

  init(
    _ variable: VariableDeclSyntax, _ pattern: Node, _ type: Node, _ accessors: AccessorBlockSyntax?,
    _ file: FileContext
  ) {
    self.variable = variable
    self.pattern = pattern
    self.type = type
    self.accessors = accessors
    self.file = file
  }

  /// Its conversion.
  func conversion(_ reader: BodyReader) throws(Obstacle) -> Conversion {
    guard let statements else {
      throw Obstacle(AnyViewRules.setter, "a local variable with other accessors than a getter")
    }
    try checkScope()
    try checkUses(statements)
    guard let plan = try reader.plan(for: statements, isBuilder: hasBuilder) else {
      throw reader.notErased(statements)
    }
    let header = OpaqueHeader(index: index, declaration: variable.node, type: type)
    let ofHeader = header.edits(addsBuilder: plan.needsBuilder && !hasBuilder, reader.layout)
    let edits = plan.edits + (ErasureReader.isOpaque(type) ? ofHeader.filter(\.isInsertion) : ofHeader)
    return Conversion(
      name: pattern.text, plan: plan, effects: plan.effects,
      edits: FileEdit.all(edits, in: file.number))
  }

  /// The statements of the getter, if there is no other accessor.
  var statements: Node? {
    guard let list = accessors?.accessors else { return nil }
    if list.kind == .codeBlockItemList { return list }
    guard let getter = AccessorDeclSyntax(list.children.only), getter.accessorSpecifier?.kind == .get
    else {
      return nil
    }
    return getter.body?.statements
  }

  private var hasBuilder: Bool {
    (variable.attributes.map(Attribute.all) ?? []).contains { $0.name == "ViewBuilder" }
  }

  /// In a builder the type of a local variable can't be opaque. So the surrounding code must not be, nor
  /// become, a builder: it ends in its only `return`.
  private func checkScope() throws(Obstacle) {
    let scope = ViewBuilderContext.scope(of: variable.node)
    let returns = scope.map(ViewBuilderContext.returns) ?? []
    let list = variable.node.parent?.parent
    guard returns.count == 1, let value = returns[0].expression, UnfoldedTernary(value) == nil,
      let last = list?.children.last, CodeBlockItemSyntax(last)?.item == returns[0].node
    else {
      throw Obstacle(
        AnyViewRules.stored,
        "variable of type AnyView ('\(pattern.text)'): among the statements of a builder it can't be opaque")
    }
  }

  private func checkUses(_ statements: Node) throws(Obstacle) {
    guard let name = IdentifierPatternSyntax(pattern)?.identifier,
      let scope = ViewBuilderContext.scope(of: variable.node),
      let binding = pattern.parent
    else { throw .callerNeedsAnyView("the uses can't be followed") }
    let contexts = UseContext(index)
    for use in index.uses(of: name.name, in: scope) where use.role == .reference {
      guard case .local(let found) = index.lookUp(use.node), found.node == binding else { continue }
      if statements.contains(use.node) { throw .recursion }
      for demand in contexts.demands(onValue: use.node, nil) where demand != .anyView {
        let kind = if case .erased(let kind, _, _) = demand { kind } else { "result of a declaration" }
        throw .callerNeedsAnyView("\(file.file.shortPlace(of: use.token.range.lowerBound)) (\(kind))")
      }
    }
  }
}
