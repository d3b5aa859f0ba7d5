import ProjectIndex
import SwiftCST

// Closures whose views are shown elsewhere than in the view around the call.
extension ClosureRoleFinder {
  /// Whether the modifiers of the project that a call may mean only use a closure in what they present: they
  /// call it in the content of a `sheet` or `popover`, or pass it there.
  func isPresented(_ closure: Node) -> Bool {
    guard let argument = ClosureArgument(closure), let callee = argument.call.calledExpression,
      callee.kind == .memberAccessExpr, case let candidates = index.callables(called: callee),
      !candidates.isEmpty
    else { return false }
    return candidates.allSatisfy { candidate in
      guard candidate.kind == .function, let body = candidate.body?.statements,
        let name = argument.parameter(of: candidate)?.name?.name
      else { return false }
      let uses = body.subtree.filter { DeclReferenceExprSyntax($0)?.baseName?.name == name }
      return !uses.isEmpty
        && uses.allSatisfy { use in
          ([use] + use.ancestors.prefix { $0 != body }).contains {
            isOfPresentation(ClosureArgument(ofValue: $0))
          }
        }
    }
  }

  /// Whether an argument of one of SwiftUI's modifiers is content that is presented elsewhere.
  private func isOfPresentation(_ argument: ClosureArgument?) -> Bool {
    guard let argument, let name = argument.call.calledName else { return false }
    return SwiftUIClosures.role(ofModifier: name, label: argument.label) == .presented
  }

  /// Whether a closure is the destination of a link that a view of the project makes.
  func isDestination(_ closure: Node) -> Bool {
    guard let argument = ClosureArgument(closure), let callee = argument.call.calledExpression else {
      return false
    }
    return index.callables(called: callee).contains { candidate in
      let name =
        candidate.kind == .struct
        ? index.memberwiseProperty(for: argument, of: candidate)?.name
        : argument.parameter(of: candidate)?.name?.name
      return name == "destination"
    }
  }
}
