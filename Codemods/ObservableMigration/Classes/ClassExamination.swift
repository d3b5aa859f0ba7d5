import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What in the classes and protocols of a family themselves prevents a migration.
struct ClassExamination {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family
  private let form: ClassForm
  /// The properties whose values the macro stores under names of its own.
  private let tracked: Set<DeclarationID>

  private var index: ProjectIndex { family.index }

  /// - Parameter allowsPublic: Whether public classes are migrated as if they had no uses outside the
  ///   project.
  init(of family: Family, becoming form: ClassForm, _ tracking: Tracking, allowsPublic: Bool) {
    self.family = family
    self.form = form
    tracked = Set(tracking.tracked.map(\.id))
    for type in family.types {
      let info = index[type]
      let declaration = index[info.primary]
      if info.isSplit || info.inheritances.contains(where: isSplitConformance) {
        reasons.append(LocatedReason(.conditionalCompilation, at: declaration.node))
      }
      reasons += heirsByAnotherName(of: type)
      if info.kind == .protocol {
        reasons += foreignConformances(to: type)
      } else if info.kind != .class || isLocal(declaration) {
        addReason(ObservableRules.kindOfType, "local class, actor or struct", on: declaration)
      } else {
        examine(type, declaration, allowsPublic: allowsPublic)
      }
    }
    reasons += protocolsOfOthers(above: family)
  }

  private mutating func addReason(_ rule: Rule, _ text: String, on declaration: Declaration) {
    reasons.append(LocatedReason(rule, text, at: declaration.node))
  }

  private mutating func examine(_ type: TypeID, _ declaration: Declaration, allowsPublic: Bool) {
    reasons += foreignMacros(on: declaration)
    // The macro stores the observation registrar in a property of its own.
    let registrar = "_$observationRegistrar"
    if let taken = index.ownMembers(named: registrar, of: type).first {
      addReason(ObservableRules.memberName, "'\(registrar)' is a name of the macro", on: taken)
    }
    for property in index.members(of: type) where isTakenForStored(property) {
      addReason(
        ObservableRules.memberName, "the macro takes '\(property.name ?? "")' for a stored property",
        on: property)
    }
    reasons += dynamicMembers(of: declaration)
    if let origin = foreignOrigin(of: type) {
      addReason(
        ObservableRules.foreignType, "the conformance or superclass is from another module" + origin,
        on: declaration)
    }
    // SwiftUI requires a document that is an object to be an `ObservableObject`.
    if index.foreignSupertypes(of: type).contains("ReferenceFileDocument") {
      addReason(
        ObservableRules.foreignType,
        "the conformance or superclass is from another module ('ReferenceFileDocument')", on: declaration)
    }
    if storesElsewhere, synthesisesCoding(type), !codesOnlyWhatStays(type) {
      addReason(
        ObservableRules.synthesisedCodable, "Codable is synthesized, and the stored keys would change",
        on: declaration)
    }
    if index.access(of: declaration.id) >= .public, !allowsPublic {
      addReason(
        ObservableRules.publicClass,
        "'\(index[type].name)' is public, and the option 'public-api' is off", on: declaration)
    }
  }

  /// Whether properties are stored under other names, or without their wrapper.
  private var storesElsewhere: Bool { form == .observable || form == .unobserved }

  /// A property without `get` is computed by accessors that the macro doesn't know, such as `_read` and
  /// `_modify`.
  private func isTakenForStored(_ property: Declaration) -> Bool {
    property.kind == .variable && !property.isStatic && !property.isStored && property.getterStatements == nil
      && !property.accessorDeclarations.isEmpty && property.attribute("ObservationIgnored") == nil
      && property.parent.map { index[$0].kind } == .class
  }

  private func isSplitConformance(_ inheritance: Inheritance) -> Bool {
    // A class that is inside `#if` as a whole is migrated as a whole.
    inheritance.resolution.foreign == "ObservableObject" && inheritance.isConditional
      && inheritance.inExtension
  }

  private func isLocal(_ declaration: Declaration) -> Bool {
    if declaration.traits.contains(.local) { return true }
    guard let parent = declaration.parent.map({ index[$0] }) else { return false }
    return !parent.kind.isNominal && parent.kind != .extension || isLocal(parent)
  }

  /// An external macro can add anything, including `@Published` properties.
  private func foreignMacros(on declaration: Declaration) -> [LocatedReason] {
    declaration.attributes.filter { !isKnown($0) }.map { attribute in
      LocatedReason(
        ObservableRules.foreignMacro, "'@\(attribute.name)' may add members that need ObservableObject",
        at: attribute.node)
    }
  }

  /// `store.access` on a class with dynamic members would refer to a method that the macro adds.
  private func dynamicMembers(of declaration: Declaration) -> [LocatedReason] {
    guard declaration.attribute("dynamicMemberLookup") != nil else { return [] }
    return ["access", "withMutation"].flatMap { name in
      family.uses.accesses(to: name).uses.concerning(family.all).compactMap { use in
        guard case .member(let base?) = use.role, family.includes(index.typeOfExpression(base)) != false,
          family.types.allSatisfy({ index.members(named: name, of: $0).isEmpty })
        else { return nil }
        return LocatedReason(
          ObservableRules.memberName, "'\(name)' would be a method of the macro", at: use.node)
      }
    }
  }

