import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether code runs at most once for each action of the user or once for each start of the program: in the
  /// action of a button, a menu or a file panel, in an action of AppKit or UIKit, in the initializer of an
  /// app, in the command of a command line tool, or in a function that such code alone calls. Loops, views,
  /// observers, and whatever is not seen to be one of these, make it run more often.
  package func runsOncePerAction(_ node: Node) -> Bool {
    var known: [DeclarationID: Bool] = [:]
    return SingleActionFinder(self).isSingle(node, &known)
  }
}

/// Follows code outwards, and functions to what calls them.
private struct SingleActionFinder {
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  func isSingle(_ node: Node, _ known: inout [DeclarationID: Bool]) -> Bool {
    var part = node
    for around in node.ancestors {
      defer { part = around }
      switch around.kind {
      case .forStmt: if ForStmtSyntax(around)?.sequence != part { return false }
      case .whileStmt, .repeatStmt: return false
      case .initializerClause: if isOfMember(around) { return false }
      case .closureExpr:
        if isAction(around) { return true }
        guard runsWithCodeAround(around) else { return false }
      case .accessorDecl: if AccessorDeclSyntax(around)?.accessorSpecifier?.kind != .get { return false }
      case .functionDecl, .variableDecl, .initializerDecl:
        guard let declaration = index.declaration(at: around), !isLocalVariable(declaration) else { continue }
        return isSingle(declaration, &known)
      default: continue
      }
    }
    return false
  }

  private func isOfMember(_ clause: Node) -> Bool {
    index.declaration(at: clause.parent ?? clause)?.isStored ?? false
  }

  private func isLocalVariable(_ declaration: Declaration) -> Bool {
    declaration.kind == .variable && declaration.traits.contains(.local)
  }

  // MARK: - Closures

  private func isAction(_ closure: Node) -> Bool {
    guard model.role(of: closure) == .action, let argument = ClosureArgument(closure),
      let callee = argument.call.calledExpression, let name = argument.call.calledName
    else { return false }
    if SwiftUIClosures.isUserAction(name, label: argument.label) { return true }
    return !index.isForeign(callee) && argument.label.map(SwiftUIClosures.namesUserAction) ?? false
  }

  /// Whether a closure runs once where the code around it does: a task, a jump to another queue, an
  /// animation.
  private func runsWithCodeAround(_ closure: Node) -> Bool {
    guard let argument = ClosureArgument(closure) else { return closure.callAsCallee != nil }
    let role = model.role(of: closure)
    if role == .unknown, isHandedToPlainCode(argument) { return true }
    return [.atOnce, .task, .unknown].contains(role)
      && argument.call.calledName.map(SwiftUIClosures.runsOnce) ?? false
  }

  /// Whether functions of the project take a closure in which nothing runs again and again.
  private func isHandedToPlainCode(_ argument: ClosureArgument) -> Bool {
    guard let callee = argument.call.calledExpression else { return false }
    let takers = index.callables(called: callee)
    return !takers.isEmpty
      && takers.allSatisfy { taker in
        taker.kind == .function && taker.body.map { !Self.repeats($0.node) } ?? false
      }
  }

  private static func repeats(_ code: Node) -> Bool {
    code.subtree.contains { [.forStmt, .whileStmt, .repeatStmt, .closureExpr].contains($0.kind) }
  }

  // MARK: - Functions

  private func isSingle(_ member: Declaration, _ known: inout [DeclarationID: Bool]) -> Bool {
    if isCalledOnce(member) { return true }
    if let known = known[member.id] { return known }
    guard BodyReach.isHelper(member) || member.kind == .function, known.count < Self.limit else {
      return false
    }
    // What calls itself may run often.
    known[member.id] = false
    let named = [member.id] + index.requirements(for: member.id)
    let uses = named.flatMap { index.references(to: $0).all }.filter { model.isLookedAt($0.node) }
    let isSingle = !uses.isEmpty && uses.allSatisfy { self.isSingle($0, of: member, &known) }
    known[member.id] = isSingle
    return isSingle
  }

  /// So many functions are followed from one to what calls it.
  private static let limit = 16

  private func isSingle(_ use: Use, of member: Declaration, _ known: inout [DeclarationID: Bool]) -> Bool {
    let access = MemberAccessExprSyntax(use.node.parent)
    let whole = access?.declName?.node == use.node ? access?.node ?? use.node : use.node
    if member.kind == .function, whole.callAsCallee == nil { return isHandedOver(whole) }
    return isSingle(use.node, &known)
  }

  /// Whether a function is given to a button or the like by its name: `Button("Export", action: export)`.
  private func isHandedOver(_ name: Node) -> Bool {
    guard let argument = ClosureArgument(ofValue: name), let called = argument.call.calledName else {
      return false
    }
    return SwiftUIClosures.isUserAction(called, label: argument.label)
  }

  /// Whether frameworks call a function once per action or start.
  private func isCalledOnce(_ member: Declaration) -> Bool {
    guard let name = member.name else { return false }
    if member.kind == .function, !member.isStatic || name == "main" {
      let isCallback = SingleCallbacks.contain(name, member.parameters.map(\.label))
      if isCallback || member.attribute("IBAction") != nil { return true }
    }
    guard let type = index.type(of: member.id) else { return false }
    let protocols = index.foreignSupertypes(of: type)
    return member.kind == .initializer && protocols.contains("App")
      || name == "run" && member.parameters.isEmpty && protocols.contains(where: SingleCallbacks.isCommand)
  }
}
