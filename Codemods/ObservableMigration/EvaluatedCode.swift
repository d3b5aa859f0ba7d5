import CodemodKit
import ProjectIndex
import SwiftCST
import Synchronization

/// What the evaluation of views reads, through whatever it calls.
final class EvaluatedCode: Sendable {
  /// A place that reads what may change.
  struct Read: Sendable {
    let node: Node
    /// The stored variable, or nil where others declare what is read.
    let variable: DeclarationID?
    /// Whether another variable of that name may be meant.
    var isGuess = false
  }

  /// What one function or getter reads itself, and what it calls.
  private struct Code: Sendable {
    var reads: [Read] = []
    var calls: [DeclarationID] = []
  }

  private struct Change: Hashable {
    let variable: DeclarationID
    let isGuess: Bool
  }

  private let index: ProjectIndex
  private let known = Mutex<[DeclarationID: Code]>([:])
  private let knownChanges = Mutex<[Change: Bool]>([:])

  init(_ index: ProjectIndex) { self.index = index }

  /// What the evaluation of a view reads in its own members, and in what they call; but not what other views in it
  /// read, which are evaluated by themselves.
  func reads(from view: TypeID) -> [Read] {
    var open = Self.evaluated.flatMap { index.members(named: $0, of: view) }.map { (id: $0.id, depth: 0) }
    var seen = Set(open.map(\.id))
    var reads: [Read] = []
    while let next = open.popLast() {
      let code = code(of: next.id)
      reads += code.reads
      for call in code.calls where seen.insert(call).inserted {
        let depth = index.type(of: call) == view ? next.depth : next.depth + 1
        if depth <= Self.depth { open.append((call, depth)) }
      }
    }
    return reads
  }

  /// Whether a stored variable is changed after it, or the object that it is of, has been made; also where that
  /// can't be told for certain, if asked.
  func isChangedLater(_ variable: Declaration, guessing: Bool = false) -> Bool {
    guard !variable.traits.contains(.let), let name = variable.name else { return false }
    let key = Change(variable: variable.id, isGuess: guessing)
    if let known = knownChanges.withLock({ $0[key] }) { return known }
    let isShared = variable.isStatic || variable.parent == nil
    let isObject = isObject(index.typeOfVariable(variable.id))
    let uses = index.uses(of: name) { Assignment.mayFollow($0) || InPlaceChange.mayFollow($0, index) }
    let isChanged = uses.contains { use in
      guard isShared || !isInInitializer(use, of: variable),
        isObject ? Assignment(target: use.expression) != nil : use.expression.isChanged(index)
      else { return false }
      let access = MemberAccessExprSyntax(use.expression)
      if guessing, let base = access?.base, index.typeOfExpression(base) == .unknown { return true }
      return index.declarations(referencedBy: access?.declName?.node ?? use.expression).contains(variable.id)
    }
    knownChanges.withLock { $0[key] = isChanged }
    return isChanged
  }

  private func isInInitializer(_ use: Use, of variable: Declaration) -> Bool {
    guard let around = index.enclosingDeclaration(of: use.node) else { return false }
    return around.kind == .initializer && index.type(of: around.id) == index.type(of: variable.id)
  }

  private func isObject(_ type: ExpressionType) -> Bool {
    guard case .instance(.known(let type), _) = type else { return false }
    return [.class, .actor].contains(index[type].kind)
  }

  private func code(of declaration: DeclarationID) -> Code {
    if let code = known.withLock({ $0[declaration] }) { return code }
    var code = Code()
    if let node = index[declaration].getterStatements ?? index[declaration].body?.node {
      for part in node.subtree where !Migration.isInActionClosure(part) { collect(part, &code) }
    }
    known.withLock { $0[declaration] = code }
    return code
  }

