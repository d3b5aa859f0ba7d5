import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension ProjectIndex {
  /// Whether an object sets its own variable during its creation, before other code can read it: in an
  /// initializer of its type or of a subtype, and not in a closure or local function, which may be stored and
  /// run later.
  func isSetByItsCreation(_ use: Use, of type: TypeID?) -> Bool {
    guard let type, use.isOwnMember, let around = enclosingDeclaration(of: use.node),
      around.kind == .initializer, let maker = self.type(of: around.id),
      maker == type || subtypes(of: type).contains(maker), let body = around.body?.node
    else { return false }
    return !use.node.isInKeptFunction(of: body)
  }
}

extension Use {
  /// Whether it names a member of the enclosing object: `x` or `self.x`.
  fileprivate var isOwnMember: Bool {
    switch role {
    case .reference: true
    case .member(let base?): base.text == "self"
    default: false
    }
  }
}

extension Node {
  /// Whether it is in a closure or function of a body that may run after the body.
  func isInKeptFunction(of body: Node) -> Bool {
    ancestors.prefix { $0 != body }.contains { node in
      node.kind == .functionDecl || node.kind == .closureExpr && !node.isRunAtOnce
    }
  }

  /// Whether it is a closure that is called immediately, or passed to a function that calls it before it
  /// returns.
  private var isRunAtOnce: Bool {
    if isCalled { return true }
    guard let callee = ClosureArgument(self)?.call.calledExpression else { return false }
    let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.text
    return ["forEach", "withLock", "sync", "autoreleasepool"].contains(name)
  }
}
