import ProjectIndex
import SwiftCST

/// The code that runs while code runs: everything in the project that it may call, certainly or not.
final class CalledCode: Sendable {
  let index: ProjectIndex
  let operators: DeclaredOperators

  private let known = Memory<Node, Calls>()
  private let knownChanges = Memory<Node, InPlaceChange?>()
  private let knownBindings = Memory<Node, Bool>()
  // See `Deliveries`.
  let knownListeners = Memory<String, [Node]>()
  // See `FunctionValues`.
  let knownValues = Memory<Int, [Node]>()
  let knownArguments = Memory<Node, [Node]>()
  let knownCreations = Memory<TypeID, [FunctionCallExprSyntax]>()

  init(_ index: ProjectIndex) {
    self.index = index
    operators = DeclaredOperators(index)
  }

  /// The direct calls of a piece of code, such as a closure or a function.
  func calls(in code: Node) -> Calls {
    known.answer(code) {
      var collection = CallCollection(from: code, self)
      collection.collect()
      return collection.calls
    }
  }

  /// The code that may run when a variable with a function is called.
  func calls(ofFunctionIn variable: Declaration) -> Calls {
    var collection = CallCollection(from: variable.node, self)
    collection.follow(variable, isCalled: true)
    return collection.calls
  }

  /// Whether a piece of code reads a binding, which may be one to any value.
  func readsBinding(in code: Node) -> Bool {
    knownBindings.answer(code) {
      code.subtree.contains { $0.kind == .declReferenceExpr && isBinding($0) }
    }
  }

  private func isBinding(_ name: Node) -> Bool {
    guard MemberAccessExprSyntax(name.parent)?.declName?.node != name else { return false }
    return switch index.lookUp(name) {
    case .local(let binding): binding.token?.text.first == "$"
    case .members(let found, _), .moduleLevel(let found, _):
      found.contains { index[$0].attribute("Binding") != nil }
    default: false
    }
  }

  /// The change of the value that an expression names, or nil if it isn't changed in place.
  func change(of expression: Node) -> InPlaceChange? {
    knownChanges.answer(expression) { InPlaceChange(of: expression, self) }
  }

  /// The maximum depth of followed calls.
  static let depth = 4
}

/// The calls of a piece of code.
struct Calls: Sendable {
  /// Functions, accessors and closures.
  fileprivate(set) var code: [Node] = []

  /// The same, if only the name indicates what is called: some of these.
  fileprivate(set) var guesses: [Node] = []

  /// The names of callees that may be any function.
  fileprivate(set) var unknown: [String] = []
}

/// Collects the calls of a piece of code.
struct CallCollection {
  private(set) var calls = Calls()

  let called: CalledCode
  /// The calling code; an argument passed to a function in it is at the call of that function.
  let caller: Node
  private var collected: Set<DeclarationID> = []
  private var followed: Set<DeclarationID> = []
  private var bindings: Set<LocalBinding> = []
  /// Whether additions are based on a name alone.
  private var isGuessing = false

  var index: ProjectIndex { called.index }

  init(from caller: Node, _ called: CalledCode) {
    self.caller = caller
    self.called = called
  }

  /// Adds code that is called.
  mutating func add(_ node: Node) {
    if isGuessing { calls.guesses.append(node) } else { calls.code.append(node) }
  }

  /// Adds what is found by a name alone.
  mutating func guess(if isGuess: Bool, _ add: (inout Self) -> Void) {
    let outer = isGuessing
    isGuessing = outer || isGuess
    add(&self)
    isGuessing = outer
  }

  mutating func addUnknown(_ name: String) {
    if !isGuessing { calls.unknown.append(name) }
  }

  /// Returns whether the value of a variable or local name is followed for the first time, and marks it as
  /// followed.
  mutating func isNew(_ variable: DeclarationID) -> Bool { followed.insert(variable).inserted }
  mutating func isNew(_ binding: LocalBinding) -> Bool { bindings.insert(binding).inserted }

  /// Adds the calls of the caller.
  fileprivate mutating func collect() {
    for node in caller.subtree { collect(node) }
  }

