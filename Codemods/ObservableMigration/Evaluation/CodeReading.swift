import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What a piece of code, as a function or a getter, reads itself, and what it calls.
struct CodeReading: Sendable {
  /// A place that reads what may change.
  struct Read: Sendable {
    let node: Node
    /// The stored variable, or nil where others declare what is read; a computed one only where it is a
    /// guess.
    let variable: DeclarationID?
    /// Whether another variable of that name may be meant.
    var isGuess = false
    /// Whether it follows a key path that stands elsewhere, in what is given to the view or what it holds.
    var followsPath = false
    /// Whether it stands for code that isn't known, which a variable holds: that may read whatever it likes.
    var isOfUnknownCode = false
    /// Whether it may be passed over: it stands in a branch, or in a closure that somebody else calls.
    var mayBePassedOver = false
  }

  private(set) var reads: [Read] = []
  private(set) var calls: [DeclarationID] = []
  /// Those that are called whenever the code runs.
  private(set) var certainCalls: Set<DeclarationID> = []

  private let names: CodeNames
  /// Whether what is looked at may be passed over as the code runs.
  private var mayBePassedOver = false

  private var index: ProjectIndex { names.index }

  /// - Parameter unknown: What may hold code that isn't known.
  init(of parts: [Node], _ names: CodeNames, unknown: Node? = nil) {
    self.names = names
    for part in parts { walk(part) }
    if let unknown { reads.append(Read(node: unknown, variable: nil, isOfUnknownCode: true)) }
  }

  private mutating func walk(_ node: Node) {
    if node.kind == .closureExpr, node.isAction { return }
    if node.kind == .sequenceExpr, setsUpWrapper(node) { return }
    let (firstRead, firstCall) = (reads.count, calls.count)
    collect(node)
    if mayBePassedOver {
      for read in reads.indices[firstRead...] { reads[read].mayBePassedOver = true }
    } else if calls.count == firstCall + 1, !mayHoldAnother(index[calls[firstCall]]) {
      // Of several only one is meant.
      certainCalls.insert(calls[firstCall])
    }
    let outer = mayBePassedOver
    defer { mayBePassedOver = outer }
    for child in node.children {
      let before = mayBePassedOver
      mayBePassedOver = before || node.mayPassOver(child)
      walk(child)
      mayBePassedOver = before || child.mayLeave
    }
  }

  private mutating func collect(_ node: Node) {
    switch node.kind {
    case .declReferenceExpr: collect(name: node)
    case .functionCallExpr: collect(call: FunctionCallExprSyntax(unchecked: node))
    case .memberAccessExpr: collect(member: MemberAccessExprSyntax(unchecked: node))
    case .subscriptCallExpr: collect(subscript: SubscriptCallExprSyntax(unchecked: node))
    case .sequenceExpr: calls += names.operators.functions(calledIn: node, index)
    case .keyPathExpr:
      reads += names.variables(behind: node).map { Read(node: node, variable: $0, isGuess: true) }
    case .expressionSegment:
      calls += node.subtree.filter { $0.parent?.kind == .labeledExpr }.flatMap(names.descriptions)
    default: return
    }
  }

  private mutating func collect(call: FunctionCallExprSyntax) {
    guard let callee = call.calledExpression else { return }
    calls += names.functions(ofCalledValue: callee)
    if ForeignState.readsFile(call, index) { reads.append(Read(node: call.node, variable: nil)) }
    if callee.kind == .declReferenceExpr, callee.firstToken.text == "String" {
      calls += call.argumentValues.flatMap(names.descriptions)
    }
    guard mayBeType(callee) else { return }
    let made = index.typeOfExpression(callee)
    calls += names.initializers(of: made)
    // A function can't be compared: the view that is given one is evaluated with the view around it.
    if case .metatype(.known(let type)) = made, index.kind(of: type).isEvaluated,
      call.node.subtree.contains(where: { $0.kind == .closureExpr })
    {
      calls += index.members(named: "body", of: type).map(\.id)
    }
  }

  private mutating func collect(member access: MemberAccessExprSyntax) {
    calls += names.subscripts(answeringFor: access)
    if ForeignState.readsClock(access, index) { reads.append(Read(node: access.node, variable: nil)) }
    collect(memberOfEnvironment: access)
    collect(memberOfService: access)
    guard names.foreignObjects.areNamed, let base = access.base, let type = foreignClass(of: base),
      ForeignState.isRead(access.declName?.baseName?.name, of: type)
    else { return }
    reads.append(Read(node: access.node, variable: nil))
  }

