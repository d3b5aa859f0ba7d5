import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The project's code that a modifier runs: its own, that of the `ViewModifier` or style passed to it, and
/// that of the modifiers used in these.
struct ModifierCode {
  private let index: ProjectIndex

  /// All of the code, each piece once.
  private(set) var pieces: [Node] = []

  init(of modifier: MemberCall, _ index: ProjectIndex) {
    self.index = index
    var open = code(of: modifier.ownFunctions(index), or: modifier.call)
    var visited: Set<Node> = []
    while let code = open.popLast() {
      guard visited.insert(code).inserted else { continue }
      pieces.append(code)
      for call in code.subtree.compactMap({ FunctionCallExprSyntax($0) }) {
        open += self.code(of: modifiers(called: call), or: call)
      }
    }
  }

  /// The bodies of the functions that a call may refer to; if it is not a project function, the members of
  /// the type passed to `modifier(_:)` or to a style modifier.
  private func code(of functions: [Declaration], or call: FunctionCallExprSyntax) -> [Node] {
    guard functions.isEmpty else { return functions.compactMap(\.body?.node) }
    guard let callee = call.calledExpression, let value = call.argumentValues.first else { return [] }
    let name = (MemberAccessExprSyntax(callee)?.declName ?? DeclReferenceExprSyntax(callee))?.baseName?.name
    guard let name, name == "modifier" || name.hasSuffix("Style") else { return [] }
    return types(of: value).flatMap(index.members).map(\.node)
  }

  /// The project's types that a value may have.
  private func types(of value: Node) -> [TypeID] {
    let named = FunctionCallExprSyntax(value)?.calledExpression ?? value
    if MemberAccessExprSyntax(named).map({ $0.base == nil }) == true { return index.styles(namedBy: named) }
    switch index.typeOfExpression(named) {
    case .metatype(.known(let type)), .instance(.known(let type), _): return [type]
    default: return []
    }
  }

  /// The project's own view modifiers that a call may refer to.
  private func modifiers(called call: FunctionCallExprSyntax) -> [Declaration] {
    call.calledExpression.map { index.callables(called: $0).filter(isModifier) } ?? []
  }

  private func isModifier(_ function: Declaration) -> Bool {
    guard let parent = function.parent, index[parent].kind == .extension,
      index.declaredType(parent) == nil, let name = index[parent].name
    else { return false }
    return name == "View" || SwiftUIViews.contain(name)
  }
}
