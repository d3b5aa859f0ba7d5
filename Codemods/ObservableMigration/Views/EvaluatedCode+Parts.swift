import CodemodKit
import ProjectIndex
import SwiftCST

/// What a piece of code reads itself, and what it calls.
extension EvaluatedCode {
  func walk(_ node: Node, _ code: inout Code) {
    if node.kind == .closureExpr, Migration.isAction(node) { return }
    if node.kind == .sequenceExpr, setsUpWrapper(node) { return }
    collect(node, &code)
    for child in node.children { walk(child, &code) }
  }

  private func collect(_ node: Node, _ code: inout Code) {
    switch node.kind {
    case .declReferenceExpr: collect(name: node, &code)
    case .functionCallExpr:
      guard let callee = FunctionCallExprSyntax(node)?.calledExpression else { return }
      if hasCallables { collect(calledValue: callee, &code) }
      if callee.kind == .declReferenceExpr, callee.firstToken.text == "String" {
        for value in FunctionCallExprSyntax(node)?.argumentValues ?? [] { collect(described: value, &code) }
      }
      guard mayBeType(callee) else { return }
      let made = index.typeOfExpression(callee)
      code.calls += initializers(of: made).map(\.id)
      // A function can't be compared: the view that is given one is evaluated with the view around it.
      if case .metatype(.known(let type)) = made, index.isView(type),
        node.subtree.contains(where: { $0.kind == .closureExpr })
      {
        code.calls += index.members(named: "body", of: type).map(\.id)
      }
    case .keyPathExpr: collect(keyPath: node, &code)
    case .expressionSegment:
      for value in node.subtree where value.parent?.kind == .labeledExpr { collect(described: value, &code) }
    case .sequenceExpr: collect(operatorsIn: node, &code)
    case .subscriptCallExpr: collect(subscript: node, &code)
    case .memberAccessExpr:
      if hasDynamicMembers { collect(dynamicMember: node, &code) }
      guard hasForeignObjects, let base = MemberAccessExprSyntax(node)?.base, Self.isPlain(base),
        let type = index.foreignType(of: base), Self.foreignObjects.contains(type)
      else { return }
      code.reads.append(Read(node: node, variable: nil))
    default: return
    }
  }

  private func collect(name node: Node, _ code: inout Code) {
    let name = DeclReferenceExprSyntax(node)?.baseName?.name ?? node.text
    if ForeignState.names.contains(name), ForeignState.isRead(through: node) {
      code.reads.append(Read(node: node, variable: nil))
    }
    guard mayBeFollowed(name) else { return }
    let whole = MemberAccessExprSyntax(node.parent)?.declName?.node == node ? node.parent ?? node : node
    guard Assignment(target: whole) == nil else { return }
    let meant = index.declarations(referencedBy: node)
    for id in meant { collect(index[id], at: whole, &code) }
    if meant.isEmpty, let access = MemberAccessExprSyntax(whole) { collect(untold: name, access, &code) }
  }

  /// Whether the project declares something of a name that counts or leads on; most names are those of
  /// modifiers of SwiftUI, of constants and of parts of values.
  private func mayBeFollowed(_ name: String) -> Bool {
    knownNames.answer(name) {
      let declared = index.declarations(named: name)
      // Of a common name one surely counts.
      return declared.count > 8
        || declared.contains { declaration in
          switch declaration.kind {
          case .function: FunctionDeclSyntax(declaration.node)?.signature?.returnClause != nil
          case .variable: !declaration.isStored || isState(declaration) || holdsPath(declaration)
          default: false
          }
        }
    }
  }

  /// Whether a stored variable is no part of a value: one of a class, a type or a module, or what a function
  /// or a wrapper of the project gives.
  private func isState(_ variable: Declaration) -> Bool {
    guard let parent = variable.parent, !variable.isStatic, index[parent].kind != .class else {
      return !variable.traits.contains(.let) || isClosure(variable)
    }
    return isClosure(variable) || wrapper(of: variable) != nil
  }

  private func holdsPath(_ variable: Declaration) -> Bool {
    guard let type = variable.typeAnnotation else { return false }
    return type.tokenIndices.contains { type.tree.token(at: $0).text.hasSuffix("KeyPath") }
  }

  /// What gives nothing is no part of what is shown: something else calls it.
  func givesValue(_ function: Declaration) -> Bool {
    !function.isAsync && !["", "Void", "()"].contains(function.resultType?.text ?? "")
  }

  /// `_x = …`: a wrapper that is set up in an initialiser, of which the first is kept.
  private func setsUpWrapper(_ sequence: Node) -> Bool {
    let first = sequence.firstToken
    let name = first.text == "self" ? first.next?.next : first
    guard let name, name.text.hasPrefix("_"), name.text != "_" else { return false }
    return sequence.subtree.contains { $0.kind == .assignmentExpr }
  }

  /// Whether an expression is made of names alone.
  static func isPlain(_ expression: Node) -> Bool {
    if expression.kind == .declReferenceExpr { return true }
    return MemberAccessExprSyntax(expression)?.base.map(isPlain) ?? false
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
    return knownTypes.answer(name) {
      index.declarations(named: name).contains(where: \.kind.isType)
        || !index.members(named: "init", ofForeign: name).isEmpty
    }
  }

  func isCalled(_ node: Node) -> Bool {
    FunctionCallExprSyntax(node.parent)?.calledExpression == node
  }

  /// Whether a variable holds a function, which may read whatever it likes.
  func isClosure(_ variable: Declaration) -> Bool {
    variable.initialValue?.kind == .closureExpr
      || variable.typeAnnotation.map { TypeShape($0).core.kind == .functionType } ?? false
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

  func collect(_ declaration: Declaration, at node: Node, _ code: inout Code) {
    if let parent = declaration.parent, index[parent].kind == .protocol, let name = declaration.name,
      let owner = index.type(of: declaration.id)
    {
      let witnesses = index.subtypes(of: owner).flatMap { index.ownMembers(named: name, of: $0) }
      for witness in witnesses where witness.parent != parent { collect(witness, at: node, &code) }
    }
    code.calls += overrides(of: declaration).map(\.id)
    switch declaration.kind {
    case .variable where declaration.isStored:
      if holdsPath(declaration) { code.reads.append(Read(node: node, variable: nil, followsPath: true)) }
      if let wrapper = wrapper(of: declaration) {
        code.calls += index.members(named: "wrappedValue", of: wrapper).map(\.id)
      }
      let isConstant = declaration.traits.contains(.let)
      let isCalledClosure = isClosure(declaration) && isCalled(node)
      if isCalledClosure, declaration.initialValue != nil { code.calls.append(declaration.id) }
      guard !isConstant || isCalledClosure && declaration.initialValue == nil else { return }
      code.reads.append(Read(node: node, variable: declaration.id))
    case .variable: code.calls.append(declaration.id)
    case .function where givesValue(declaration):
      code.calls.append(declaration.id)
    default: return
    }
  }

  /// Classes of others whose objects have state that nothing observes.
  static let foreignObjects = Set<String>(
    words: """
      AVAudioPlayer AVAudioRecorder AVPlayer AVPlayerItem AVQueuePlayer CLLocationManager NWPathMonitor Progress
      UndoManager OperationQueue WKWebView PDFDocument NSManagedObjectContext CBCentralManager CBPeripheral WCSession MPMusicPlayerController
      """)
}