  private func collect(_ node: Node, _ code: inout Code) {
    switch node.kind {
    case .declReferenceExpr:
      if Self.foreignState.contains(node.text), Self.isRead(node) {
        code.reads.append(Read(node: node, variable: nil))
      }
      let whole = MemberAccessExprSyntax(node.parent)?.declName?.node == node ? node.parent ?? node : node
      guard Assignment(target: whole) == nil else { return }
      let meant = index.declarations(referencedBy: node)
      for id in meant { collect(index[id], at: whole, &code) }
      guard meant.isEmpty, let base = MemberAccessExprSyntax(whole)?.base, !isCalled(whole),
        index.typeOfExpression(base) == .unknown
      else { return }
      code.reads += guesses(node.text, at: whole)
    case .functionCallExpr:
      guard let callee = FunctionCallExprSyntax(node)?.calledExpression else { return }
      code.calls += initializers(of: index.typeOfExpression(callee)).map(\.id)
    case .keyPathExpr:
      // Of which type it is stays open: that of the object, if it has such a member.
      code.reads += guesses(node.lastToken.name, at: node)
    case .expressionSegment:
      for value in node.subtree.filter({ $0.parent?.kind == .labeledExpr }) {
        guard case .instance(.known(let type), _) = index.typeOfExpression(value) else { continue }
        code.calls += index.members(named: "description", of: type).map(\.id)
      }
    case .subscriptCallExpr:
      guard let base = SubscriptCallExprSyntax(node)?.calledExpression,
        case .instance(.known(let type), _) = index.typeOfExpression(base)
      else { return }
      code.calls += index.members(of: type).filter { $0.kind == .subscript }.map(\.id)
    case .memberAccessExpr:
      guard let base = MemberAccessExprSyntax(node)?.base,
        case .instance(.foreign(let type), _) = index.typeOfExpression(base),
        Self.foreignObjects.contains(type)
      else { return }
      code.reads.append(Read(node: node, variable: nil))
    default: return
    }
  }

  /// The variables that a name may mean as a member of what can't be told.
  private func guesses(_ name: String, at node: Node) -> [Read] {
    index.declarations(named: name).filter {
      $0.kind == .variable && $0.isStored && !$0.traits.contains(.let)
    }
    .map { Read(node: node, variable: $0.id, isGuess: true) }
  }

  private func isCalled(_ node: Node) -> Bool {
    FunctionCallExprSyntax(node.parent)?.calledExpression == node
  }

  /// Whether a variable holds a function, which may read whatever it likes.
  func isClosure(_ variable: Declaration) -> Bool {
    variable.typeAnnotation.map { TypeShape($0).core.kind == .functionType } ?? false
  }

  private func initializers(of type: ExpressionType) -> [Declaration] {
    switch type {
    // That of a view sets up its state, as a rule, of which the first is kept.
    case .metatype(.known(let type)) where !index.isView(type): index.ownMembers(named: "init", of: type)
    case .metatype(.foreign(let type)): index.members(named: "init", ofForeign: type)
    default: []
    }
  }

  private func collect(_ declaration: Declaration, at node: Node, _ code: inout Code) {
    if let parent = declaration.parent, index[parent].kind == .protocol, let name = declaration.name,
      let owner = index.type(of: declaration.id)
    {
      let witnesses = index.subtypes(of: owner).flatMap { index.ownMembers(named: name, of: $0) }
      for witness in witnesses where witness.parent != parent { collect(witness, at: node, &code) }
    }
    switch declaration.kind {
    case .variable where declaration.isStored:
      guard !declaration.traits.contains(.let) || isClosure(declaration) && isCalled(node) else { return }
      code.reads.append(Read(node: node, variable: declaration.id))
    case .variable: code.calls.append(declaration.id)
    // What gives nothing is no part of what is shown: something else calls it.
    case .function
    where !declaration.isAsync && !["", "Void", "()"].contains(declaration.resultType?.text ?? ""):
      code.calls.append(declaration.id)
    default: return
    }
  }

  /// Whether a name stands for what changes: the clock is only read where a moment is made of nothing.
  private static func isRead(_ name: Node) -> Bool {
    name.text != "Date" || ["Date()", "Date.now"].contains(name.parent?.text)
  }

  private static let evaluated = [
    "body", "updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController",
  ]

  /// What others give that changes and that nothing observes.
  private static let foreignState: Set = ["UserDefaults", "Defaults", "FileManager", "Date"]

  /// Classes of others whose objects have state that nothing observes.
  private static let foreignObjects = Set(
    words: """
      AVAudioPlayer AVAudioRecorder AVPlayer AVPlayerItem AVQueuePlayer CLLocationManager NWPathMonitor Progress
      UndoManager OperationQueue WKWebView PDFDocument NSManagedObjectContext CBCentralManager CBPeripheral WCSession MPMusicPlayerController
      """)

  /// How far calls are followed outside of the view: what is deeper, such as where texts are looked up, is set up
  /// once as a rule.
  private static let depth = 2
}
