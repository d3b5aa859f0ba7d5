import CodemodKit
import ProjectIndex
import SwiftCST

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
  }

  var reads: [Read] = []
  var calls: [DeclarationID] = []

  let names: CodeNames

  var index: ProjectIndex { names.index }

  init(of parts: [Node], _ names: CodeNames) {
    self.names = names
    for part in parts { walk(part) }
  }

  private mutating func walk(_ node: Node) {
    if node.kind == .closureExpr, node.isAction { return }
    if node.kind == .sequenceExpr, setsUpWrapper(node) { return }
    collect(node)
    for child in node.children { walk(child) }
  }

  private mutating func collect(_ node: Node) {
    switch node.kind {
    case .declReferenceExpr: collect(name: node)
    case .functionCallExpr: collect(call: FunctionCallExprSyntax(unchecked: node))
    case .keyPathExpr: collect(keyPath: node)
    case .expressionSegment:
      for value in node.subtree where value.parent?.kind == .labeledExpr { collect(described: value) }
    case .sequenceExpr: calls += names.operators.functions(calledIn: node, index)
    case .subscriptCallExpr: collect(subscript: node)
    case .memberAccessExpr:
      if names.hasDynamicMembers { collect(dynamicMember: node) }
      guard names.hasForeignObjects, let base = MemberAccessExprSyntax(node)?.base, base.isPlainName,
        let type = index.foreignType(of: base), ForeignState.classes.contains(type)
      else { return }
      reads.append(Read(node: node, variable: nil))
    default: return
    }
  }

  private mutating func collect(call: FunctionCallExprSyntax) {
    guard let callee = call.calledExpression else { return }
    if names.hasCallables { collect(calledValue: callee) }
    if callee.kind == .declReferenceExpr, callee.firstToken.text == "String" {
      for value in call.argumentValues { collect(described: value) }
    }
    guard mayBeType(callee) else { return }
    let made = index.typeOfExpression(callee)
    calls += initializers(of: made).map(\.id)
    // A function can't be compared: the view that is given one is evaluated with the view around it.
    if case .metatype(.known(let type)) = made, index.isView(type),
      call.node.subtree.contains(where: { $0.kind == .closureExpr })
    {
      calls += index.members(named: "body", of: type).map(\.id)
    }
  }

  private mutating func collect(name node: Node) {
    let name = DeclReferenceExprSyntax(node)?.baseName?.name ?? node.text
    if ForeignState.names.contains(name), ForeignState.isRead(through: node) {
      reads.append(Read(node: node, variable: nil))
    }
    guard names.mayLeadOn(name) else { return }
    let whole = MemberAccessExprSyntax(node.parent)?.declName?.node == node ? node.parent ?? node : node
    guard Assignment(target: whole) == nil else { return }
    let meant = index.declarations(referencedBy: node)
    for id in meant { collect(index[id], at: whole) }
    if meant.isEmpty, let access = MemberAccessExprSyntax(whole) { collect(untold: name, access) }
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

  /// What runs when a value is made: the initialisers of its type, and the type itself for the defaults of
  /// its properties.
  private func initializers(of type: ExpressionType) -> [Declaration] {
    switch type {
    case .metatype(.known(let type)):
      index.ownMembers(named: "init", of: type) + [index[index[type].primary]]
    case .metatype(.foreign(let type)): index.members(named: "init", ofForeign: type)
    default: []
    }
  }

  mutating func collect(_ declaration: Declaration, at node: Node) {
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
      let isCalledClosure = declaration.isClosure && node.isCalled
      if isCalledClosure, declaration.initialValue != nil { calls.append(declaration.id) }
      guard !isConstant || isCalledClosure && declaration.initialValue == nil else { return }
      reads.append(Read(node: node, variable: declaration.id))
    case .variable: calls.append(declaration.id)
    case .function where declaration.isFunctionOfValue:
      calls.append(declaration.id)
    default: return
    }
  }
}