  private func isKnown(_ attribute: Attribute) -> Bool {
    if Self.plainAttributes.contains(attribute.name) || index.isModelMacro(attribute) { return true }
    guard let written = attribute.typeName, let type = index.resolve(written).known else { return false }
    return index[index[type].primary].attribute("globalActor") != nil
  }

  /// The built-in attributes that a class can have; none of them adds members.
  private static let plainAttributes: Set = [
    "MainActor", "Observable", "available", "dynamicCallable", "dynamicMemberLookup", "main", "objc",
    "objcMembers", "preconcurrency", "unchecked", "usableFromInline", "_documentation", "_spi",
  ]

  /// The external superclass, in parentheses if its name is known; nil if there is none, or if it doesn't matter:
  /// a class of Apple's needs no `ObservableObject`, and without the macro nothing else is added.
  private func foreignOrigin(of type: TypeID) -> String? {
    switch index.superclass(of: type) {
    case .foreign(let name) where form != .observable && ObjectTakers.isOfApple(name): nil
    case .none, .known, .foreign("NSObject"), .foreign("ObjectiveC.NSObject"),
      .foreign("Foundation.NSObject"):
      nil
    case .foreign(let name): " ('\(name)')"
    case .unknown: ""
    }
  }

  /// An external protocol may be a `Codable` one, or an `ObservableObject` itself.
  private func protocolsOfOthers(above family: Family) -> [LocatedReason] {
    let types = family.lineage.sorted(on: { index[$0].primary.order })
    return types.flatMap { index[$0].inheritances.filter(index.isOfOthers) }.map { inheritance in
      LocatedReason(
        ObservableRules.foreignProtocol,
        "what '\(inheritance.node.text)' of another module adds to the class is unknown",
        at: inheritance.node)
    }
  }

  /// `class Heir: My_App.Model` and `extension My_App.Model`, where it isn't known that the app's own module has
  /// this name.
  private func heirsByAnotherName(of type: TypeID) -> [LocatedReason] {
    index.references(to: type).possible.compactMap { use in
      guard let place = use.node.enclosing({ $0 == .inheritedType || $0 == .extensionDecl }),
        let written = InheritedTypeSyntax(place)?.type ?? ExtensionDeclSyntax(place)?.extendedType,
        written.contains(use.node)
      else { return nil }
      let name = index[type].name
      return LocatedReason(
        ObservableRules.hiddenConformance, "'\(written.text)' may be '\(name)'; write '\(name)'", at: written)
    }
  }

  /// `extension SavedPlace: PlaceModel {}` for a class that the project doesn't declare: Core Data generates
  /// such classes.
  private func foreignConformances(to type: TypeID) -> [LocatedReason] {
    index.references(to: type).all.compactMap { use in
      guard let entry = use.node.ancestors.first(where: { $0.kind == .inheritedType }),
        let holder = entry.ancestors.first(where: { $0.kind == .extensionDecl }),
        let added = index.declaration(at: holder), entry.parent?.parent?.parent == holder,
        index.declaredType(added.id) == nil
      else { return nil }
      return LocatedReason(
        ObservableRules.foreignType,
        "the conformance or superclass is from another module ('\(added.name ?? "")' conforms to "
          + "'\(index[type].name)')", at: added.node)
    }
  }

  /// Whether the compiler synthesizes one of the two functions of `Codable`, which use the stored properties.
  private func synthesisesCoding(_ type: TypeID) -> Bool {
    let foreign = index.foreignSupertypes(of: type)
    let decodes = !foreign.isDisjoint(with: ["Codable", "Decodable"])
    let encodes = !foreign.isDisjoint(with: ["Codable", "Encodable"])
    guard decodes || encodes else { return false }
    let hasDecoder = index.members(named: "init", of: type).contains { $0.parameters.first?.label == "from" }
    let hasEncoder = index.members(named: "encode", of: type).contains { $0.parameters.first?.label == "to" }
    return decodes && !hasDecoder || encodes && !hasEncoder
  }

  /// Whether a class declares its coding keys, and they name only properties that are stored as before.
  private func codesOnlyWhatStays(_ type: TypeID) -> Bool {
    let found = index.ownMembers(named: "CodingKeys", of: type)
    guard found.count == 1, found[0].kind == .enum, let keys = index.declaredType(found[0].id) else {
      return false
    }
    return index.members(of: keys).filter { $0.kind == .enumCase }.allSatisfy { key in
      let stored = key.name.map { index.ownMembers(named: $0, of: type).filter(index.isInstanceStorage) }
      return stored?.count == 1 && stored?.contains { tracked.contains($0.id) } == false
    }
  }
}
