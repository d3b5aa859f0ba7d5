import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether body code of a view may sort, filter or group a collection: if neither its own code has such a
  /// call nor that of any helper which it may reach by name, the helpers that it actually reaches need not be
  /// determined.
  ///
  /// - Parameter needsCause: Whether only what may take long, or is done for its first result, counts.
  func mayDerive(_ view: TypeID, needsCause: Bool) -> Bool {
    builderMembers(of: view).flatMap(BodyReach.code).contains {
      mayDerive(in: $0, of: view, calls: 0, needsCause)
    }
  }

  private func mayDerive(in code: Node, of view: TypeID?, calls: Int, _ needsCause: Bool) -> Bool {
    var found = false
    forEachBodyCode(in: code) { node in
      guard !found else { return }
      switch node.kind {
      case .functionCallExpr:
        found =
          !needsCause && isMapOfTrigger(node)
          || isCostlyCall(node) && (!needsCause || isForFirst(node) || slowCall(in: node) { true } != nil)
          || isSlowMap(node)
          || passedDerivation(at: node).map { !needsCause || slowWork(in: $0.work) { true } != nil } ?? false
      case .forStmt:
        found = collectionLooped(by: node) != nil && (!needsCause || slowWork(in: node) { true } != nil)
      case .declReferenceExpr where calls < Self.bodyDepth:
        guard DeclReferenceExprSyntax(node)?.baseName?.isProjection == false else { return }
        found = mayNameDerivingHelper(node, of: view, calls: calls + 1, needsCause)
      default: return
      }
    }
    return found
  }

  /// Whether a name can be that of a helper that may derive a collection, of a view or of any where that is
  /// nil. All views may have helpers of one name: those that they share are asked once.
  private func mayNameDerivingHelper(
    _ name: Node, of view: TypeID?, calls: Int, _ needsCause: Bool
  ) -> Bool {
    guard let symbol = index.declaredSymbol(of: name) else { return true }
    let candidates = helpers(named: symbol)
    guard !candidates.isEmpty else { return false }
    let isCalled = name.isCalledByName
    let mayDerive = { (helper: HelperCandidate) in
      (isCalled || !helper.isFunction) && self.mayDerive(helper, calls: calls, needsCause)
    }
    if let view, candidates.owned(by: view).contains(where: mayDerive) { return true }
    let flags = ((isCalled ? 1 : 0) << 1 | (view == nil ? 1 : 0)) << 1 | (needsCause ? 1 : 0)
    return memory.derivingNames.answer((Int(symbol.rawValue) << 2 | calls) << 3 | flags) {
      (view == nil ? candidates.all : candidates.shared).contains(where: mayDerive)
    }
  }

  private func mayDerive(_ helper: HelperCandidate, calls: Int, _ needsCause: Bool) -> Bool {
    memory.derivingCode.answer((helper.declaration.order << 2 | calls) << 1 | (needsCause ? 1 : 0)) {
      // Helpers that belong to no view may get any view, and call its helpers.
      BodyReach.code(of: index[helper.declaration]).contains {
        mayDerive(in: $0, of: helper.view, calls: calls, needsCause)
      }
    }
  }

  /// Whether only the first result of a call is used, as far as the code around it shows.
  private func isForFirst(_ call: Node) -> Bool {
    MemberAccessExprSyntax(call.parent)?.declName?.baseName?.text == "first"
  }

  /// Whether a call maps a collection only for `onChange` or the like to compare the result.
  func isMapOfTrigger(_ call: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(call).flatMap({ MemberCall($0) }), call.name == "map",
      !isCostlyCall(call.base)
    else { return false }
    return isOfTrigger(call.call.node)
  }

  /// Whether a call maps a collection and does something for each element that takes long.
  func isSlowMap(_ call: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(call), call.calledName == "map" else { return false }
    return takesLong(call) { false }
  }

  /// Whether a call is one of a method or type that takes time for each element.
  func isCostlyCall(_ call: Node) -> Bool {
    FunctionCallExprSyntax(call).flatMap { ViewCall($0).nameToken?.text }.map(Collections.isCostly) ?? false
  }
}
