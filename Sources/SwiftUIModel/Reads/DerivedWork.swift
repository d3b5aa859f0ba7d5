package import ProjectIndex
package import SwiftCST

/// A collection that the body code of a view sorts, filters or groups.
package struct DerivedWork: Sendable {
  /// The view.
  package let view: TypeID

  /// The place in the type's own code that does or triggers it: the call, or the name of a member of an
  /// object.
  package let place: Node

  /// The call, or the loop.
  package let call: Node

  /// Where the call or loop is shown: of a loop, only the collection.
  package var shown: Node { ForStmtSyntax(call)?.sequence ?? call }

  /// The property or method that contains the call; nil if it is in a builder.
  package let member: String?

  /// The collection, as written.
  package let collection: Node

  /// The expressions and names whose changes change the result: the collection, if it is the value of a
  /// stored property that may change, and other properties that are read. Empty if the collection is
  /// computed of nothing that the view holds as state.
  package let sources: [Source]

  /// Something that the result changes with.
  package enum Source: Hashable, Sendable {
    /// The collection itself.
    case collection
    /// Another property, by its name.
    case property(String)
    /// Something that no property is seen to hold.
    case other
  }

  /// The name of the method: `sorted`, `filter`, `grouping`.
  package let method: String

  /// Whether it is done for each row.
  package let isInRow: Bool

  /// A frequent cause of the view's evaluation that is not an input of the work; nil if none is known.
  package let cause: FrequentUpdate?

  /// The properties whose changes make the work necessary: the inputs, and what is tested before it. Nil if it
  /// is done more often than these change in any case: for each row, or only to be compared.
  let needs: Set<DeclarationID>?

  /// Whether only the first of the results is used, if the type's own code does the work:
  /// `compactMap(…).first`.
  package var isForFirst: Bool {
    guard place == call, ["compactMap", "filter"].contains(method),
      let deriving = FunctionCallExprSyntax(call), deriving.calledName == method,
      // A lazy collection keeps the closure, and calls a function that is passed by name at once.
      let argument = (deriving.trailingClosures + deriving.argumentValues).only,
      [.closureExpr, .keyPathExpr].contains(argument.kind),
      let access = MemberAccessExprSyntax(call.parent), access.base == call, access.node.callAsCallee == nil,
      // A derivation before it would be computed as a whole.
      FunctionCallExprSyntax(call).flatMap({ MemberCall($0) })?.base.kind != .functionCallExpr
    else { return false }
    return access.declName?.baseName?.text == "first"
  }

  /// Whether code only asks whether the result is empty: `contains(where:)` would stop at the first element.
  var isOnlyTested: Bool {
    MemberAccessExprSyntax(CallChain.whole(around: call).parent)?.declName?.baseName?.name == "isEmpty"
  }

  /// A verb for the method.
  package var verb: String { Collections.verb(of: method) }

  /// The participle of the verb.
  package var participle: String { Collections.participle(of: method) }
}

extension SwiftUIModel {
  /// The collections that body code of a view sorts, filters, groups or sums, each member once, in the order
  /// of the traversal. Constant collections and those in presented content are excluded.
  ///
  /// - Parameter needsCause: Whether work that has no cause of its own, and isn't done for its first result, may
  ///   be left out.
  package func derivedWork(of view: TypeID, needsCause: Bool) -> [DerivedWork] {
    if needsCause, !mayDerive(view, needsCause: true) { return [] }
    return memory.derivedWork.answer(Int(view.rawValue)) {
      guard mayDerive(view, needsCause: false) else { return [] }
      var finder = DerivedWorkFinder(view, self)
      forEachBodyNode(of: view) { finder.look(at: $0, $1) }
      return finder.found
    }
  }

  /// The work of a view that is done by a member of another type of the project, such as a model: the same as
  /// in ``derivedWork(of:needsCause:)`` of the view that evaluates it. Nil if no view's evaluation does so.
  ///
  /// - Parameter needsCause: Whether only work with a cause of its own is wanted, which is found sooner.
  package func derivedWork(by member: Declaration, needsCause: Bool) -> DerivedWork? {
    guard BodyReach.isHelper(member), let code = BodyReach.code(of: member).first,
      let call = code.subtree.first(where: { isCostlyCall($0) || collectionLooped(by: $0) != nil }),
      !needsCause || code.subtree.contains(where: { slowWork(in: $0) { true } != nil }),
      let view = timing(of: call).evaluation?.view
    else { return nil }
    return derivedWork(of: view, needsCause: needsCause).first {
      index.enclosingDeclaration(of: $0.call)?.id == member.id
    }
  }

  /// Whether something evaluates a view, or creates its rows, without a change of what some work of it depends
  /// on.
  package func isNeedless(_ work: DerivedWork) -> Bool {
    guard work.cause == nil, let needs = work.needs else { return true }
    // While one field has the focus, nobody types in another one.
    return !needs.contains { index[$0].attribute("FocusState") != nil }
      && isEvaluated(work.view, otherwiseThanBy: needs)
  }

  /// The place in a type's own code that leads to a call with some evaluation: the call itself, or a name.
  /// Nil if neither is in the type.
  package func place(of call: Node, _ evaluation: Evaluation, in type: TypeID) -> Node? {
    ([call] + evaluation.through.reversed()).first { index.enclosingTypes(of: $0).contains(type) }
  }

  /// Whether work is done in the code of a type of the project that SwiftUI doesn't evaluate.
  package func isOfModel(_ work: DerivedWork) -> Bool {
    guard let member = index.enclosingDeclaration(of: work.call), let type = index.type(of: member.id) else {
      return false
    }
    return kind(of: type) == .none && isLookedAt(work.call)
  }

  /// Calls `visit` with each node of a block that runs together with the block.
  package func forEachBodyCode(in block: Node, _ visit: (Node) -> Void) {
    forEachBodyNode(in: block, Evaluation(of: nil)) { node, _ in visit(node) }
  }
}
