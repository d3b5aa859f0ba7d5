import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The classes that generic code is used with, as far as its uses determine them.
struct GenericUsers: Equatable, Sendable {
  fileprivate(set) var classes: Set<TypeID> = []

  /// Whether it may be used with others.
  fileprivate(set) var isOpen = false

  /// Whether other modules may use it, with their classes and with public ones of the project.
  fileprivate(set) var isPublic = false

  fileprivate mutating func add(_ others: GenericUsers) {
    classes.formUnion(others.classes)
    isOpen = isOpen || others.isOpen
    isPublic = isPublic || others.isPublic
  }
}

/// What generic code is used with; each piece of code is analyzed once. Code that passes on its own
/// parameters is used with the same types.
struct GenericUserTable {
  private let index: ProjectIndex
  private var users: [DeclarationID: GenericUsers] = [:]

  init(_ index: ProjectIndex) { self.index = index }

  /// What generic code is used with.
  mutating func users(of owner: Declaration) -> GenericUsers {
    if let known = users[owner.id] { return known }
    settle(explore(from: owner))
    return users[owner.id] ?? GenericUsers()
  }

  /// Analyzes the uses of all generic code that passes its parameters to an owner, also indirectly. Returns
  /// the owners to which each one passes its parameters.
  private mutating func explore(from owner: Declaration) -> [DeclarationID: [DeclarationID]] {
    var receivers: [DeclarationID: [DeclarationID]] = [:]
    var found: Set<DeclarationID> = [owner.id]
    var open = [owner.id]
    while let next = open.popLast() {
      let uses = GenericUses(of: index[next], index)
      users[next] = uses.users
      for giver in uses.givers {
        receivers[giver, default: []].append(next)
        if users[giver] == nil, found.insert(giver).inserted { open.append(giver) }
      }
    }
    return receivers
  }

  /// Propagates what is known from giver to receiver until nothing changes.
  private mutating func settle(_ receivers: [DeclarationID: [DeclarationID]]) {
    var open = Set(receivers.keys)
    while let giver = open.popFirst() {
      guard let given = users[giver] else { continue }
      for receiver in receivers[giver] ?? [] {
        let known = users[receiver] ?? GenericUsers()
        users[receiver, default: known].add(given)
        if users[receiver] != known { open.insert(receiver) }
      }
    }
  }
}

/// What the uses of generic code determine by themselves.
private struct GenericUses {
  private(set) var users = GenericUsers()

  /// The generic code that passes on its own parameters.
  private(set) var givers: Set<DeclarationID> = []

  init(of owner: Declaration, _ index: ProjectIndex) {
    users.isPublic = index.access(of: owner.id) >= .package
    users.isOpen = owner.kind == .actor || owner.kind == .enum
    let references = index.references(to: owner.id)
    for use in [references.certain, references.possible].joined() where !owner.node.contains(use.node) {
      add(use, index)
    }
  }

  private mutating func add(_ use: Use, _ index: ProjectIndex) {
    if let arguments = use.genericArguments {
      for argument in arguments { add(type: index.resolve(argument), index) }
      return
    }
    guard let call = FunctionCallExprSyntax(use.expression.parent), call.calledExpression == use.expression
    else {
      // `extension Screen {}` and a type without arguments don't determine the arguments.
      if case .type = use.role, use.node.parent?.kind == .extensionDecl { return }
      users.isOpen = true
      return
    }
    let tells = call.argumentValues.map { add(argument: $0, index) }
    // `all([model])` and `Lazy { Model() }` determine nothing that is analyzed here.
    if !tells.contains(true) { users.isOpen = true }
  }

  /// Returns whether an argument determines a class that the generic code is used with.
  private mutating func add(argument: Node, _ index: ProjectIndex) -> Bool {
    guard case .instance(let type, _) = index.typeOfExpression(argument) else { return false }
    return add(type: type, index)
  }

  /// Adds a type that generic code is used with. Returns whether it is, or may be, an observable one.
  @discardableResult
  private mutating func add(type: TypeResolution, _ index: ProjectIndex) -> Bool {
    switch type {
    case .known(let type):
      guard index.conformance(of: type, toForeign: "ObservableObject") != nil else { return false }
      users.classes.insert(type)
    case .parameter(let parameter): add(parameter: parameter, index)
    case .unknown, .ambiguous: users.isOpen = true
    case .foreign(let name):
      // A managed object of Core Data is an ObservableObject that can't be migrated.
      guard name.hasPrefix("NS") || name == "Optional" || name == "ObservableObject" else { return false }
      users.isOpen = true
    }
    return true
  }

  /// Adds a parameter that generic code passes on: it is what that code itself is used with, or it conforms
  /// to a project protocol.
  private mutating func add(parameter: Node, _ index: ProjectIndex) {
    let protocols = GenericConstraints(on: parameter, index).types.compactMap(\.known).filter {
      index.conformance(of: $0, toForeign: "ObservableObject") != nil
    }
    users.classes.formUnion(protocols)
    guard protocols.isEmpty else { return }
    guard let owner = ObservableConstraint.owner(of: parameter, index) else {
      users.isOpen = true
      return
    }
    givers.insert(owner.id)
  }
}
