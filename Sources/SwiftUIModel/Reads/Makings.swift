package import ProjectIndex
package import SwiftCST

/// A place that creates a view.
package struct Making: Sendable {
  /// An argument that never compares equal to the previous one.
  package struct Renewal: Sendable {
    /// The kind of argument.
    package enum Kind: String, Sendable {
      /// A closure that the view stores, or a method of an object or view.
      case closure
      /// A value that is created there and contains a closure.
      case closureHolder
      /// An object that is created there.
      case object
      /// A value that differs each time: `UUID()`.
      case freshValue
      /// A property of the view itself has an initial value that differs each time.
      case freshDefault
      /// The view's own initializer, or a default value, creates an object.
      case objectDefault
      /// A value that contains an `AnyView`, whose storage is a new object.
      case erasedView
      /// A value with closures, which are not known to be new.
      case maybeClosures
    }

    /// The kind.
    package let kind: Kind
    /// The argument.
    package let node: Node
  }

  /// The call.
  package let call: FunctionCallExprSyntax

  /// The view whose evaluation creates it; nil for a member of an extension of `View` that no known view
  /// calls, and for code that is not evaluated with a view.
  package let view: TypeID?

  /// The view whose code contains it, if it passes the closure around it to the view that creates it.
  package let writer: TypeID?

  /// The member whose code contains it.
  package let member: Declaration?

  /// Whether the evaluation of a view is known to create it.
  package let isEvaluated: Bool

  /// The arguments that never compare equal; if there are none, SwiftUI may detect that nothing has changed.
  package let renewals: [Renewal]

  /// Whether an input is certainly new each time.
  package var isAlwaysNew: Bool { renewals.contains { $0.kind != .maybeClosures } }
}

extension SwiftUIModel {
  /// The places that create a view, in the order of files and lines, each with the views whose evaluation
  /// runs it.
  package func makings(of view: TypeID) -> [Making] {
    let all = creations(of: view)
    let known = Dictionary(grouping: all, by: \.call.node)
    var found: [Making] = []
    var seen: Set<Node> = []
    for use in index.references(to: view).certain {
      guard let call = call(at: use), isOfApp(call.node), seen.insert(call.node).inserted else { continue }
      if let creations = known[call.node] {
        found += creations.flatMap { makings($0) }
      } else if let making = makingOutside(call, of: view) {
        found.append(making)
      }
    }
    for creation in all where !seen.contains(creation.call.node) { found += makings(creation) }
    return found
  }

  /// The call of an initializer at the name of a type: `Profile()`, `Profile.init()`, `Profile<Int>()`.
  private func call(at use: Use) -> FunctionCallExprSyntax? {
    if let call = use.expression.callAsCallee { return call }
    guard let parent = use.expression.parent else { return nil }
    if parent.kind == .genericSpecializationExpr { return parent.callAsCallee }
    let access = MemberAccessExprSyntax(parent)
    return access?.declName?.baseName?.kind == .`init` ? parent.callAsCallee : nil
  }

  private func makings(_ creation: Creation) -> [Making] {
    let renewals = Renewals(self).all(in: creation.call, of: creation.type)
    return creation.evaluators.map { evaluator in
      Making(
        call: creation.call, view: evaluator,
        writer: evaluator == creation.evaluation.view ? nil : creation.evaluation.view,
        member: creation.declaration, isEvaluated: true, renewals: renewals)
    }
  }

  /// A call that no known view's evaluation runs: in an extension of `View`, or anywhere else.
  private func makingOutside(_ call: FunctionCallExprSyntax, of view: TypeID) -> Making? {
    let timing = timing(of: call.node)
    if case .once = timing { return nil }
    // The evaluation of the view itself doesn't reach the code.
    let isEvaluated = timing.evaluation.map { $0.view == nil } ?? false
    return Making(
      call: call, view: nil, writer: nil, member: index.enclosingDeclaration(of: call.node),
      isEvaluated: isEvaluated, renewals: isEvaluated ? Renewals(self).all(in: call, of: view) : [])
  }
}
