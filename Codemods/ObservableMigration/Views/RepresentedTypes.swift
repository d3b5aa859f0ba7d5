import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A representable, and what it creates and names: its coordinator and other nested types, views of UIKit or
/// AppKit, layers, scenes, what these use, and helpers; also the global functions that get an object of a
/// family.
struct RepresentedTypes {
  /// Their declarations and extensions, nearest first, and the functions.
  private var codes: [Declaration] = []

  private let index: ProjectIndex
  /// The types that the frameworks may call.
  private var called: [TypeID] = []
  private var known: Set<TypeID> = []

  init(of owner: TypeID, _ family: Family) {
    index = family.index
    add(owner, isCalled: true)
    var position = 0
    while position < called.count {
      addParts(of: called[position])
      addTypes(namedIn: called[position])
      position += 1
    }
    for use in family.types.flatMap({ index.references(to: $0).certain }) {
      guard index.enclosingType(of: use.node) == nil, let function = index.enclosingDeclaration(of: use.node),
        function.kind == .function
      else { continue }
      add(function)
    }
  }

  /// Whether a type is one of them.
  func contain(_ type: TypeID) -> Bool { known.contains(type) }

  /// Every use of a name in them.
  func uses(of name: String) -> [Use] {
    let files = Set(index.files(mentioning: name))
    return codes.filter { files.contains($0.id.file) }.flatMap { index.uses(of: name, in: $0.node) }
  }

  /// Every call of a subscript on a family's object in them.
  func subscriptCalls(on family: Family) -> [Node] {
    codes.flatMap(\.node.subtree).filter { node in
      SubscriptCallExprSyntax(node)?.calledExpression.map { family.includes(valueOf: $0) == true } ?? false
    }
  }

  /// Their members with a name.
  func members(named name: String) -> [Declaration] {
    known.sorted().flatMap { index.ownMembers(named: name, of: $0) }
  }

  /// Whether the frameworks may call members of a type that have no other callers.
  func areCalled(_ type: TypeID) -> Bool { called.contains(type) }

  private mutating func add(_ type: TypeID, isCalled: Bool) {
    let count = isCalled ? called.count : known.count - called.count
    guard count < Self.limit, known.insert(type).inserted else { return }
    if isCalled { called.append(type) }
    for code in index[type].declarations + index[type].extensions { add(index[code]) }
  }

  /// Some are nested in others.
  private mutating func add(_ code: Declaration) {
    if !codes.contains(where: { $0.node.contains(code.node) }) { codes.append(code) }
  }

  /// Adds the nested types of a type, and that of its coordinator.
  private mutating func addParts(of type: TypeID) {
    let nested = index.members(of: type).filter(\.kind.isNominal).compactMap { index.declaredType($0.id) }
    let coordinators = index.members(named: "makeCoordinator", of: type).compactMap { function in
      function.resultType.flatMap { index.resolve($0).known }
    }
    for part in nested + coordinators where !index.kind(of: part).isEvaluated { add(part, isCalled: true) }
  }

  private mutating func addTypes(namedIn type: TypeID) {
    var names: Set<String> = []
    for code in (index[type].declarations + index[type].extensions).map({ index[$0].node }) {
      for node in code.subtree where node.kind == .identifierType || node.kind == .declReferenceExpr {
        let name = node.firstToken.name
        if name.first?.isUppercase == true, names.insert(name).inserted, index.isDeclared(name),
          let named = namedType(node)
        {
          add(named: named)
        }
      }
    }
  }

  private mutating func add(named type: TypeID) {
    let supertypes = index.foreignSupertypes(of: type)
    guard !supertypes.contains("ObservableObject"), !index.kind(of: type).isEvaluated else { return }
    add(type, isCalled: index[type].kind == .class && supertypes.contains(where: Self.mayCall))
  }

  private func namedType(_ node: Node) -> TypeID? {
    if node.kind == .identifierType { return index.resolve(node).known }
    guard case .metatype(let type) = index.typeOfExpression(node) else { return nil }
    return type.known
  }

  /// Whether a framework knows a class, and so may call its subclasses.
  private static func mayCall(_ name: String) -> Bool {
    frameworks.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  private static let frameworks = ["UI", "NS", "CA", "SK", "SCN", "MK", "MTK", "AR", "AV", "WK", "PDF", "PK"]

  /// The maximum number of types, for those that may be called and for the others.
  private static let limit = 20
}
