import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Finds types whose `==` ignores parts of their values, so that different values are equal.
struct PartialEquality {
  /// A type, and the ignored part; nil if it is unknown what is compared.
  struct Omission {
    let type: String
    let part: String?
    /// Whether values are objects compared by identity, so that each is equal only to itself.
    var isOfObjects = false
  }

  let index: ProjectIndex
  private let operators: DeclaredOperators
  private let foreignObjects: ForeignObjects

  init(_ project: ProjectContext) {
    index = project.index
    operators = project.operators
    foreignObjects = project.foreignObjects
  }

  /// What the comparison of two values of a property ignores.
  func omission(in property: Declaration) -> Omission? {
    var seen: Set<TypeID> = []
    return omission(ofVariable: property, &seen) ?? omission(inArgumentsOf: property, &seen)
  }

  private func omission(ofVariable variable: Declaration, _ seen: inout Set<TypeID>) -> Omission? {
    if let wrapper = index.wrapper(of: variable), let found = omission(of: wrapper, &seen) { return found }
    if let written = variable.typeAnnotation { return omission(in: written, &seen) }
    if case .instance(.known(let type), _) = index.typeOfVariable(variable.id) {
      return omission(of: type, &seen)
    }
    guard let value = variable.initialValue else { return nil }
    return omission(inValue: value, &seen)
  }

  /// `[Item]()`, `ids.map { Item(id: $0) }`, `Item.samples`, `load()`: a value of unknown type may contain
  /// each type that it names.
  private func omission(inValue value: Node, _ seen: inout Set<TypeID>) -> Omission? {
    if case .instance(.foreign(let type), _) = index.typeOfExpression(value),
      AppleTypes.traits(of: type).contains(.equatable)
    {
      return nil
    }
    for name in value.subtree where name.kind == .declReferenceExpr || name.kind == .identifierType {
      guard case .known(let type)? = namedType(name) else { continue }
      if let found = omission(of: type, &seen) { return found }
    }
    let given = TryExprSyntax(value)?.expression ?? value
    let made = FunctionCallExprSyntax(given)?.calledExpression ?? given
    let name = MemberAccessExprSyntax(made)?.declName?.node ?? made
    guard name.kind == .declReferenceExpr else { return nil }
    for declaration in index.declarations(referencedBy: name).map({ index[$0] }) {
      let written = declaration.kind == .function ? declaration.resultType : declaration.typeAnnotation
      if let written, let found = omission(in: written, &seen) { return found }
    }
    return nil
  }

  private func namedType(_ name: Node) -> TypeResolution? {
    if name.kind == .identifierType { return index.resolve(name) }
    guard case .metatype(let type) = index.typeOfExpression(name) else { return nil }
    return type
  }

  /// A collection is compared by its elements, an external generic type by its arguments.
  func omission(in written: Node, _ seen: inout Set<TypeID>) -> Omission? {
    let shape = TypeShape(written)
    switch shape.core.kind {
    case .arrayType: return ArrayTypeSyntax(shape.core)?.element.flatMap { omission(in: $0, &seen) }
    case .dictionaryType: return DictionaryTypeSyntax(shape.core)?.value.flatMap { omission(in: $0, &seen) }
    case .identifierType, .memberType: break
    default: return nil
    }
    switch index.resolve(shape.core) {
    case .known(let type):
      if let found = omission(of: type, &seen) { return found }
      guard isEquatable(type) else { return nil }
    case .foreign(let type):
      if mayBeClass(type, in: index.file(of: written)) {
        return Omission(type: type, part: nil, isOfObjects: true)
      }
    default: break
    }
    // An error isn't equatable, nor is what contains one: `Result<[Item], any Error>`.
    guard !shape.genericArguments.contains(where: isUnequal) else { return nil }
    for argument in shape.genericArguments {
      if let found = omission(in: argument, &seen) { return found }
    }
    return nil
  }

  /// Whether the objects of an external class may be equal to themselves whatever changes in them.
  private func mayBeClass(_ type: String, in file: FileID?) -> Bool {
    foreignObjects.contain(type) || file.map { index.isValueOfLibrary(type, in: $0) } ?? false
  }

