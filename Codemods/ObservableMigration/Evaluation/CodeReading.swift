import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The direct reads and calls of a piece of code, such as a function or a getter.
struct CodeReading: Sendable {
  /// A location that reads something that may change.
  struct Read: Sendable {
    let node: Node
    /// The stored variable, or nil if an external declaration is read; a computed variable only for a guess.
    let variable: DeclarationID?
    /// Whether another variable with this name may be meant.
    var isGuess = false
    /// Whether it follows a key path from elsewhere, passed to the view or stored in it.
    var followsPath = false
    /// Whether it represents unknown code in a variable, which may read anything.
    var isOfUnknownCode = false
    /// Whether it may be skipped: it is in a branch, or in a closure that other code calls.
    var mayBePassedOver = false
  }

  private(set) var reads: [Read] = []
  private(set) var calls: [DeclarationID] = []
  /// The calls that are made whenever the code runs.
  private(set) var certainCalls: Set<DeclarationID> = []

  private let names: CodeNames
  /// Whether the current code may be skipped when the code runs.
  private var mayBePassedOver = false

  private var index: ProjectIndex { names.index }

  /// - Parameter unknown: What may contain unknown code.
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
      // Of several candidates only one is called.
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
    // Functions can't be compared: a view that gets one is evaluated with the surrounding view.
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

  /// Reads from the singleton of a library class: `Auth.auth().currentUser`.
  private mutating func collect(memberOfService access: MemberAccessExprSyntax) {
    guard let base = access.base?.insideOptional, ForeignState.isService(base, index),
      !access.node.isCalled, Assignment(target: access.node) == nil
    else { return }
    reads.append(Read(node: access.node, variable: nil))
  }

  /// A member of an object in the environment: `basket.count` for `@Environment(\.basket) var basket`.
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

  /// The external class with state whose object an expression names: `player`, `WCSession.default`.
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

  /// Whether code names an object that it creates itself.
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
    if meant.isEmpty, let access = MemberAccessExprSyntax(whole) { collect(unknown: name, access) }
  }

  /// What a name refers to. If it is not called, functions with the name of a variable are excluded.
  private func meant(by name: Node, isCalled: Bool) -> [DeclarationID] {
    let all = index.declarations(referencedBy: name)
    guard !isCalled, all.count > 1, all.contains(where: { index[$0].kind == .variable }) else { return all }
    return all.filter { index[$0].kind != .function }
  }

  /// `_x = …`: sets up a wrapper in an initializer; only the first one is kept.
  private func setsUpWrapper(_ sequence: Node) -> Bool {
    let first = sequence.firstToken
    let name = first.text == "self" ? first.next?.next : first
    guard let name, name.text.hasPrefix("_"), name.text != "_" else { return false }
    return sequence.subtree.contains { $0.kind == .assignmentExpr }
  }

  /// Whether a call may create a value of a type with known initializers; those of SwiftUI's views are
  /// unknown.
  private func mayBeType(_ callee: Node) -> Bool {
    if let member = MemberAccessExprSyntax(callee)?.declName?.node {
      return member.text.first?.isUppercase == true || member.text == "init"
    }
    let name = callee.text
    guard name.first?.isUppercase == true else { return false }
    guard callee.kind == .declReferenceExpr else { return true }
    return names.isType(name)
  }

  /// The candidates for a member that was not found in the type of its base.
  private mutating func collect(unknown name: String, _ access: MemberAccessExprSyntax) {
    guard let base = access.base else {
      if let member = names.candidates(name).ofType { calls.append(member) }
      return
    }
    let candidates = names.candidates(name)
    calls += candidates.added
    guard isUnknown(index.typeOfExpression(base)) else { return }
    // The contents of a collection determine the type of a closure's element.
    for type in TypesInValue(of: base, index).known.sorted(on: { Int($0.rawValue) }) {
      for member in index.members(named: name, of: type) { collect(member, at: access.node) }
    }
    for member in candidates.required.map({ index[$0] }) where mayBeMeant(member, at: access.node) {
      collect(member, at: access.node)
    }
    guard !access.node.isCalled else { return }
    reads += candidates.stored.map { Read(node: access.node, variable: $0, isGuess: true) }
  }

  /// Whether a node may refer to a protocol requirement: `.frame(width: 8)` doesn't call
  /// `var frame: CGRect { get }`.
  private func mayBeMeant(_ member: Declaration, at node: Node) -> Bool {
    guard node.isCalled, member.kind == .variable else { return true }
    if case .instance(.foreign, _) = index.typeOfVariable(member.id) { return false }
    return true
  }

  private func isUnknown(_ type: ExpressionType) -> Bool {
    switch type {
    case .unknown, .instance(.unknown, _), .instance(.parameter, _), .instance(.ambiguous, _): true
    default: false
    }
  }

  /// The reads or calls of a declaration when it is named.
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

  /// Whether a variable may contain another function.
  private func mayHoldAnother(_ called: Declaration) -> Bool {
    called.isStored && (called.initialValue == nil || !called.traits.contains(.let))
  }

  /// Whether a function is passed to a view, which is evaluated with the surrounding view because that passes
  /// a new function.
  private func isHandedToView(_ variable: Declaration) -> Bool {
    let isGiven = variable.initialValue.map { $0.kind == .nilLiteralExpr } ?? true
    return isGiven && index.type(of: variable.id).map { index.kind(of: $0).isEvaluated } ?? false
  }
}
