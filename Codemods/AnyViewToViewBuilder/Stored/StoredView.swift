import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// A stored AnyView, or a stored closure that returns one, that can become a generic parameter of its struct.
struct StoredView: Sendable {
  /// The name of the property.
  let property: String

  /// The name of the view that stores it.
  let owner: String

  /// The name of the new generic parameter.
  let parameter: String

  /// The locations of `AnyView` in the types that change: of the property, and of the initializer's parameter.
  let places: [Node]

  /// The number of calls that pass the view itself.
  let calls: Int

  let edits: [FileEdit]

  var text: String {
    let change = calls == 1 ? "; 1 call passes the view itself" : "; \(calls) calls pass the view itself"
    return "'\(property)' needs no AnyView if '\(owner)' is generic: '\(owner)<\(parameter)>'"
      + (calls == 0 ? "" : change)
  }
}

/// Examines the stored views of a file.
struct StoredViews {
  let file: FileContext
  let contexts: UseContext

  var index: ProjectIndex { file.index }
  var erasures: ErasureReader { contexts.erasures }

  init(_ file: FileContext) {
    self.file = file
    contexts = UseContext(file.index)
  }

  /// A stored property with the struct that declares it.
  struct Property {
    let declaration: Declaration
    let name: String
    let type: TypeID
    let erased: ErasedType
    /// The name of the new generic parameter.
    let parameter: String
  }

  /// The change for a stored property, or nil if it has to stay as it is.
  func change(of declaration: Declaration) -> StoredView? {
    guard let property = property(declaration), isPlain(property),
      let initializer = initializer(of: property),
      areUsesGeneric(property, besides: initializer.assigned),
      let calls = calls(of: property.type), !calls.isEmpty,
      let arguments = arguments(for: initializer, in: calls)
    else { return nil }
    let own = declaration.id.file.number
    let header = genericParameter(property, index[index[property.type].primary])
    let places = [property.erased.view] + initializer.places
    let edits = FileEdit.all(
      [header] + places.map { TextEdit($0.range, with: property.parameter) } + initializer.edits, in: own)
    return StoredView(
      property: property.name, owner: index[property.type].name, parameter: property.parameter,
      places: places, calls: arguments.count, edits: edits + arguments.flatMap(\.self))
  }

  // MARK: - The type

  private func property(_ declaration: Declaration) -> Property? {
    guard declaration.isStored, !declaration.isStatic, declaration.initialValue == nil,
      !declaration.traits.contains(.conditional), let name = declaration.name,
      let written = declaration.typeAnnotation, let erased = ErasedType(written, erasures),
      declaration.attributes.allSatisfy({ $0.name == "ViewBuilder" && erased.isClosure }),
      let type = index.type(of: declaration.id),
      index.type(of: declaration.id) == index.declaredType(index[type].primary),
      index.enclosingDeclaration(of: declaration.node)?.id == index[type].primary,
      let parameter = parameterName(for: name, in: type, at: written)
    else { return nil }
    return Property(
      declaration: declaration, name: name, type: type, erased: erased, parameter: parameter)
  }

  /// Whether the type is a struct of the project that is only a view: nothing else depends on what it is.
  private func isPlain(_ property: Property) -> Bool {
    let type = index[property.type]
    let primary = index[type.primary]
    guard type.kind == .struct, index.access(of: type.primary) < .public,
      index.conformance(of: property.type, toForeign: "View") != nil,
      index.foreignSupertypes(of: property.type).isSubset(of: ["View", "Sendable"]),
      index.supertypes(of: property.type).isEmpty, !index.hasUndecidedInheritance(property.type),
      primary.attributes.allSatisfy({ $0.name == "MainActor" }), !primary.traits.contains(.conditional),
      index.enclosingTypes(of: primary.node).isEmpty,
      type.declarations.allSatisfy({ index[$0].genericWhereClause == nil })
    else { return false }
    let members = index.members(of: property.type)
    return members.allSatisfy { !$0.kind.isType && !($0.isStatic && $0.isStored) }
      && !type.declarations.contains { index[$0].node.subtree.contains(where: Self.isNameOfSelf) }
  }

  /// `Self(…)` and `-> Self` refer to the type without its name.
  private static func isNameOfSelf(_ node: Node) -> Bool {
    let name = DeclReferenceExprSyntax(node)?.baseName ?? IdentifierTypeSyntax(node)?.name
    return name?.text == "Self"
  }

  /// The edit that declares the generic parameter.
  private func genericParameter(_ property: Property, _ owner: Declaration) -> TextEdit {
    let constraint = "\(property.parameter): \(index.nameOfSwiftUI("View", at: owner.node))"
    if let last = owner.genericParameterClause?.parameters?.children.last {
      return .inserting(", " + constraint, at: last.range.upperBound)
    }
    return .inserting("<\(constraint)>", at: owner.nameToken?.range.upperBound ?? owner.node.range.lowerBound)
  }

  /// A name that nothing in the type uses: `Content` for `content`, `HeaderContent` for `headerView`.
  private func parameterName(for name: String, in type: TypeID, at place: Node) -> String? {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
    var base = name.prefix(1).uppercased() + name.dropFirst()
    for suffix in ["Generator", "Builder", "Provider", "View", "Content"] where base.hasSuffix(suffix) {
      base = String(base.dropLast(suffix.count))
    }
    let result = base + "Content"
    let nodes = index[type].declarations.map { index[$0].node }
    guard case .unknown = index.lookUp(result, at: place), index.declarations(named: result).isEmpty,
      !nodes.contains(where: { !index.uses(of: result, in: $0).isEmpty })
    else { return nil }
    return result
  }

  // MARK: - Uses of the property

  /// Whether every use of the property, besides its assignment in the initializer, takes any view.
  ///
  /// The members of values of unknown types elsewhere are others: the calls of the type show its values.
  private func areUsesGeneric(_ property: Property, besides assigned: Node?) -> Bool {
    let references = index.references(to: property.declaration.id)
    let uses = references.certain + references.possible.filter { isInside(property, $0) }
    return uses.allSatisfy { use in
      guard use.role != .declaration, use.token != property.declaration.nameToken else { return true }
      let expression = use.expression
      if expression == assigned { return true }
      guard use.role != .keyPath, isInside(property, use) else { return false }
      guard property.erased.isClosure else { return takesAnyView(expression) }
      guard let call = expression.callAsCallee else { return false }
      return takesAnyView(call.node)
    }
  }

  private func isInside(_ property: Property, _ use: Use) -> Bool {
    index.enclosingTypes(of: use.node).contains(property.type)
  }

  /// Whether the context of a value takes any view.
  func takesAnyView(_ value: Node) -> Bool {
    contexts.demands(onValue: value, nil).allSatisfy { $0 == .anyView }
  }
}

/// A type in the source that is AnyView, or the type of a closure that returns one.
struct ErasedType {
  /// The node of `AnyView`.
  let view: Node

  let isClosure: Bool

  init?(_ type: Node, _ erasures: ErasureReader) {
    self.init(type) { erasures.isAnyViewType($0) }
  }

  /// The type if the view in it is as wanted: `some View` or `() -> some View`.
  init?(_ type: Node, isWanted: (Node) -> Bool) {
    if isWanted(type) {
      (view, isClosure) = (type, false)
      return
    }
    let core = AttributedTypeSyntax(type)?.baseType ?? type
    guard let function = FunctionTypeSyntax(core), function.effectSpecifiers == nil,
      let result = function.returnClause?.type, isWanted(result)
    else { return nil }
    (view, isClosure) = (result, true)
  }
}