  func omission(of type: TypeID, _ seen: inout Set<TypeID>) -> Omission? {
    guard seen.insert(type).inserted else { return nil }
    if let found = omission(ofObject: type) { return found }
    if let part = partBesideIsEqual(of: type) { return Omission(type: index[type].name, part: part) }
    guard isEquatable(type) else { return nil }
    let members = index.members(of: type)
    if let comparison = comparison(of: type), !comparison.comparesIdentity || index[type].kind != .class,
      let part = comparison.missingPart(of: members)
    {
      return Omission(type: index[type].name, part: part)
    }
    if let part = partBesideRawValue(of: type) { return Omission(type: index[type].name, part: part) }
    for member in members {
      let found =
        member.isComparedPart ? omission(ofVariable: member, &seen) : omission(inPayloadOf: member, &seen)
      if let found { return found }
    }
    return nil
  }

  /// The standard library compares a value with a raw value only by that, if there is no explicit `==`.
  private func partBesideRawValue(of type: TypeID) -> String? {
    guard index[type].kind == .struct, comparison(of: type) == nil,
      index.foreignSupertypes(of: type).contains("RawRepresentable")
    else { return nil }
    return index.members(of: type).first { $0.isComparedPart && $0.name != "rawValue" }?.name
  }

  /// An object that is equal only to itself, such as an `NSObject`, stays equal whatever changes in it.
  private func omission(ofObject type: TypeID) -> Omission? {
    guard index[type].kind == .class, isEqualToItselfAlone(type) else { return nil }
    let part = index.members(of: type).first { $0.isComparedPart && !$0.traits.contains(.let) }
    return part?.name.map { Omission(type: index[type].name, part: $0, isOfObjects: true) }
  }

  /// A part that the `isEqual` of an `NSObject` doesn't name.
  private func partBesideIsEqual(of type: TypeID) -> String? {
    guard index[type].kind == .class,
      let body = index.members(named: "isEqual", of: type).firstNonNil({ $0.body?.node })
    else { return nil }
    return index.members(of: type).lazy.filter(\.isComparedPart).compactMap(\.name).first {
      index.uses(of: $0, in: body).isEmpty
    }
  }

  private func isEqualToItselfAlone(_ type: TypeID) -> Bool {
    let superclass = index.foreignSuperclass(of: type)
    // An object that is itself observed notifies of its changes.
    guard superclass == "NSManagedObject" || !index.foreignSupertypes(of: type).contains("ObservableObject"),
      index[index[type].primary].attribute("Observable") == nil
    else { return false }
    if let comparison = comparison(of: type) { return comparison.comparesIdentity }
    guard let superclass, index.members(named: "isEqual", of: type).isEmpty else { return false }
    return superclass.hasPrefix("NS")
      || index.isValueOfLibrary(superclass, in: index[type].primary.file)
  }

  private func omission(inPayloadOf member: Declaration, _ seen: inout Set<TypeID>) -> Omission? {
    guard member.kind == .enumCase else { return nil }
    for type in member.parameters.compactMap(\.type) {
      if let found = omission(in: type, &seen) { return found }
    }
    return nil
  }

  private func isUnequal(_ written: Node) -> Bool {
    let shape = TypeShape(written)
    return shape.isOpaqueOrExistential || shape.core.text == "Error"
  }

  // MARK: - Comparisons

  func isEquatable(_ type: TypeID) -> Bool {
    !index.foreignSupertypes(of: type).isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
  }

  /// The `==` of a type: its own, one in its file, that of a protocol or of an extension of an external one.
  private func comparison(of type: TypeID) -> WrittenComparison? {
    for owner in [type] + index.supertypes(of: type) {
      let found = operators.functions(named: "==", for: owner).firstNonNil {
        WrittenComparison(index[$0], index)
      }
      if let found { return found }
    }
    let added = index.foreignSupertypes(of: type).sorted().flatMap { index.members(ofForeign: $0) }
    return added.firstNonNil { member in
      FunctionDeclSyntax(member.node)?.name?.text == "==" ? WrittenComparison(member, index) : nil
    }
  }
}
