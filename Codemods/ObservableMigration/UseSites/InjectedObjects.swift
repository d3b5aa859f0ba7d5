import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The types of objects in the environment, also if only the surrounding code determines them.
extension ProjectIndex {
  func typeOfInjected(_ object: Node) -> ExpressionType {
    let type = typeOfExpression(object)
    guard type == .unknown else { return type }
    if let type = typeOfVariable(namedAsObject: object) { return type }
    guard let call = callOfClosure(givenOnly: object), let callee = call.calledExpression else {
      return .unknown
    }
    let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.text
    guard declarations(named: name).isEmpty else { return .unknown }
    return callee.kind == .declReferenceExpr ? typeOfRow(of: name, call) : typeOfItem(shownBy: name, call)
  }

  /// The type of the only variable that a name without a base can refer to where an object is needed: a function
  /// with the same name is none, and no class of Apple's has a member that is an object of the project.
  private func typeOfVariable(namedAsObject name: Node) -> ExpressionType? {
    guard name.kind == .declReferenceExpr else { return nil }
    switch lookUp(name) {
    case .members(let found, _), .moduleLevel(let found, _):
      return found.filter { self[$0].kind == .variable }.only.map(typeOfVariable)
    case .unknown where enclosingTypes(of: name).allSatisfy(inheritsFromAppleAtMost):
      let variables = moduleLevelDeclarations(named: name.text).filter { $0.kind == .variable }
      return variables.only.map { typeOfVariable($0.id) }
    default: return nil
    }
  }

  /// Whether a type inherits from no external class but one of Apple's.
  private func inheritsFromAppleAtMost(_ type: TypeID) -> Bool {
    guard let superclass = foreignSuperclass(of: type) else { return true }
    return superclass.hasPrefix("NS") || superclass.hasPrefix("UI")
  }

  /// The call that gets the closure whose only parameter has this name.
  private func callOfClosure(givenOnly name: Node) -> FunctionCallExprSyntax? {
    guard name.kind == .declReferenceExpr, case .local(let binding) = lookUp(name) else { return nil }
    let closure: Node? =
      switch binding.kind {
      case .shorthand where name.text == "$0": binding.node
      case .closureParameter where binding.token?.isProjection == false && isOnly(binding):
        binding.node.enclosing { $0 == .closureExpr }
      default: nil
      }
    return closure.flatMap { ClosureArgument($0) }?.call
  }

  /// `ForEach(items) { item in … }`
  private func typeOfRow(of view: String, _ call: FunctionCallExprSyntax) -> ExpressionType {
    guard ["ForEach", "List"].contains(view), let first = call.labeledArguments.first, first.label == nil
    else { return .unknown }
    return first.expression.map(typeOfElements) ?? .unknown
  }

  /// `.sheet(item: $chosen) { item in … }`
  private func typeOfItem(shownBy modifier: String, _ call: FunctionCallExprSyntax) -> ExpressionType {
    guard ["fullScreenCover", "navigationDestination", "popover", "sheet"].contains(modifier),
      let item = call.labeledArguments.first(where: { $0.label?.name == "item" })?.expression,
      case .instance(.known(let type), optionalDepth: 1) = typeOfProjectedValue(item)
    else { return .unknown }
    return .instance(.known(type), optionalDepth: 0)
  }

  private func isOnly(_ parameter: LocalBinding) -> Bool {
    parameter.writtenType == nil && parameter.node.parent?.children.only == parameter.node
  }

  /// The type of the elements of the array in a variable: `var items: [Item]`, `var items = [Item]()`.
  private func typeOfElements(of collection: Node) -> ExpressionType {
    guard collection.isPlainName, case let name = MemberAccessExprSyntax(collection)?.declName?.node,
      case let found = declarations(referencedBy: name ?? collection), found.count == 1,
      case let variable = self[found[0]], variable.kind == .variable
    else { return .unknown }
    let type: TypeResolution?
    if let written = variable.typeAnnotation {
      type = ArrayTypeSyntax(written)?.element.map(resolve)
    } else {
      let made = ArrayExprSyntax(FunctionCallExprSyntax(variable.initialValue)?.calledExpression)
      let element = ArrayElementSyntax(made?.elements?.children.only)?.expression
      type = if case .metatype(let type)? = element.map(typeOfExpression) { type } else { nil }
    }
    guard case .known(let type)? = type else { return .unknown }
    return .instance(.known(type), optionalDepth: 0)
  }
}
