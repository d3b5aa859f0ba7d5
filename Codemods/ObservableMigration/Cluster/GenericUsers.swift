import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The classes that generic code is used with, as far as its uses tell.
struct GenericUsers: Equatable, Sendable {
  fileprivate(set) var classes: Set<TypeID> = []

  /// Whether it can't be told what else it is used with.
  fileprivate(set) var isOpen = false

  fileprivate mutating func add(_ others: GenericUsers) {
    classes.formUnion(others.classes)
    isOpen = isOpen || others.isOpen
  }
}

/// What generic code is used with, each piece of code looked at once: what hands on its own parameters is used
/// with the same.
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

  /// Looks at the uses of all generic code that hands on its parameters to an owner, on the way over others,
  /// too; gives the owners that each one hands its parameters to.
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

  /// Hands on what is known from giver to receiver until nothing is new.
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

/// What the uses of generic code alone tell.
private struct GenericUses {
  private(set) var users = GenericUsers()

  /// The generic code that hands on its own parameters.
  private(set) var givers: Set<DeclarationID> = []

  init(of owner: Declaration, _ index: ProjectIndex) {
    users.isOpen = index.access(of: owner.id) >= .package || owner.kind == .actor || owner.kind == .enum
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
      // `extension Screen {}` and a type without arguments say nothing about them.
      if case .type = use.role, use.node.parent?.kind == .extensionDecl { return }
      users.isOpen = true
      return
    }
    let tells = call.argumentValues.map { add(argument: $0, index) }
    // `all([model])` and `Lazy { Model() }` say nothing that is understood here.
    if !tells.contains(true) { users.isOpen = true }
  }

  /// Whether an argument tells a class that the generic code is used with.
  private mutating func add(argument: Node, _ index: ProjectIndex) -> Bool {
    guard case .instance(let type, _) = index.typeOfExpression(argument) else { return false }
    return add(type: type, index)
  }

  /// Adds a type that generic code is used with; whether it is an observable one, or may be.
  @discardableResult
  private mutating func add(type: TypeResolution, _ index: ProjectIndex) -> Bool {
    switch type {
    case .known(let type):
      guard index.conformance(of: type, toForeign: "ObservableObject") != nil else { return false }
      users.classes.insert(type)
    case .parameter(let parameter): add(parameter: parameter, index)
    case .unknown, .ambiguous: users.isOpen = true
    case .foreign(let name):
      // A managed object of Core Data is an ObservableObject that nobody can migrate.
      guard name.hasPrefix("NS") || name == "Optional" || name == "ObservableObject" else { return false }
      users.isOpen = true
    }
    return true
  }

  /// What generic code hands on is what it is used with itself, or conforms to a protocol of the project.
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
