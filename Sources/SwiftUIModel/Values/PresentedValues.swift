import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The project's type of the value that SwiftUI passes to the content of a presentation: `Route` in
  /// `navigationDestination(for: Route.self) { route in … }` and in `sheet(item: $route) { route in … }`. Nil
  /// for any other call, and if it is unknown.
  func typePresented(by call: FunctionCallExprSyntax) -> TypeResolution? {
    let arguments = call.labeledArguments
    func value(_ label: String) -> Node? { arguments.first { $0.label?.name == label }?.expression }
    let type: TypeID? =
      switch call.calledName {
      case "navigationDestination": value("for").flatMap(typeNamed) ?? value("item").flatMap(typeBound)
      case "fullScreenCover", "popover", "sheet": value("item").flatMap(typeBound)
      case "alert", "confirmationDialog":
        value("presenting").flatMap { index.typeOfExpression($0).resolution?.known }
      default: nil
      }
    return type.map { .known($0) }
  }

  /// `Route` in `Route.self`.
  private func typeNamed(by value: Node) -> TypeID? {
    guard let access = MemberAccessExprSyntax(value), access.declName?.baseName?.kind == .`self`,
      let base = access.base, case .metatype(.known(let type)) = index.typeOfExpression(base)
    else { return nil }
    return type
  }

  /// The type of the value behind a binding, optional or not.
  private func typeBound(by value: Node) -> TypeID? { typeProjected(by: value, depth: 0) }
}
