package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The code of a view with a list that all runs at each frame of a scroll: the view keeps the position, as it is
  /// measured, in state which its body code reads. Nil for any other property.
  package func codeRun(byScrolling property: Declaration) -> [Node]? {
    guard let view = index.type(of: property.id), kind(of: view) == .view, !index[view].isSplit,
      property.attribute("State") != nil, isPosition(property), let uses = ownUses(of: property),
      uses.contains(where: isSetByScrolling),
      uses.contains(where: { use in
        !use.token.text.hasPrefix("$") && Assignment(target: use.expression) == nil
          && timing(of: use.node).isBodyCode && !isOfTrigger(use.node)
      })
    else { return nil }
    let code = builderMembers(of: view).flatMap(BodyReach.code)
    return code.contains(where: holdsRows) ? code : nil
  }

  /// Whether a property holds a number, a point or a frame, and no measure.
  private func isPosition(_ property: Declaration) -> Bool {
    let isNumber =
      property.typeAnnotation.map { ["CGFloat", "CGPoint", "CGRect", "Double"].contains($0.text) }
      ?? (property.initialValue?.kind == .floatLiteralExpr)
    return isNumber && !isMeasure(property)
  }

  /// Whether a use is an assignment, on no condition, in a handler that runs while a view scrolls.
  private func isSetByScrolling(_ use: Use) -> Bool {
    guard let value = Assignment(target: use.expression)?.value, !isRounded(value),
      let closure = use.node.enclosing({ $0 == .closureExpr }),
      ClosureExprSyntax(closure)?.items.contains(where: { $0.contains(use.node) && $0.kind == .sequenceExpr })
        == true,
      let argument = ClosureArgument(closure)
    else { return false }
    let call = argument.call
    let first = call.argumentValues.first
    switch call.calledName {
    case "onPreferenceChange":
      let words = ((first?.text ?? "") + use.token.text).lowercased()
      return ["offset", "scroll"].contains(where: words.contains)
    case "onScrollGeometryChange":
      let transform = (call.argumentValues + call.trailingClosures).first { $0.kind == .closureExpr }
      return transform.map { $0.text.contains("contentOffset") && !isRounded($0) } ?? false
    case "onGeometryChange":
      let transform = (call.argumentValues + call.trailingClosures).first { $0.kind == .closureExpr }
      return isInScrollView(call.node) && transform.map { isFrame($0) && !isRounded($0) } ?? false
    case "onChange": return isInScrollView(call.node) && first.map(isFrame) ?? false
    default: return false
    }
  }

  /// Whether an expression, or the local constant that it names, is a part of a view's frame.
  private func isFrame(_ value: Node) -> Bool {
    if case .local(let binding) = index.lookUp(value), let named = binding.value { return isFrame(named) }
    return value.text.contains(".frame(in:")
      && ![".height", ".size", ".width"].contains(where: value.text.contains)
  }

  private func isRounded(_ value: Node) -> Bool {
    value.kind == .closureExpr
      ? ["rounded", "Int(", " > ", " < ", " >= ", " <= "].contains(where: value.text.contains)
      : value.text.contains("rounded") || value.text.contains("?")
  }

  private func isInScrollView(_ node: Node) -> Bool {
    node.ancestors.contains { around in
      ["List", "ScrollView"].contains(FunctionCallExprSyntax(around)?.calledName ?? "")
    }
  }

  /// Whether code creates rows.
  private func holdsRows(_ code: Node) -> Bool {
    code.subtree.contains { node in
      guard let call = FunctionCallExprSyntax(node), let name = ViewCall(call).frameworkName(index) else {
        return false
      }
      return ["ForEach", "List", "Table"].contains(name)
    }
  }
}