  /// What the one object of a library's class tells of itself: `Auth.auth().currentUser`.
  private mutating func collect(memberOfService access: MemberAccessExprSyntax) {
    guard let base = access.base?.insideOptional, ForeignState.isService(base, index),
      !access.node.isCalled, Assignment(target: access.node) == nil
    else { return }
    reads.append(Read(node: access.node, variable: nil))
  }

  /// A member of an object that the environment holds: `basket.count` of `@Environment(\.basket) var basket`.
  private mutating func collect(memberOfEnvironment access: MemberAccessExprSyntax) {
    guard let base = access.base?.insideOptional, base.kind == .declReferenceExpr,
      let name = access.declName?.baseName?.name, Assignment(target: access.node) == nil,
      names.isFromEnvironment(base.text), case let found = index.declarations(referencedBy: base),
      found.count == 1, case let property = index[found[0]], property.typeAnnotation == nil
    else { return }
    if ForeignState.environmentClass(of: property) != nil {
      reads.append(Read(node: access.node, variable: nil))
    }
    guard let key = property.environmentKey,
      case let values = index.members(named: key, ofForeign: "EnvironmentValues"), values.count == 1,
      case .instance(.known(let type), _) = index.typeOfVariable(values[0].id), index[type].kind == .class
    else { return }
    for member in index.members(named: name, of: type) where !member.isStatic {
      collect(member, at: access.node)
    }
  }

  /// The class of others that an expression names an object of, if that has state: `player`,
  /// `WCSession.default`.
  private func foreignClass(of optional: Node) -> String? {
    let base = optional.insideOptional
    if let shared = MemberAccessExprSyntax(FunctionCallExprSyntax(base)?.calledExpression ?? base),
      ForeignState.isShared(shared.declName?.baseName?.name ?? ""), let owner = shared.base,
      owner.kind == .declReferenceExpr, names.foreignObjects.contain(owner.text)
    {
      return owner.text
    }
    guard base.isPlainName, !isMadeHere(base), !isObserved(base), let type = index.foreignType(of: base)
    else { return nil }
    return names.foreignObjects.contain(type) ? type : nil
  }

  /// Whether a view observes the object that an expression names: `@ObservedObject var entry: Entry`.
  private func isObserved(_ object: Node) -> Bool {
    object.kind == .declReferenceExpr
      && index.declarations(referencedBy: object).contains { index[$0].isObserved }
  }

  /// Whether code names an object that it makes itself.
  private func isMadeHere(_ name: Node) -> Bool {
    guard case .local(let binding) = index.lookUp(name), let value = binding.value else { return false }
    return FunctionCallExprSyntax(value)?.calledExpression?.firstToken.text.first?.isUppercase ?? false
  }

  /// `object[keyPath: path]` reads whatever key paths lead to.
  private mutating func collect(subscript call: SubscriptCallExprSyntax) {
    guard let base = call.calledExpression else { return }
    let argument = LabeledExprSyntax(call.arguments?.children.first)
    if argument?.label?.text != "keyPath" {
      calls += names.subscripts(calledOn: base)
    } else if argument?.expression?.kind != .keyPathExpr {
      reads.append(Read(node: call.node, variable: nil, followsPath: true))
    }
  }

  private mutating func collect(name node: Node) {
    let name = DeclReferenceExprSyntax(node)?.baseName?.name ?? node.text
    if ForeignState.names.contains(name), ForeignState.isRead(through: node) {
      let isBegun = node.parent?.kind == .functionCallExpr || node.parent?.kind == .memberAccessExpr
      reads.append(Read(node: isBegun ? node.parent ?? node : node, variable: nil))
    } else if ForeignState.members.contains(name), let access = MemberAccessExprSyntax(node.parent),
      access.declName?.node == node, index.declarations(named: name).isEmpty
    {
      reads.append(Read(node: access.node, variable: nil))
    }
    guard names.mayLeadOn(name) else { return }
    let whole = MemberAccessExprSyntax(node.parent)?.declName?.node == node ? node.parent ?? node : node
    guard Assignment(target: whole) == nil else { return }
    let meant = meant(by: node, isCalled: whole.isCalled)
    for id in meant { collect(index[id], at: whole) }
    if meant.isEmpty, let access = MemberAccessExprSyntax(whole) { collect(untold: name, access) }
  }

