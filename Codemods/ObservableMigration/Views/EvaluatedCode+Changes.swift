import CodemodKit
import ProjectIndex
import SwiftCST

/// Where what is read changes.
extension EvaluatedCode {
  /// A question about changes.
  struct Change: Hashable {
    let variable: DeclarationID
    let isGuess: Bool
    let isAfterLaunch: Bool
  }

  /// What may be a call of a function, by names.
  struct Calls: Hashable {
    let name: String
    let label: String?
  }

  /// Whether a stored variable is changed after it, or the object that it is of, has been made; also where
  /// that can't be told for certain, if asked.
  ///
  /// - Parameter afterLaunch: Whether only changes count that can come after the app has been launched, and its first
  ///   view was evaluated.
  func isChangedLater(_ variable: Declaration, guessing: Bool = false, afterLaunch: Bool = false) -> Bool {
    guard !variable.traits.contains(.let), let name = variable.name else { return false }
    let key = Change(variable: variable.id, isGuess: guessing, isAfterLaunch: afterLaunch)
    return knownChanges.answer(key) {
      isChanged(variable, name, guessing: guessing, afterLaunch: afterLaunch)
    }
  }

  private func isChanged(
    _ variable: Declaration, _ name: String, guessing: Bool, afterLaunch: Bool
  ) -> Bool {
    let isShared = variable.isStatic || variable.parent == nil
    let isObject = isObject(index.typeOfVariable(variable.id))
    let changes = uses.changes(of: name)
    let owner = index.type(of: variable.id)
    let places = isObject ? [changes.assigned] : [changes.assigned, changes.inPlace]
    let types = owner.map { Set([$0] + index.subtypes(of: $0)) }
    let uses = places.flatMap { uses in
      types.map { uses.concerning($0, orOthers: guessing) } ?? uses.all
    }
    return uses.contains { use in
      guard isShared || !isInInitializer(use.node, of: owner) else { return false }
      let access = MemberAccessExprSyntax(use.expression)
      let isUnknown = guessing && access?.base.map { index.typeOfExpression($0) == .unknown } ?? false
      let name = access?.declName?.node ?? use.expression
      guard isUnknown || index.declarations(referencedBy: name).contains(variable.id) else { return false }
      return !afterLaunch || !runsAtLaunch(use.node, making: isShared ? nil : owner)
    }
  }

  private func isInInitializer(_ node: Node, of type: TypeID?) -> Bool {
    guard let around = index.enclosingDeclaration(of: node) else { return false }
    return around.kind == .initializer && index.type(of: around.id) == type
  }

  private func isObject(_ type: ExpressionType) -> Bool {
    guard case .instance(.known(let type), _) = type else { return false }
    return [.class, .actor].contains(index[type].kind)
  }

  /// Whether code runs only while the app is launched, or while an object of a type is made: directly, or in
  /// a function that nothing else calls.
  private func runsAtLaunch(_ node: Node, making type: TypeID?, depth: Int = 0) -> Bool {
    guard depth < 4, let around = index.enclosingDeclaration(of: node), let body = around.body?.node,
      !node.ancestors.prefix(while: { $0 != body }).contains(where: { $0.kind == .closureExpr })
    else { return false }
    if around.kind == .initializer, let owner = index.type(of: around.id) {
      return owner == type || index.foreignSupertypes(of: owner).contains("App")
    }
    guard around.kind == .function, let name = around.name else { return false }
    if Self.launches(around) { return true }
    let calls = calls(of: around, name)
    return !calls.isEmpty && calls.allSatisfy { runsAtLaunch($0, making: type, depth: depth + 1) }
  }

  /// The places where a function of a name may be called: those with its first label, if it has one.
  private func calls(of function: Declaration, _ name: String) -> [Node] {
    let label = function.parameters.first?.label
    return knownCalls.answer(Calls(name: name, label: label)) { calls(of: name, firstLabel: label) }
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

  /// Whether the system calls a function of an app's delegate when it launches the app.
  private static func launches(_ function: Declaration) -> Bool {
    let labels = ["didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions"]
    return switch function.name {
    case "application": function.parameters.contains { labels.contains($0.label ?? "") }
    case "applicationDidFinishLaunching", "applicationWillFinishLaunching": true
    default: false
    }
  }
}
