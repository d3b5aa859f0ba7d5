package import ProjectIndex
import SwiftCST

/// A property of a view that contains an object of a class of the project.
package struct HeldObject: Sendable {
  /// How SwiftUI observes the object.
  package enum Observation: Sendable {
    /// Any announced change evaluates the view: an `ObservableObject` in `@ObservedObject`, `@StateObject` or
    /// `@EnvironmentObject`.
    case whole
    /// A change of a read property evaluates the view: the class is `@Observable`, however the object is
    /// stored.
    case tracked
    /// Not at all.
    case none
  }

  /// The property.
  package let property: Declaration

  /// The class of the object: declared, or inferred from its initial value.
  package let type: TypeID

  /// The name of SwiftUI's wrapper on the property: `ObservedObject`, `State`, `Environment` …; nil without
  /// one.
  package let wrapper: String?

  /// How the view observes changes.
  package let observation: Observation

  /// Whether the view owns the object: by `@State` or `@StateObject`.
  package var isOwned: Bool { wrapper == "State" || wrapper == "StateObject" }
}

extension SwiftUIModel {
  /// The objects of the project's classes in a view's own stored properties, in the order of files and lines.
  package func heldObjects(of view: TypeID) -> [HeldObject] {
    memory.heldObjects.answer(Int(view.rawValue)) {
      index.members(of: view).compactMap { heldObject(in: $0) }
    }
  }

  /// The object in a stored property; nil if it contains no object of a class of the project, or if that is
  /// unknown.
  package func heldObject(in property: Declaration) -> HeldObject? {
    guard property.kind == .variable, property.isStored, !property.isStatic,
      let type = heldClass(in: property)
    else {
      return nil
    }
    let wrapper = property.attributes.map(\.name).first { PropertyWrapperNames.isWrapper($0) }
    return HeldObject(
      property: property, type: type, wrapper: wrapper, observation: observation(of: type, in: wrapper))
  }

  private func observation(of type: TypeID, in wrapper: String?) -> HeldObject.Observation {
    if isObservable(type) { return .tracked }
    guard let wrapper, PropertyWrapperNames.observes(wrapper), isObservableObject(type) else { return .none }
    return .whole
  }

  private func heldClass(in property: Declaration) -> TypeID? {
    let declared = index.typeOfVariable(property.id).resolution ?? environmentType(of: property)
    guard case .known(let type)? = declared, index[type].kind == .class else { return nil }
    return type
  }

  /// `Store` in `@Environment(Store.self) var store` and in `@EnvironmentObject<Store> var store`.
  private func environmentType(of property: Declaration) -> TypeResolution? {
    guard let attribute = property.attribute("Environment") ?? property.attribute("EnvironmentObject") else {
      return nil
    }
    if let written = attribute.typeName.flatMap({ TypeShape($0).genericArguments.first }) {
      return index.resolve(written)
    }
    let argument = LabeledExprSyntax(attribute.arguments?.children.first)?.expression
    guard let access = MemberAccessExprSyntax(argument), access.declName?.baseName?.kind == .`self`,
      let base = access.base
    else { return nil }
    return index.typeOfExpression(OptionalChainingExprSyntax(base)?.expression ?? base).resolution
  }

  /// Whether a class, or one of its superclasses, is an `ObservableObject`.
  package func isObservableObject(_ type: TypeID) -> Bool {
    index.foreignSupertypes(of: type).contains("ObservableObject")
  }

  /// The properties of a class and its superclasses whose changes its objects announce.
  package func publishedProperties(of type: TypeID) -> [Declaration] {
    ([type] + index.superclasses(of: type)).flatMap(index.members).filter(isPublished)
  }

  /// The same, including those that are announced manually; see ``isAnnounced(_:)``.
  package func announcedProperties(of type: TypeID) -> Set<DeclarationID> {
    memory.announcedProperties.answer(Int(type.rawValue)) {
      let members = ([type] + index.superclasses(of: type)).flatMap(index.members)
      return Set(members.filter { $0.isStored && isAnnounced($0) }.map(\.id))
    }
  }

  /// Whether an object announces each change of a property: by `@Published`; in an `ObservableObject`, also
  /// by `@AppStorage`; in a managed object, by `@NSManaged`.
  package func isPublished(_ property: Declaration) -> Bool {
    guard property.attributeList != nil else { return false }
    if property.attribute("Published") != nil || property.attribute("NSManaged") != nil { return true }
    guard property.attribute("AppStorage") != nil, let owner = index.type(of: property.id) else {
      return false
    }
    return isObservableObject(owner)
  }

  /// Whether an object announces each change of a property, automatically or manually as in `willSet {
  /// objectWillChange.send() }`.
  package func isAnnounced(_ property: Declaration) -> Bool {
    isPublished(property)
      || property.accessorDeclarations.contains { observer in
        observer.body?.node.subtree.contains {
          DeclReferenceExprSyntax($0)?.baseName?.text == Self.announcement
        }
          ?? false
      }
  }

  /// Where a class, or a superclass, announces changes other than of a property: in
  /// `objectWillChange.send()`, but not where it subscribes to another object.
  package func announcement(of type: TypeID) -> Use? {
    guard isObservableObject(type) else { return nil }
    let types = [type] + index.superclasses(of: type)
    return index.uses(of: Self.announcement, inside: Set(types)).first { use in
      guard case .member(let base?) = use.role, case .known(let other)? = valueType(of: base) else {
        return use.role != .declaration
      }
      return types.contains(other) || index.subtypes(of: type).contains(other)
        || index[other].kind == .protocol
    }
  }

  private static var announcement: String { "objectWillChange" }

  /// Whether a class is one of Core Data's, whose objects announce changes although nothing in the project
  /// declares them as `ObservableObject`s.
  package func isManagedObject(_ type: TypeID) -> Bool {
    index.foreignSupertypes(of: type).contains("NSManagedObject")
  }
}
