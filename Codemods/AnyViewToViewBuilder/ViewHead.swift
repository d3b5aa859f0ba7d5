import CodemodKit
import ProjectIndex
import SwiftCST

/// Names the view that an expression begins with, by its type where the project shows that: branches with the
/// same one may be of one type, which `AnyView` keeps the state of.
struct ViewHead {
  let index: ProjectIndex
  let erasures: ErasureReader

  /// The name: `Text` of `Text("a").bold()`, and of `title` where that is a property of type `Text`.
  func name(of operand: Node, depth: Int = 0) -> String {
    let reference = Self.reference(of: operand)
    guard depth < 4, reference.kind == .declReferenceExpr else { return reference.text }
    return type(of: reference, depth: depth) ?? reference.text
  }

  /// The leftmost name of a view as it is written, that of the member after `self.`.
  static func written(of operand: Node) -> String { reference(of: operand).text }

  private static func reference(of operand: Node) -> Node {
    var expression = operand
    while expression.kind == .tryExpr || expression.kind == .awaitExpr,
      let inner = expression.children.last
    {
      expression = inner
    }
    let root = ConstantExpressions.root(of: expression)
    guard root.text == "self" else { return root }
    return MemberAccessExprSyntax(root.parent)?.declName?.node ?? root
  }

  private func type(of reference: Node, depth: Int) -> String? {
    if MemberAccessExprSyntax(reference.parent)?.declName?.node != reference,
      case .local(let binding) = index.lookUp(reference)
    {
      if let type = binding.writtenType { return concrete(type) }
      return binding.value.map { name(of: $0, depth: depth + 1) }
    }
    let found = CallLabels.fitting(index.declarations(referencedBy: reference), at: reference, index)
    guard found.count == 1 else { return nil }
    let declaration = index[found[0]]
    guard declaration.kind == .variable || declaration.kind == .function else { return nil }
    guard let type = declaration.resultType else {
      return declaration.initialValue.map { name(of: $0, depth: depth + 1) }
    }
    return concrete(type) ?? content(of: declaration).map { name(of: $0, depth: depth + 1) }
  }

  /// The name of a type, unless it hides another.
  private func concrete(_ type: Node) -> String? {
    let shape = TypeShape(type)
    guard !shape.isOpaqueOrExistential, !erasures.isAnyViewType(shape.core),
      shape.core.kind == .identifierType || shape.core.kind == .memberType
    else { return nil }
    return MemberTypeSyntax(shape.core)?.name?.name ?? IdentifierTypeSyntax(shape.core)?.name?.name
  }

  /// The one expression that a body consists of, without its erasure.
  private func content(of declaration: Declaration) -> Node? {
    let items = declaration.statements?.children.map { $0 } ?? []
    guard items.count == 1, let item = CodeBlockItemSyntax(items[0])?.item?.unwrappedStatement else {
      return nil
    }
    let value = ReturnStmtSyntax(item)?.expression ?? item
    switch value.kind {
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr:
      return erasures.erasure(value, expected: true)?.operand ?? value
    default: return nil
    }
  }
}
