import ProjectIndex
import SwiftCST

/// Finds types whose `==` leaves out parts of their values, so that values which differ count as equal.
struct PartialEquality {
  /// A type, and the part that is left out.
  struct Omission {
    let type: String
    let part: String
  }

  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  /// What the comparison of two values of a property leaves out.
  func omission(in property: Declaration) -> Omission? {
    var seen: Set<TypeID> = []
    return omission(ofVariable: property, &seen)
  }

  private func omission(ofVariable variable: Declaration, _ seen: inout Set<TypeID>) -> Omission? {
    if let written = variable.typeAnnotation { return omission(in: written, &seen) }
    if case .instance(.known(let type), _) = index.typeOfVariable(variable.id) {
      return omission(of: type, &seen)
    }
    guard let value = variable.initialValue else { return nil }
    return omission(inValue: value, &seen)
  }

  /// `[Item]()`, `[Item(id: 1)]`, `Item.samples`, `load()`
  private func omission(inValue value: Node, _ seen: inout Set<TypeID>) -> Omission? {
    let made = FunctionCallExprSyntax(value)?.calledExpression ?? value
    if [.arrayExpr, .dictionaryExpr, .genericSpecializationExpr].contains(made.kind) {
      for name in made.subtree where name.kind == .declReferenceExpr {
        guard case .metatype(.known(let type)) = index.typeOfExpression(name) else { continue }
        if let found = omission(of: type, &seen) { return found }
      }
    }
    let name = MemberAccessExprSyntax(made)?.declName?.node ?? made
    guard name.kind == .declReferenceExpr else { return nil }
    for declaration in index.declarations(referencedBy: name).map({ index[$0] }) {
      let written = declaration.kind == .function ? declaration.resultType : declaration.typeAnnotation
      if let written, let found = omission(in: written, &seen) { return found }
    }
    return nil
  }

  /// A collection is compared by its elements, a generic type of others by what it is made of.
  private func omission(in written: Node, _ seen: inout Set<TypeID>) -> Omission? {
    let shape = TypeShape(written)
    switch shape.core.kind {
    case .arrayType: return ArrayTypeSyntax(shape.core)?.element.flatMap { omission(in: $0, &seen) }
    case .dictionaryType: return DictionaryTypeSyntax(shape.core)?.value.flatMap { omission(in: $0, &seen) }
    case .identifierType, .memberType: break
    default: return nil
    }
    if case .known(let type) = index.resolve(shape.core) {
      if let found = omission(of: type, &seen) { return found }
      guard isEquatable(type) else { return nil }
    }
    // An error can't be compared, nor what holds one: `Result<[Item], any Error>`.
    guard !shape.genericArguments.contains(where: isUnequal) else { return nil }
    for argument in shape.genericArguments {
      if let found = omission(in: argument, &seen) { return found }
    }
    return nil
  }

  private func omission(of type: TypeID, _ seen: inout Set<TypeID>) -> Omission? {
    guard seen.insert(type).inserted else { return nil }
    if let found = omission(ofObject: type) { return found }
    guard isEquatable(type) else { return nil }
    let members = index.members(of: type)
    let inherited = index.supertypes(of: type).flatMap(index.members)
    if let comparison = (members + inherited).first(where: isComparison),
      let part = part(of: members, missingIn: comparison)
    {
      return Omission(type: index[type].name, part: part)
    }
    for member in members {
      let found =
        isPart(member) ? omission(ofVariable: member, &seen) : omission(inPayloadOf: member, &seen)
      if let found { return found }
    }
    return nil
  }

  /// What equals itself alone, as an `NSObject` does, is equal whatever changes in it.
  private func omission(ofObject type: TypeID) -> Omission? {
    guard index[type].kind == .class, isEqualToItselfAlone(type) else { return nil }
    let part = index.members(of: type).first { isPart($0) && !$0.traits.contains(.let) }
    return part?.name.map { Omission(type: index[type].name, part: $0) }
  }

  private func isEqualToItselfAlone(_ type: TypeID) -> Bool {
    let superclass = index.foreignSuperclass(of: type)
    // An object that is observed itself tells of its changes.
    guard superclass == "NSManagedObject" || !index.foreignSupertypes(of: type).contains("ObservableObject"),
      index[index[type].primary].attribute("Observable") == nil
    else { return false }
    if let comparison = index.members(of: type).first(where: isComparison) {
      return comparison.body?.node.text.contains("===") ?? false
    }
    return superclass?.hasPrefix("NS") == true && index.members(named: "isEqual", of: type).isEmpty
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

  private func isEquatable(_ type: TypeID) -> Bool {
    !index.foreignSupertypes(of: type).isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
  }

  private func isComparison(_ member: Declaration) -> Bool {
    member.kind == .function && member.isStatic && FunctionDeclSyntax(member.node)?.name?.text == "=="
  }

  /// Whether a member holds a part of the value that can change.
  private func isPart(_ member: Declaration) -> Bool {
    guard member.kind == .variable, !member.isStatic, member.isStored else { return false }
    let isFixed = member.traits.contains(.let) && member.initialValue != nil
    let isAction = member.typeAnnotation.map { TypeShape($0).core.kind == .functionType } ?? false
    return !isFixed && !isAction && !member.traits.contains(.lazy)
  }

  /// The first part that the body of a comparison doesn't mention.
  private func part(of members: [Declaration], missingIn comparison: Declaration) -> String? {
    guard let body = comparison.body?.node, !body.text.contains("===") else { return nil }
    return members.lazy.compactMap { member -> String? in
      guard let name = member.name else { return nil }
      let uses = index.uses(of: name, in: body)
      if isPart(member) { return uses.isEmpty ? name : nil }
      guard member.kind == .enumCase, !member.parameters.isEmpty else { return nil }
      return uses.contains { bindsPayload($0.token) } ? nil : name
    }.first
  }

  /// Whether `(` and not `(_` follows a case.
  private func bindsPayload(_ name: Token) -> Bool {
    guard let next = name.next, next.kind == .leftParen else { return false }
    return next.next?.text != "_"
  }
}
