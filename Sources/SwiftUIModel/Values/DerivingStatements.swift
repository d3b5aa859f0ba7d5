import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The collection of which a call sorts or thins out a local copy: `trails` for `found.sort()` after
  /// `var found = trails`.
  func collectionCopied(toBeChangedBy call: FunctionCallExprSyntax) -> Node? {
    guard let access = MemberAccessExprSyntax(call.calledExpression), let base = access.base,
      let name = access.declName?.baseName?.name, let form = Collections.derivingForm(ofMutating: name),
      name == "sort" || call.trailingClosure != nil || call.argumentLabels.first == "where",
      case .local(let binding) = index.lookUp(base), binding.kind == .variable, binding.isMutable,
      let value = binding.value, !isNewCollection(value), !isHandful(value),
      isCollection(value, derivedBy: form)
    else { return nil }
    return value
  }

  /// The collection of which a `for` loop makes another one: it adds to a local variable that is declared
  /// before it.
  func collectionLooped(by node: Node) -> Node? {
    guard let loop = ForStmtSyntax(node), let sequence = loop.sequence, sequence.kind != .sequenceExpr,
      let body = loop.body?.node, isCollection(sequence, derivedBy: Collections.loop),
      body.subtree.contains(where: { addsToLocal($0, declaredOutside: node) })
    else { return nil }
    return sequence
  }

  /// Whether a collection is derived from another one where it is written, or where the local constant is made that
  /// it names.
  func isDerived(_ collection: Node) -> Bool {
    if case .local(let binding) = index.lookUp(collection), binding.kind == .variable,
      let value = binding.value
    {
      return isDerivation(value)
    }
    return isDerivation(collection)
  }

  /// `found.append(trail)`, `groups[trail.kind, default: []].append(trail)`, `names[trail.id] = trail.name`.
  private func addsToLocal(_ node: Node, declaredOutside loop: Node) -> Bool {
    let place: Node?
    if let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }) {
      place = ["append", "insert"].contains(call.name) ? call.base : nil
    } else {
      place = node.kind == .subscriptCallExpr && Assignment(target: node) != nil ? node : nil
    }
    guard let place, case .local(let binding) = index.lookUp(ConstantExpressions.root(of: place)) else {
      return false
    }
    return binding.kind == .variable && binding.isMutable && !loop.contains(binding.node)
  }

  /// `[Trail]()`, `Set<Int>()`, `.init()`: a collection that is filled later.
  private func isNewCollection(_ value: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(value), call.arguments?.children.first == nil,
      call.trailingClosure == nil, let callee = call.calledExpression
    else { return false }
    return callee.kind != .memberAccessExpr && callee.kind != .declReferenceExpr || callee.text == ".init"
      || callee.text.first?.isUppercase == true
  }

  /// The loop or call, among those in a node, that takes long for many elements. See
  /// ``slowCall(in:ofStore:)``.
  func slowWork(in node: Node, ofStore isOfStore: () -> Bool) -> Node? {
    guard let body = ForStmtSyntax(node)?.body?.node else {
      return slowCall(in: node, ofStore: isOfStore)?.node
    }
    return hasCostlyStep(body) ? node : nil
  }
}
