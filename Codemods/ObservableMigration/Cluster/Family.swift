import ProjectIndex
import SwiftCST

/// The classes and protocols of a cluster, and what is known of them in the project.
struct Family: Sendable {
  /// What moves together.
  let cluster: ObservableCluster

  /// The same types as a set.
  let all: Set<TypeID>

  /// The same, with all types of the project that they inherit from: what these name in their own code may be
  /// a member of the family, too.
  let lineage: Set<TypeID>

  /// The files in which the types are declared or extended: only there can a name by itself mean a member of
  /// one of them.
  let files: Set<FileID>

  /// Where the names of members stand.
  let uses: MemberUses

  /// The generic parameters and associated types that the constraints of the cluster stand on.
  private let parameters: Set<Node>

  var index: ProjectIndex { uses.index }

  /// The classes and protocols, in the order of files and lines.
  var types: [TypeID] { cluster.types }

  /// The classes alone.
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

  /// Those that are variables with `@Published`.
  var publishedProperties: [Declaration] {
    members.filter { $0.kind == .variable && $0.attribute("Published") != nil }
  }

  /// Those that are stored in the objects.
  var storedProperties: [Declaration] { members.filter(index.isInstanceStorage) }

  /// Whether a member is one of these types'.
  func declares(_ member: DeclarationID) -> Bool { index.type(of: member).map(contains) ?? false }
}

// MARK: - Types

extension Family {
  /// Whether a type of the project is one of these.
  func contains(_ type: TypeID) -> Bool { all.contains(type) }

  /// Whether code stands in one of the types.
  func surrounds(_ node: Node) -> Bool { index.enclosingType(of: node).map(contains) ?? false }

  /// Whether the value of an expression is of a type of the family; nil where it can't be told.
  func includes(valueOf expression: Node) -> Bool? {
    if let known = includes(index.typeOfExpression(expression)) { return known }
    if index.foreignType(of: expression) != nil { return false }
    // What others declare can't be of a type that they don't know, unless the project adds it to theirs.
    guard let access = MemberAccessExprSyntax(expression), let base = access.base,
      let name = access.declName?.baseName?.name, let foreign = foreignType(of: base),
      index.members(named: name, ofForeign: foreign).isEmpty
    else { return nil }
    return false
  }

  /// The type without parameters that others declare and an expression names or is a value of.
  private func foreignType(of expression: Node) -> String? {
    switch index.typeOfExpression(expression) {
    case .metatype(.foreign(let name)), .instance(.foreign(let name), optionalDepth: 0):
      expression.kind == .genericSpecializationExpr ? nil : name
    case .unknown:
      // A name with a capital that the project doesn't declare is a type of others.
      expression.kind == .declReferenceExpr && expression.text.first?.isUppercase == true
        && index.declarations(named: expression.text).isEmpty ? expression.text : nil
    default: nil
    }
  }

  /// Whether a value is of a type of the family; nil where it can't be told.
  func includes(_ type: ExpressionType) -> Bool? {
    switch type {
    case .instance(let resolution, _): includes(resolution)
    case .metatype: false
    case .unknown: nil
    }
  }

  /// Whether a written type is of the family; nil where it can't be told.
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

  /// Whether a type is a parameter that may stand for anything: that of what a value of a generic type holds.
  func isOpen(_ type: ExpressionType) -> Bool {
    guard case .instance(.parameter(let parameter), _) = type else { return false }
    return uses.constraints(on: parameter).isEmpty
  }
}
