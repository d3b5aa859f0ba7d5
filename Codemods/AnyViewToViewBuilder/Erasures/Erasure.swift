import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// An expression that wraps a view in an `AnyView`: `AnyView(x)`, `.init(x)`, `x.eraseToAnyView()`.
struct Erasure: Hashable, Sendable {
  /// The whole expression.
  let node: Node

  /// The wrapped view.
  let operand: Node

  /// Whether the operand comes first (`x.eraseToAnyView()`).
  let isSuffix: Bool
}

/// Recognizes erasures, using the project's declarations.
struct ErasureReader {
  let index: ProjectIndex

  /// Common names of erasing helpers.
  private static let usualNames: Set<String> = [
    "eraseToAnyView", "asAnyView", "anyView", "toAnyView", "erased",
  ]

  /// The erasure that an expression is. `.init(x)` is one only if an `AnyView` is `expected`.
  func erasure(_ expression: Node, expected: Bool) -> Erasure? {
    let call = FunctionCallExprSyntax(expression)
    let found =
      call.flatMap { wrapping($0, expected) } ?? helper(call?.calledExpression ?? expression, in: expression)
    return found.flatMap { hasOddComments($0) ? nil : $0 }
  }

  /// Whether there is a comment in the removed source, except right next to the operand, where it is kept.
  private func hasOddComments(_ erasure: Erasure) -> Bool {
    let (whole, operand) = (erasure.node.tokenIndices, erasure.operand.tokenIndices)
    let beside = operand.lowerBound...operand.upperBound
    return whole.dropFirst().contains { token in
      !beside.contains(token) && erasure.node.tree.tokens.flags[token].contains(.hasCommentBefore)
    }
  }

  private func wrapping(_ call: FunctionCallExprSyntax, _ expected: Bool) -> Erasure? {
    guard let callee = call.calledExpression, call.trailingClosure == nil, isAnyView(callee, expected),
      let only = LabeledExprSyntax(call.arguments?.children.only), let operand = only.expression,
      only.label == nil || only.label?.name == "erasing"
    else { return nil }
    return Erasure(node: call.node, operand: operand, isSuffix: false)
  }

  /// `AnyView`, `SwiftUI.AnyView`, `AnyView.init` or, if expected, `.init`.
  private func isAnyView(_ callee: Node, _ expected: Bool) -> Bool {
    if let access = MemberAccessExprSyntax(callee), access.declName?.baseName?.text == "init" {
      guard let base = access.base else { return expected }
      return isAnyView(base, false)
    }
    if let access = MemberAccessExprSyntax(callee) {
      return access.declName?.baseName?.text == "AnyView" && access.base?.text == "SwiftUI"
    }
    guard DeclReferenceExprSyntax(callee)?.baseName?.text == "AnyView" else { return false }
    return index.declarations(named: "AnyView").allSatisfy { $0.kind == .extension }
  }

  private func helper(_ callee: Node?, in expression: Node) -> Erasure? {
    guard let access = MemberAccessExprSyntax(callee), let base = access.base,
      let name = access.declName?.baseName?.name
    else { return nil }
    let call = FunctionCallExprSyntax(expression)
    guard call?.arguments?.children.first == nil, call?.trailingClosure == nil else { return nil }
    let helpers = self.helpers(named: name)
    guard !helpers.isEmpty, helpers.allSatisfy({ ($0.kind == .function) == (call != nil) }) else {
      return nil
    }
    return Erasure(node: expression, operand: base, isSuffix: true)
  }

  /// The members of extensions of `View` that only erase `self`; none if a member of this name does something
  /// else.
  private func helpers(named name: String) -> [Declaration] {
    let members = index.members(named: name, ofForeign: "View")
    return members.allSatisfy(isHelper) ? members : []
  }

  /// Whether a declaration is such a helper.
  func isHelper(_ declaration: Declaration) -> Bool {
    guard let parent = declaration.parent, index[parent].kind == .extension,
      declaration.parameters.isEmpty, let type = declaration.resultType, isAnyViewType(type),
      let statements = declaration.kind == .function
        ? declaration.body?.statements : declaration.getterStatements
    else { return false }
    guard let item = CodeBlockItemSyntax(statements.children.only)?.item else { return false }
    let value = ReturnStmtSyntax(item)?.expression ?? item
    guard let call = FunctionCallExprSyntax(value) else { return false }
    return wrapping(call, true)?.operand.text == "self"
  }

  /// The common name of a helper that an expression calls but the project doesn't declare.
  func missingHelper(_ expression: Node) -> String? {
    let callee = FunctionCallExprSyntax(expression)?.calledExpression ?? expression
    guard let access = MemberAccessExprSyntax(callee), access.base != nil,
      let name = access.declName?.baseName?.name, Self.usualNames.contains(name), helpers(named: name).isEmpty
    else { return nil }
    return name
  }

  /// Whether a type in the source is exactly SwiftUI's `AnyView`.
  func isAnyViewType(_ type: Node) -> Bool {
    if let view = IdentifierTypeSyntax(type) {
      return view.name?.text == "AnyView" && view.moduleSelector == nil
        && index.resolve(type) == .foreign("AnyView")
    }
    guard let view = MemberTypeSyntax(type), view.name?.text == "AnyView" else { return false }
    return view.baseType?.text == "SwiftUI"
  }

  /// The protocol that the project makes AnyView conform to.
  var ownConformance: String? {
    index.extensions(ofForeign: "AnyView").lazy.flatMap(\.inheritedTypes).first?.text
  }

  /// Whether a type in the source is `some View`, or any other `some` type.
  static func isOpaque(_ type: Node) -> Bool {
    SomeOrAnyTypeSyntax(type)?.someOrAnySpecifier?.kind == .some
  }
}
