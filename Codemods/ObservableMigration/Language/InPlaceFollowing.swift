import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Follows an expression to what changes its value in place, and collects the code that runs during the
/// change.
struct InPlaceFollowing {
  private(set) var collection: CallCollection
  private(set) var mayWait = false

  private let index: ProjectIndex
  /// Whether the change begins before the code after the value is evaluated: a `?` checks whether there is a
  /// value to change.
  private var hasBegun = false

  init(from expression: Node, _ called: CalledCode) {
    index = called.index
    collection = CallCollection(from: expression, called)
  }

  mutating func follow(_ expression: Node) -> Bool {
    if let assignment = Assignment(target: expression) {
      if !assignment.isPlain { add(operatorOn: expression) }
      if hasBegun { add(evaluated: Array(expression.parent?.children.map(\.self).dropFirst(2) ?? [])) }
      addEnds(of: expression)
      return true
    }
    guard let parent = expression.parent else { return false }
    switch parent.kind {
    case .forceUnwrapExpr, .tupleExpr: return follow(parent)
    case .optionalChainingExpr:
      hasBegun = true
      return follow(parent)
    case .inOutExpr: return follow(inOut: parent)
    case .subscriptCallExpr:
      let hasBegun = hasBegun
      guard let call = SubscriptCallExprSyntax(parent), call.calledExpression == expression, follow(parent)
      else { return false }
      add(subscript: call, of: expression)
      if hasBegun { add(evaluated: call.arguments?.children.map(\.self) ?? []) }
      return true
    case .memberAccessExpr:
      guard let access = MemberAccessExprSyntax(parent), access.base == expression, !isObject(expression)
      else { return false }
      guard let call = FunctionCallExprSyntax(parent.parent), call.calledExpression == parent else {
        guard follow(parent) else { return false }
        addObservers(of: access)
        return true
      }
      return follow(method: access, of: expression, call)
    default: return false
    }
  }

  /// `selection?.count = total`: what is evaluated during the change.
  private mutating func add(evaluated nodes: [Node]) {
    for node in nodes { collection.add(node) }
    mayWait = mayWait || nodes.contains { $0.mayAwait }
  }

  /// `total += price`: an operator of the project accesses the value while it runs.
  private mutating func add(operatorOn value: Node) {
    let operands = value.parent?.children.map(\.self) ?? []
    guard operands.count > 1 else { return }
    collection.addOperators(named: operands[1].text, on: [value])
  }

  /// Whether an expression names an object, which is changed without being replaced.
  private func isObject(_ expression: Node) -> Bool {
    guard case .instance(.known(let type), _) = index.typeOfExpression(expression) else { return false }
    return [.class, .actor].contains(index[type].kind)
  }

  private mutating func follow(
    method access: MemberAccessExprSyntax, of value: Node, _ call: FunctionCallExprSyntax
  ) -> Bool {
    let name = access.declName?.baseName?.name ?? ""
    guard index.isMutating(name) else { return false }
    let (members, isGuess) = index.mayBeMeant(by: access)
    let methods = members.flatMap { [$0] + index.implementations(of: $0) }
      .filter { $0.traits.contains(.mutating) }
    mayWait = mayWait || methods.contains(where: \.isAsync)
    collection.guess(if: isGuess) { $0.add(methods) }
    collection.addComparisons(madeBy: name, of: value, in: call)
    addEnds(of: value)
    add(call, of: methods)
    if hasBegun { add(evaluated: call.labeledArguments.compactMap(\.expression)) }
    return true
  }

  /// A replaced or removed value may be an object that is deallocated during the access to the value.
  private mutating func addEnds(of value: Node) {
    for type in TypesInValue(of: value, index).known where index[type].kind == .class {
      collection.add(index.members(of: type).filter { $0.kind == .deinitializer })
    }
  }

  /// A key is compared; a project subscript may do anything.
  private mutating func add(subscript call: SubscriptCallExprSyntax, of value: Node) {
    let arguments = call.arguments?.children.compactMap { LabeledExprSyntax($0) } ?? []
    for argument in arguments where argument.label?.text == "default" {
      if let value = argument.expression { collection.add(value) }
    }
    let types = TypesInValue(of: value, index)
    let owners = types.known.flatMap { [$0] + index.supertypes(of: $0) }
    collection.add(owners.flatMap(index.members(of:)).filter { $0.kind == .subscript })
    // An array position is a number, and the keys of most dictionaries have external types.
    guard let key = arguments.first?.expression, case let keys = TypesInValue(of: key, index), !keys.isOpen
    else { return }
    collection.addComparisons(of: keys)
  }

