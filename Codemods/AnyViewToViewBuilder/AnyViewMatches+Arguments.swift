import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// `.background(AnyView(Card()))`: a parameter that takes any view takes the view itself.
extension AnyViewMatches {
  mutating func lookAtArgument(_ argument: LabeledExprSyntax) {
    guard let value = argument.expression, let erasure = erasures.erasure(value, expected: false),
      erasure.operand.kind != .closureExpr,
      let call = FunctionCallExprSyntax(argument.node.parent?.parent), let callee = call.calledExpression,
      case let name = GenericViewParameters.name(of: callee), Self.names.contains(name),
      GenericViewParameters.contains(name, argument.label?.name), index.declarations(named: name).isEmpty,
      !mayBeStyle(erasure.operand, of: call), isShown(call.node)
    else { return }
    do throws(Obstacle) {
      if isRecursive(erasure.node) { throw .recursion }
      let plan = try reader.strip(erasure)
      report(
        [AnyViewRules.convert], at: erasure.node.range, .child(ViewHead.written(of: erasure.operand)),
        FileEdit.all(plan.edits, in: file.number))
    } catch {
      report(error, at: erasure.node.range)
    }
  }

  /// Modifiers and views whose type is not spelled out in source.
  private static let names: Set = [
    "background", "overlay", "mask", "listRowBackground", "NavigationLink", "Section", "navigationBarItems",
  ]

  /// `background` and `overlay` also take a style, and a color is both: as a style it ignores safe areas.
  private func mayBeStyle(_ operand: Node, of call: FunctionCallExprSyntax) -> Bool {
    let takesView = call.labeledArguments.contains { $0.label?.name == "alignment" }
    let name = call.calledExpression.map(GenericViewParameters.name(of:)) ?? ""
    guard !takesView, ["background", "overlay"].contains(name) else { return false }
    guard let callee = FunctionCallExprSyntax(operand)?.calledExpression,
      case .metatype(let type) = index.typeOfExpression(callee)
    else { return true }
    switch type {
    case .known(let type): return index.conformance(of: type, toForeign: "View") == nil
    case .foreign(let name): return !Self.plainViews.contains(name)
    default: return true
    }
  }

  /// SwiftUI views that are neither styles nor shapes.
  private static let plainViews: Set = [
    "Text", "Image", "VStack", "HStack", "ZStack", "Group", "Button", "Label", "EmptyView", "GeometryReader",
    "ProgressView", "Divider",
  ]

  /// Whether a call is a statement of a builder or an opaque result, with or without modifiers: no other code
  /// depends on its type.
  private func isShown(_ call: Node) -> Bool {
    var node = call
    while let parent = node.parent {
      if let outer = FunctionCallExprSyntax(parent), outer.calledExpression == node {
        node = parent
      } else if let access = MemberAccessExprSyntax(parent), access.base == node {
        node = parent
      } else {
        if isOpaqueResult(node) { return contexts.demands(onValue: node, nil).allSatisfy { $0 == .anyView } }
        guard parent.kind == .codeBlockItem, let scope = ViewBuilderContext.scope(ofStatement: parent) else {
          return false
        }
        return builders.isBuilder(scope) && ClosureExprSyntax(scope)?.signature?.returnClause == nil
          && contexts.demands(onResultOf: scope).allSatisfy { $0 == .anyView }
      }
    }
    return false
  }

  /// Whether a value is the only result of a function or property whose type is opaque.
  private func isOpaqueResult(_ value: Node) -> Bool {
    guard let scope = ViewBuilderContext.scope(of: value), scope.kind != .closureExpr,
      !builders.isBuilder(scope), value.parent?.kind == .returnStmt || value.parent?.kind == .codeBlockItem,
      let type = builders.declaration(of: scope)?.resultType
    else { return false }
    return ErasureReader.isOpaque(type)
  }
}
