import ProjectIndex
import SwiftCST

/// The code of a project that runs only once, before what it sets up is used.
final class LaunchCode: Sendable {
  private struct CalledName: Hashable {
    let name: String
    let label: String?
  }

  private let index: ProjectIndex
  private let knownCalls = Memory<CalledName, [Node]>()

  init(_ index: ProjectIndex) { self.index = index }

  /// Whether code runs only during the launch of the app, or during the creation of an object of a type:
  /// directly, or in a function that only such code calls.
  func contains(_ node: Node, orMaking type: TypeID?, depth: Int = 0) -> Bool {
    guard depth < 4, let around = index.enclosingDeclaration(of: node), let body = around.body?.node,
      !node.ancestors.prefix(while: { $0 != body }).contains(where: { $0.kind == .closureExpr })
    else { return false }
    if around.kind == .initializer, let owner = index.type(of: around.id) {
      return owner == type || index.foreignSupertypes(of: owner).contains("App")
    }
    guard around.kind == .function, let name = around.name else { return false }
    if Self.launches(around) { return true }
    let calls = calls(of: around, name)
    return !calls.isEmpty && calls.allSatisfy { contains($0, orMaking: type, depth: depth + 1) }
  }

  /// The possible calls of a function with this name: those with its first label, if it has one.
  private func calls(of function: Declaration, _ name: String) -> [Node] {
    let label = function.parameters.first?.label
    return knownCalls.answer(CalledName(name: name, label: label)) { calls(of: name, firstLabel: label) }
  }

  private func calls(of name: String, firstLabel: String?) -> [Node] {
    guard let label = firstLabel else {
      return index.uses(of: name).filter { $0.role != .declaration }.map(\.node)
    }
    return index.uses(of: label) { $0.next?.kind == .colon }.compactMap { use in
      guard use.role == .label, let argument = LabeledExprSyntax(use.node),
        let call = FunctionCallExprSyntax(argument.node.parent?.parent), let callee = call.calledExpression
      else { return nil }
      let called = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.text
      return called == name ? callee : nil
    }
  }

  /// Whether the system calls a function of an app's delegate at launch.
  private static func launches(_ function: Declaration) -> Bool {
    let labels = ["didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions"]
    return switch function.name {
    case "application": function.parameters.contains { labels.contains($0.label ?? "") }
    case "applicationDidFinishLaunching", "applicationWillFinishLaunching": true
    default: false
    }
  }
}
