import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether body code of a view may sort, filter or group a collection: if neither its own code has such a
  /// call nor that of any helper which it may reach by name, the helpers that it actually reaches need not be
  /// determined.
  func mayDerive(_ view: TypeID) -> Bool {
    builderMembers(of: view).flatMap(BodyReach.code).contains { mayDerive(in: $0, of: view, calls: 0) }
  }

  private func mayDerive(in code: Node, of view: TypeID?, calls: Int) -> Bool {
    var found = false
    forEachBodyCode(in: code) { node in
      guard !found else { return }
      switch node.kind {
      case .functionCallExpr: found = isCostlyCall(node)
      case .declReferenceExpr where calls < Self.bodyDepth:
        guard DeclReferenceExprSyntax(node)?.baseName?.isProjection == false else { return }
        found = mayNameHelper(node) { helper in
          (helper.isShared || view == nil || helper.owner == view) && mayDerive(helper, calls: calls + 1)
        }
      default: return
      }
    }
    return found
  }

  private func mayDerive(_ helper: HelperCandidate, calls: Int) -> Bool {
    memory.derivingCode.answer(helper.declaration.order << 2 | calls) {
      // Helpers that belong to no view may get any view, and call its helpers.
      let view = helper.isShared ? nil : helper.owner
      return BodyReach.code(of: index[helper.declaration]).contains {
        mayDerive(in: $0, of: view, calls: calls)
      }
    }
  }

  /// Whether a call is one of a method or type that takes time for each element.
  func isCostlyCall(_ call: Node) -> Bool {
    FunctionCallExprSyntax(call).flatMap { ViewCall($0).nameToken?.text }.map(Collections.isCostly) ?? false
  }
}