  /// `normalise(&items)`: the function accesses the value while it runs.
  private mutating func follow(inOut argument: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(argument.parent?.parent?.parent) else { return true }
    guard let callee = call.calledExpression else { return true }
    let callees =
      MemberAccessExprSyntax(callee).map { index.mayBeMeant(by: $0).members }
      ?? index.declarations(referencedBy: callee).map { index[$0] }
    add(call, of: callees)
    mayWait = mayWait || callees.contains(where: \.isAsync)
    collection.follow(callee, isCalled: true)
    for other in call.labeledArguments.compactMap({ InOutExprSyntax($0.expression) }) {
      if callees.isEmpty, let value = other.expression { addWitnesses(of: value) }
      if other.node != argument { addObservers(ofGiven: other) }
    }
    return true
  }

  /// The target of another `inout` argument is set before this change is finished.
  private mutating func addObservers(ofGiven argument: InOutExprSyntax) {
    guard let target = argument.expression else { return }
    if let access = MemberAccessExprSyntax(target) { return addObservers(of: access) }
    addSetters(of: index.declarations(referencedBy: target).map { index[$0] })
  }

  /// Adds the observers, or the setter, of a part that is set.
  private mutating func addObservers(of access: MemberAccessExprSyntax) {
    guard let name = access.declName?.baseName?.name,
      index.declarations(named: name).contains(where: mayRunCode)
    else { return }
    let (members, isGuess) = index.mayBeMeant(by: access)
    addSetters(of: members, isGuess: isGuess)
  }

  private func mayRunCode(_ member: Declaration) -> Bool {
    member.kind == .variable && (!member.accessorDeclarations.isEmpty || !member.attributes.isEmpty)
  }

  private mutating func addSetters(of variables: [Declaration], isGuess: Bool = false) {
    let accessors = variables.filter(mayRunCode).flatMap { variable in
      let wrapped = index.wrapper(of: variable).map { index.members(named: "wrappedValue", of: $0) } ?? []
      return ([variable] + wrapped).flatMap(\.accessorDeclarations)
    }
    collection.guess(if: isGuess) { collection in
      for accessor in accessors where accessor.accessorSpecifier?.kind != .get {
        collection.add(accessor.node)
      }
    }
  }

  /// Adds what external functions call on a value passed to them.
  private mutating func addWitnesses(of value: Node) {
    for type in TypesInValue(of: value, index).known {
      collection.add(Self.witnesses.flatMap { index.members(named: $0, of: type) })
    }
  }

  /// The members with which the library iterates over a value, or writes it.
  private static let witnesses = [
    "next", "makeIterator", "write", "description", "debugDescription", "customMirror",
  ]

  /// Adds the functions passed to a call, and what it evaluates later than other arguments.
  private mutating func add(_ call: FunctionCallExprSyntax, of callees: [Declaration]) {
    for closure in call.trailingClosures { collection.add(closure) }
    let late = callees.flatMap(\.parameters).filter { $0.type?.text.contains("@autoclosure") == true }
    for argument in call.labeledArguments {
      guard let value = argument.expression, value.kind != .inOutExpr else { continue }
      if value.isLazy || late.contains(where: { $0.label == argument.label?.name }) { collection.add(value) }
      if callees.isEmpty { addWitnesses(of: value) }
      collection.follow(value, isCalled: argument.label.map { Self.labels.contains($0.name) } ?? false)
    }
  }

  /// The labels of function parameters of collections.
  private static let labels = Set(words: "where by uniquingKeysWith")
}

extension Node {
  /// Whether what is evaluated may suspend: it contains `await`, or the surrounding expression does.
  fileprivate var mayAwait: Bool {
    subtree.contains { $0.kind == .awaitExpr }
      || ancestors.prefix { $0.kind != .codeBlockItem }.contains { $0.kind == .awaitExpr }
  }

  /// Whether a value is computed during iteration.
  fileprivate var isLazy: Bool {
    subtree.contains { MemberAccessExprSyntax($0)?.declName?.baseName?.name == "lazy" }
  }
}