  private mutating func collect(_ node: Node) {
    switch node.kind {
    case .declReferenceExpr: collect(name: node)
    case .functionCallExpr: collect(call: FunctionCallExprSyntax(unchecked: node))
    case .subscriptCallExpr: collect(subscript: SubscriptCallExprSyntax(unchecked: node))
    case .sequenceExpr: collect(sequence: SequenceExprSyntax(unchecked: node))
    case .keyPathExpr: followKeyPath(node)
    case .expressionSegment:
      for value in node.subtree where value.parent?.kind == .labeledExpr {
        let types = TypesInValue(of: value, index).known
        add(types.flatMap { index.members(named: "description", of: $0) })
      }
    default: return
    }
  }

  private mutating func collect(name node: Node) {
    let access = MemberAccessExprSyntax(node.parent)
    guard let access, access.declName?.node == node else { return collect(plain: node) }
    let (members, isGuess) = index.mayBeMeant(by: access)
    guess(if: isGuess) { collection in
      for member in members { collection.collect(member, at: access.node) }
    }
    guard access.node.isCalledOrUnwrapped, case .metatype(let type) = index.typeOfExpression(access.node)
    else { return }
    collect(initializersOf: type)
  }

  private mutating func collect(plain node: Node) {
    switch index.lookUp(node) {
    case .local(let binding):
      follow(binding, named: node.text, isCalled: node.isCalledOrUnwrapped)
    case .members(let found, _), .moduleLevel(let found, _):
      for id in found { collect(index[id], at: node) }
    case .type(let type) where node.isCalledOrUnwrapped: collect(initializersOf: type)
    default: return
    }
  }

  /// Adds what runs when a declaration is named.
  private mutating func collect(_ declaration: Declaration, at node: Node) {
    if declaration.isStored { follow(declaration, isCalled: node.isCalledOrUnwrapped) }
    guard collected.insert(declaration.id).inserted else { return }
    for other in index.implementations(of: declaration) { collect(other, at: node) }
    switch declaration.kind {
    case .function, .initializer, .subscript: add(declaration.node)
    case .variable where !declaration.isStored: add(declaration.node)
    case .variable:
      if let value = declaration.initialValue, declaration.traits.contains(.lazy) { add(value) }
      if declaration.hasObservers {
        for accessor in declaration.accessorDeclarations { add(accessor.node) }
      }
      if let wrapper = index.wrapper(of: declaration) {
        add(index.members(named: "wrappedValue", of: wrapper))
      }
    default: return
    }
  }

  private mutating func collect(initializersOf type: TypeResolution) {
    guard let type = type.known else { return }
    add(index.ownMembers(named: "init", of: type))
    let stored = index.members(of: type).filter { $0.isStored && !$0.isStatic && !$0.traits.contains(.lazy) }
    for value in stored.compactMap(\.initialValue) where value.kind != .closureExpr { add(value) }
  }

  private mutating func collect(call: FunctionCallExprSyntax) {
    guard let callee = call.calledExpression else { return }
    if callee.kind == .subscriptCallExpr { addUnknown(callee.text) }
    guard let access = MemberAccessExprSyntax(callee), let base = access.base,
      let name = access.declName?.baseName?.name
    else { return }
    addComparisons(madeBy: name, of: base, in: call)
    for listener in called.listeners(notifiedBy: call) { add(listener) }
  }

  private mutating func collect(subscript call: SubscriptCallExprSyntax) {
    guard let base = call.calledExpression else { return }
    let types = TypesInValue(of: base, index).known
    let all = types.flatMap { [$0] + index.supertypes(of: $0) }.flatMap(index.members(of:))
    add(all.filter { $0.kind == .subscript })
  }

  private mutating func collect(sequence: SequenceExprSyntax) {
    let parts = sequence.elements?.children.map(\.self) ?? []
    for position in parts.indices.dropFirst().dropLast()
    where parts[position].kind == .binaryOperatorExpr {
      addOperators(named: parts[position].text, on: [parts[position - 1], parts[position + 1]])
    }
  }

  /// Adds the code of declarations.
  mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations { add(declaration.node) }
  }
}
