import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether an expression is known to create a view: a view of SwiftUI or of the project, a member that
  /// returns one, the content of a modifier, and modifiers on these.
  package func makesView(_ expression: Node) -> Bool {
    let root = CallChain(expression).base
    if let call = FunctionCallExprSyntax(root) {
      if ViewCall(call).frameworkName(index) != nil { return true }
      guard let callee = call.calledExpression else { return false }
      let types = index.types(called: callee)
      if !types.isEmpty { return types.allSatisfy(isView) }
    }
    if ViewMembers(index: index).member(madeBy: root) != nil || isNamedColor(root) { return true }
    if isPartOfStyle(root) || isModifierOfSelf(root) || isContentOfModifier(root) { return true }
    switch index.typeOfExpression(root) {
    case .instance(.known(let type), 0): return isView(type)
    case .instance(.foreign(let name), 0):
      return SwiftUIViews.contain(name) || name == "Content"
        || SwiftUIProtocols.kind(of: name)?.isView == true
    case .instance(.parameter(let parameter), 0): return isViewParameter(parameter)
    default: return false
    }
  }

  /// Whether an expression is the label or another part of what a style gets: `configuration.label`.
  private func isPartOfStyle(_ expression: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(expression), let base = access.base,
      isStyleConfiguration(base), let name = access.declName?.baseName?.name
    else { return false }
    return StyleConfigurations.views.contains(name)
  }

  /// Whether a name stands for what a style gets: the label and content of the control.
  package func isStyleConfiguration(_ name: Node) -> Bool {
    if case .instance(.foreign(let type), _) = index.typeOfExpression(name) {
      return type.hasSuffix("StyleConfiguration") || type.hasSuffix("Style.Configuration")
    }
    guard name.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(name) else { return false }
    return binding.kind == .parameter && binding.writtenType?.text == "Configuration"
  }

  /// Whether an expression is what a modifier is applied to: the parameter of `body(content: Content)`.
  private func isContentOfModifier(_ expression: Node) -> Bool {
    guard expression.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(expression),
      binding.kind == .parameter, binding.writtenType?.text == "Content",
      let type = index.enclosingType(of: expression)
    else { return false }
    return index.foreignSupertypes(of: type).contains("ViewModifier")
  }

  /// Whether an expression is a call of SwiftUI's modifier on the view that the code is a member of:
  /// `padding()`.
  private func isModifierOfSelf(_ expression: Node) -> Bool {
    guard let callee = FunctionCallExprSyntax(expression)?.calledExpression,
      let name = DeclReferenceExprSyntax(callee)?.baseName?.name, SwiftUIModifiers.contain(name),
      case .unknown = index.lookUp(callee)
    else { return false }
    switch index.selfType(at: expression) {
    case .known(let type): return isView(type)
    case .foreign(let name):
      return SwiftUIViews.contain(name) || SwiftUIProtocols.kind(of: name)?.isView == true
    default: return false
    }
  }

  /// Whether an expression is a color by its name: `Color.red`.
  private func isNamedColor(_ expression: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(expression), let type = access.base,
      case .metatype(.foreign("Color")) = index.typeOfExpression(type)
    else { return false }
    return access.declName?.baseName?.text.first?.isLowercase ?? false
  }
}
