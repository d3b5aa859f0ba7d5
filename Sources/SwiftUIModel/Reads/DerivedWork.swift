package import ProjectIndex
package import SwiftCST

/// A collection that the body code of a view sorts, filters or groups.
package struct DerivedWork: Sendable {
  /// The view.
  package let view: TypeID

  /// Where the type's own code does it, or names what does: the call, or the name of a member of an object.
  package let place: Node

  /// The call that does it.
  package let call: Node

  /// The property or method that does it; nil where it is written in a builder.
  package let member: String?

  /// What is sorted, as it is written.
  package let collection: String

  /// The name of the method: `sorted`, `filter`, `grouping`.
  package let method: String

  /// Whether it is done for each row.
  package let isInRow: Bool

  /// Something that evaluates the view often and is no input of the work; nil where none is seen.
  package let cause: FrequentUpdate?

  /// What the method does, as a verb.
  package var verb: String { Collections.verb(of: method) }

  /// What the method does, as a participle.
  package var participle: String { Collections.participle(of: method) }
}

extension SwiftUIModel {
  /// The collections that body code of a view sorts, filters, groups or adds up, each member once, in the order
  /// in which code is walked. Constant collections and those of what is presented are left out.
  package func derivedWork(of view: TypeID) -> [DerivedWork] {
    memory.derivedWork.answer(Int(view.rawValue)) {
      guard mayDerive(view) else { return [] }
      var finder = DerivedWorkFinder(view, self)
      forEachBodyNode(of: view) { finder.look(at: $0, $1) }
      return finder.found
    }
  }

  /// Calls `visit` with each node of a block that runs when the block does.
  package func forEachBodyCode(in block: Node, _ visit: (Node) -> Void) {
    forEachBodyNode(in: block, Evaluation(of: nil)) { node, _ in visit(node) }
  }
}

private struct DerivedWorkFinder {
  private(set) var found: [DerivedWork] = []
  private let view: TypeID
  private let model: SwiftUIModel
  private var places: Set<Node> = []
  /// The last call that was looked at, with all that is in it.
  private var last: Node?

  init(_ view: TypeID, _ model: SwiftUIModel) {
    self.view = view
    self.model = model
  }

  mutating func look(at node: Node, _ evaluation: Evaluation) {
    guard node.kind == .functionCallExpr, last.map({ !$0.contains(node) }) ?? true,
      let name = ViewCall(FunctionCallExprSyntax(unchecked: node)).nameToken?.text,
      Collections.isCostly(name), !evaluation.isPresented, model.isLookedAt(node),
      let collection = model.derivedCollection(of: node)
    else { return }
    last = node
    guard let place = place(of: node, evaluation), places.insert(key(of: place, evaluation)).inserted else {
      return
    }
    let member = model.index.enclosingDeclaration(of: node)
    let isHelper = member.map { !model.isBuilderMember($0) } ?? false
    found.append(
      DerivedWork(
        view: view, place: place, call: node, member: isHelper ? member?.name : nil,
        collection: source(of: collection), method: name, isInRow: evaluation.inRow,
        cause: cause(of: node, isHelper ? member : nil)))
  }

  /// Where the code of the type itself does it.
  private func place(of call: Node, _ evaluation: Evaluation) -> Node? {
    ([call] + evaluation.through.reversed()).first { model.index.enclosingTypes(of: $0).contains(view) }
  }

  /// What is told of once: a helper of the type, or the place.
  private func key(of place: Node, _ evaluation: Evaluation) -> Node {
    guard let member = model.index.enclosingDeclaration(of: place), !model.isBuilderMember(member) else {
      return place
    }
    return member.node
  }

  /// `trails` of `trails.filter { … }.sorted()`
  private func source(of collection: Node) -> String {
    var current = collection
    while let call = FunctionCallExprSyntax(current).flatMap({ MemberCall($0) }) { current = call.base }
    return String(current.text.prefix(40))
  }

  /// What evaluates the view without having to do with what a call, or the member that makes it, reads.
  private func cause(of call: Node, _ member: Declaration?) -> FrequentUpdate? {
    let updates = model.frequentUpdates(of: view)
    guard !updates.isEmpty else { return nil }
    let inputs = model.inputs(of: member?.node ?? call)
    return updates.first { update in
      guard !inputs.contains(update.property) else { return false }
      guard case .object = update.cause, let owner = model.index.type(of: update.property) else {
        return true
      }
      let read = inputs.filter {
        model.index.type(of: $0) == owner && model.index[$0].attribute("Published") != nil
      }
      return (1...2).contains(read.count)
    }
  }
}
