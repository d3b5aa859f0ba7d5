import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A result builder other than SwiftUI's view builder: it may do anything with the statements, and may
/// require AnyViews.
struct OtherBuilder {
  let name: String
  private let isOwn: Bool
  private let context: UseContext

  private var index: ProjectIndex { context.index }

  /// The builder of a function-like node, or nil if it has none or it is unknown.
  init?(_ scope: Node, _ context: UseContext) {
    self.context = context
    guard case .builder(let name, let isOwn) = Self.builder(of: scope, context),
      ViewBuilderContext.returns(in: scope).isEmpty
    else { return nil }
    self.name = name
    self.isOwn = isOwn
  }

  private static func builder(of scope: Node, _ context: UseContext) -> BuilderFact? {
    if scope.kind == .closureExpr { return context.index.builder(ofClosure: scope) }
    if let variable = context.builders.localVariable(of: scope) {
      return VariableDeclSyntax(variable.node.parent?.parent)?.attributes
        .flatMap { context.index.writtenBuilder(Attribute.all(in: $0)) }
    }
    return context.builders.declaration(of: scope).map { context.index.builder(of: $0.id) }
  }

  /// Whether a statement can have any type: if every expression is converted first, or in a container whose
  /// type is not spelled out.
  func takes(_ value: Node, isInside: Bool) -> Bool {
    if isInside, !isOwn || !HandedContainer(context: context, container: value).isOwn { return true }
    let expressions = index.declarations(named: name).compactMap { index.declaredType($0.id) }
      .flatMap { index.members(named: "buildExpression", of: $0) }
    let isForAnyView = expressions.contains { expression in
      expression.parameters.compactMap(\.type).contains(where: context.erasures.mentionsAnyView)
    }
    return !isForAnyView && expressions.contains(where: endsType)
  }

  /// Whether an expression of any type is converted to a result whose type doesn't depend on it.
  private func endsType(_ expression: Declaration) -> Bool {
    guard let type = expression.parameters.first?.type, let result = expression.resultType else {
      return false
    }
    if ErasureReader.isOpaque(type) { return true }
    guard case .parameter(let generic) = index.resolve(type), expression.node.contains(generic) else {
      return false
    }
    return !result.subtree.contains { $0.kind == .identifierType && index.resolve($0) == .parameter(generic) }
  }
}
