import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The classes that generic code is used with, as far as its uses tell.
struct GenericUsers {
  private(set) var classes: Set<TypeID> = []

  /// Whether it can't be told what else it is used with.
  private(set) var isOpen: Bool

  /// The generic code whose uses are looked at already.
  private var owners: Set<DeclarationID>

  /// - Parameter users: The generic code that hands on its own parameters to this one.
  init(of owner: Declaration, from users: Set<DeclarationID> = [], _ index: ProjectIndex) {
    owners = users.union([owner.id])
    isOpen = index.access(of: owner.id) >= .package || owner.kind == .actor || owner.kind == .enum
    for use in index.references(to: owner.id).all {
      guard !isInOwnBody(use.node, owner) else { continue }
      add(use, index)
    }
  }

  private func isInOwnBody(_ node: Node, _ owner: Declaration) -> Bool { owner.node.contains(node) }

  private mutating func add(_ use: Use, _ index: ProjectIndex) {
    if let arguments = use.genericArguments {
      for argument in arguments { add(type: index.resolve(argument), index) }
      return
    }
    guard let call = FunctionCallExprSyntax(use.expression.parent), call.calledExpression == use.expression
    else {
      // `extension Screen {}` and a type without arguments say nothing about them.
      if case .type = use.role, use.node.parent?.kind == .extensionDecl { return }
      isOpen = true
      return
    }
    let tells = call.argumentValues.map { add(argument: $0, index) }
    // `all([model])` and `Lazy { Model() }` say nothing that is understood here.
    if !tells.contains(true) { isOpen = true }
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
      classes.insert(type)
    case .parameter(let parameter): add(parameter: parameter, index)
    case .unknown, .ambiguous: isOpen = true
    case .foreign(let name):
      // A managed object of Core Data is an ObservableObject that nobody can migrate.
      guard name.hasPrefix("NS") || name == "Optional" || name == "ObservableObject" else { return false }
      isOpen = true
    }
    return true
  }

  /// What generic code hands on is what it is used with itself, or conforms to a protocol of the project.
  private mutating func add(parameter: Node, _ index: ProjectIndex) {
    let protocols = GenericConstraints(on: parameter, index).types.compactMap(\.known).filter {
      index.conformance(of: $0, toForeign: "ObservableObject") != nil
    }
    classes.formUnion(protocols)
    guard protocols.isEmpty else { return }
    guard let owner = ObservableConstraint.owner(of: parameter, index) else {
      isOpen = true
      return
    }
    guard !owners.contains(owner.id) else { return }
    let users = GenericUsers(of: owner, from: owners, index)
    classes.formUnion(users.classes)
    isOpen = isOpen || users.isOpen
  }
}