  /// What a name refers to. Where it is not called, functions beside a variable of the name aren't meant.
  private func meant(by name: Node, isCalled: Bool) -> [DeclarationID] {
    let all = index.declarations(referencedBy: name)
    guard !isCalled, all.count > 1, all.contains(where: { index[$0].kind == .variable }) else { return all }
    return all.filter { index[$0].kind != .function }
  }

  /// `_x = …`: a wrapper that is set up in an initialiser, of which the first is kept.
  private func setsUpWrapper(_ sequence: Node) -> Bool {
    let first = sequence.firstToken
    let name = first.text == "self" ? first.next?.next : first
    guard let name, name.text.hasPrefix("_"), name.text != "_" else { return false }
    return sequence.subtree.contains { $0.kind == .assignmentExpr }
  }

  /// Whether a call may make a value of a type whose initialisers are known; those of SwiftUI's views are
  /// not.
  private func mayBeType(_ callee: Node) -> Bool {
    if let member = MemberAccessExprSyntax(callee)?.declName?.node {
      return member.text.first?.isUppercase == true || member.text == "init"
    }
    let name = callee.text
    guard name.first?.isUppercase == true else { return false }
    guard callee.kind == .declReferenceExpr else { return true }
    return names.isType(name)
  }

  /// What a member may be that was not found in the type of its base.
  private mutating func collect(untold name: String, _ access: MemberAccessExprSyntax) {
    guard let base = access.base else {
      if let member = names.candidates(name).ofType { calls.append(member) }
      return
    }
    let candidates = names.candidates(name)
    calls += candidates.added
    guard isUntold(index.typeOfExpression(base)) else { return }
    // An element of what a closure is handed to is told by what that holds.
    for type in TypesInValue(of: base, index).known.sorted(on: { Int($0.rawValue) }) {
      for member in index.members(named: name, of: type) { collect(member, at: access.node) }
    }
    for member in candidates.required.map({ index[$0] }) where mayBeMeant(member, at: access.node) {
      collect(member, at: access.node)
    }
    guard !access.node.isCalled else { return }
    reads += candidates.stored.map { Read(node: access.node, variable: $0, isGuess: true) }
  }

  /// Whether a place may name what a protocol asks for: `.frame(width: 8)` calls no `var frame: CGRect { get }`.
  private func mayBeMeant(_ member: Declaration, at node: Node) -> Bool {
    guard node.isCalled, member.kind == .variable else { return true }
    if case .instance(.foreign, _) = index.typeOfVariable(member.id) { return false }
    return true
  }

  private func isUntold(_ type: ExpressionType) -> Bool {
    switch type {
    case .unknown, .instance(.unknown, _), .instance(.parameter, _), .instance(.ambiguous, _): true
    default: false
    }
  }

  /// What a declaration reads or calls where it is named.
  private mutating func collect(_ declaration: Declaration, at node: Node) {
    if let parent = declaration.parent, index[parent].kind == .protocol, let name = declaration.name,
      let owner = index.type(of: declaration.id)
    {
      let witnesses = index.subtypes(of: owner).flatMap { index.ownMembers(named: name, of: $0) }
      for witness in witnesses where witness.parent != parent { collect(witness, at: node) }
    }
    calls += index.overrides(of: declaration.id)
    switch declaration.kind {
    case .variable where declaration.isStored:
      if declaration.holdsPath { reads.append(Read(node: node, variable: nil, followsPath: true)) }
      if let wrapper = index.wrapper(of: declaration) {
        calls += index.members(named: "wrappedValue", of: wrapper).map(\.id)
      }
      let isConstant = declaration.traits.contains(.let)
      let isCalledClosure =
        node.isCalledOrUnwrapped && !declaration.holdsProcedure && index.mayBeFunction(declaration)
      if isCalledClosure, !isHandedToView(declaration) { calls.append(declaration.id) }
      guard !isConstant || isCalledClosure && declaration.initialValue == nil else { return }
      reads.append(Read(node: node, variable: declaration.id))
    case .variable: calls.append(declaration.id)
    case .function where declaration.returnsValue:
      calls.append(declaration.id)
    default: return
    }
  }

  /// Whether a variable holds one of several functions.
  private func mayHoldAnother(_ called: Declaration) -> Bool {
    called.isStored && (called.initialValue == nil || !called.traits.contains(.let))
  }

  /// Whether a function is handed to a view: it is evaluated with the view around, which hands it another.
  private func isHandedToView(_ variable: Declaration) -> Bool {
    let isGiven = variable.initialValue.map { $0.kind == .nilLiteralExpr } ?? true
    return isGiven && index.type(of: variable.id).map { index.kind(of: $0).isEvaluated } ?? false
  }
}
