import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The classes and protocols of a cluster, with what is known about them in the project.
struct Family: Sendable {
  /// The types that are migrated together.
  let cluster: ObservableCluster

  /// The same types as a set.
  let all: Set<TypeID>

  /// The same, with all project types that they inherit from: names in their code may also refer to members
  /// of the family.
  let lineage: Set<TypeID>

  /// The files in which the types are declared or extended: only there can an unqualified name refer to a
  /// member of one of them.
  let files: Set<FileID>

  /// The uses of member names.
  let uses: MemberUses

  /// What was found before.
  let memory = FamilyMemory()

  /// The generic parameters and associated types that have the constraints of the cluster.
  private let parameters: Set<Node>

  var index: ProjectIndex { uses.index }

  /// The classes and protocols, in the order of files and lines.
  var types: [TypeID] { cluster.types }

  /// Only the classes.
  var classes: [TypeID] { types.filter { index[$0].kind == .class } }

  init(_ cluster: ObservableCluster, _ uses: MemberUses) {
    self.cluster = cluster
    self.uses = uses
    all = Set(cluster.types)
    lineage = all.union(cluster.types.flatMap(uses.index.supertypes(of:)))
    files = Set(cluster.types.flatMap { uses.index.files(of: $0) })
    parameters = Set(cluster.constraints.flatMap(\.parameters))
  }
}

// MARK: - Members

extension Family {
  /// All members of the types.
  var members: [Declaration] { types.flatMap { index.members(of: $0) } }

  /// The variables with `@Published`.
  var publishedProperties: [Declaration] {
    members.filter { $0.kind == .variable && $0.attribute("Published") != nil }
  }

  /// The properties stored in the objects.
  var storedProperties: [Declaration] { members.filter(index.isInstanceStorage) }

  /// Whether one of these types declares a member.
  func declares(_ member: DeclarationID) -> Bool { index.type(of: member).map(contains) ?? false }
}

// MARK: - Types

extension Family {
  /// Whether a project type is one of these.
  func contains(_ type: TypeID) -> Bool { all.contains(type) }

  /// Whether code is in one of the types.
  func surrounds(_ node: Node) -> Bool { index.enclosingType(of: node).map(contains) ?? false }

  /// Whether the value of an expression has a type of the family; nil if unknown.
  func includes(valueOf expression: Node) -> Bool? {
    if let known = includes(index.typeOfExpression(expression)) { return known }
    if index.foreignType(of: expression) != nil { return false }
    if let wrapped = ForceUnwrapExprSyntax(expression)?.expression { return includes(valueOf: wrapped) }
    // An external member can't have a type that its module doesn't know, unless the project adds the member
    // or an argument brings the type.
    let call = FunctionCallExprSyntax(expression)
    if let call, !call.trailingClosures.isEmpty || call.argumentValues.contains(where: mayBring) {
      return nil
    }
    guard let access = MemberAccessExprSyntax(call?.calledExpression ?? expression), let base = access.base,
      let name = access.declName?.baseName?.name, let foreign = foreignType(of: base),
      index.members(named: name, ofForeign: foreign).isEmpty
    else { return nil }
    return false
  }

  /// Whether an argument may decide that the result of an external function has a type of the family.
  private func mayBring(_ argument: Node) -> Bool {
    if Self.literals.contains(argument.kind) { return false }
    guard includes(valueOf: argument) == false else { return true }
    return argument.subtree.contains { part in
      switch part.kind {
      case .closureExpr: true
      case .declReferenceExpr, .memberAccessExpr, .functionCallExpr:
        isOrNamesOne(index.typeOfExpression(part))
      default: false
      }
    }
  }

  private static let literals: Set<SyntaxKind> = [
    .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .stringLiteralExpr,
  ]

  private func isOrNamesOne(_ type: ExpressionType) -> Bool {
    if case .metatype(let named) = type { return includes(named) != false }
    return includes(type) == true
  }

  /// The non-generic external type that an expression names or has.
  private func foreignType(of expression: Node) -> String? {
    switch index.typeOfExpression(expression) {
    case .metatype(.foreign(let name)), .instance(.foreign(let name), optionalDepth: 0):
      expression.kind == .genericSpecializationExpr ? nil : name
    case .unknown, .metatype(.unknown):
      // A capitalized name that the project doesn't declare is an external type.
      expression.kind == .declReferenceExpr && expression.text.first?.isUppercase == true
        && index.declarations(named: expression.text).isEmpty ? expression.text : nil
    default: nil
    }
  }

  /// Whether a value has a type of the family; nil if unknown.
  func includes(_ type: ExpressionType) -> Bool? {
    switch type {
    case .instance(let resolution, _): includes(resolution)
    case .metatype: false
    case .unknown: nil
    }
  }

  /// Whether a declared type is in the family; nil if unknown.
  func includes(_ type: TypeResolution) -> Bool? {
    switch type {
    case .known(let type): contains(type)
    case .ambiguous(let types): types.contains(where: contains) ? nil : false
    case .parameter(let parameter):
      uses.constraints(on: parameter).contains { includes($0) == true }
        || parameters.contains(parameter)
    case .foreign: false
    case .unknown: nil
    }
  }

  /// Whether a type is an unconstrained generic parameter: that of the contents of a generic value.
  func isOpen(_ type: ExpressionType) -> Bool {
    guard case .instance(.parameter(let parameter), _) = type else { return false }
    return uses.constraints(on: parameter).isEmpty
  }
}
