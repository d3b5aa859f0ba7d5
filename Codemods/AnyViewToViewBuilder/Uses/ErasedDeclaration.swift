import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Determines whether the result type of a declaration can become `some View`, based on the project's code.
struct ErasedDeclaration {
  let index: ProjectIndex
  let declaration: Declaration
  let allowsPublic: Bool

  /// The first reason against it, or nil.
  func obstacle() -> Obstacle? {
    requirementObstacle ?? overrideObstacle ?? setterObstacle ?? accessObstacle ?? builderObstacle
      ?? overloadObstacle
  }

  var name: String { declaration.name ?? "subscript" }

  /// What is known of all declarations of the name.
  var alike: NamedAlike? { index.symbol(name).map { .named($0, index) } }

  // MARK: - Classes

  private var overrideObstacle: Obstacle? {
    let text = "an override or overridable member; opaque results can't be overridden"
    if declaration.traits.contains(.override) || declaration.traits.contains(.dynamic) {
      return Obstacle(AnyViewRules.override, text)
    }
    guard let type = index.type(of: declaration.id), index[type].kind == .class,
      declaration.traits.isDisjoint(with: [.final, .private, .fileprivate, .static]),
      !index[index[type].primary].traits.contains(.final)
    else { return nil }
    let isOverridden =
      declaration.kind == .subscript
      ? index.subtypes(of: type).flatMap(subscripts).contains { $0.traits.contains(.override) }
      : alike?.isOverridden ?? false
    return isOverridden || index.access(of: declaration.id) == .open
      ? Obstacle(AnyViewRules.override, text) : nil
  }

  // MARK: - The declaration itself

  private var setterObstacle: Obstacle? {
    let others = declaration.accessorDeclarations.filter { $0.accessorSpecifier?.kind != .get }
    guard !others.isEmpty else { return nil }
    let uses = others.contains { accessor in
      let name = accessor.parameters?.name?.text ?? "newValue"
      guard accessor.accessorSpecifier?.kind == .set else { return true }
      return accessor.body?.node.subtree.contains { DeclReferenceExprSyntax($0)?.baseName?.text == name }
        ?? true
    }
    guard uses else { return nil }
    return Obstacle(
      AnyViewRules.setter, "a property or subscript whose setter uses an AnyView")
  }

  private var accessObstacle: Obstacle? {
    let binary = [
      "inlinable", "usableFromInline", "_silgen_name", "_cdecl", "objc", "IBAction", "_alwaysEmitIntoClient",
    ]
    if let attribute = binary.first(where: { declaration.attribute($0) != nil }) {
      return Obstacle(
        AnyViewRules.isPublic, "'@\(attribute)' makes the result type a part of the ABI")
    }
    guard declaration.nameToken != nil || declaration.kind == .subscript else {
      return .callerNeedsAnyView("the uses of an operator can't be followed")
    }
    if isUsedWithoutItsName {
      return .callerNeedsAnyView("'\(name)' is used without its name, which can't be followed")
    }
    guard isPublic, !allowsPublic else { return nil }
    return Obstacle(
      AnyViewRules.isPublic,
      "public API; allow it with --option "
        + "anyview-to-viewbuilder.public-api")
  }

  /// `value()` for a callable value, `value.row` for dynamic members, `page` for a wrapped property.
  private var isUsedWithoutItsName: Bool {
    if declaration.kind == .subscript {
      return declaration.parameters.contains { $0.label == "dynamicMember" }
    }
    if ["callAsFunction", "dynamicallyCall"].contains(name) { return declaration.kind == .function }
    guard ["wrappedValue", "projectedValue"].contains(name), let type = index.type(of: declaration.id) else {
      return false
    }
    return index[index[type].primary].attribute("propertyWrapper") != nil
  }

  /// Whether code outside the project may use it.
  var isPublic: Bool { index.access(of: declaration.id) > .internal || declaration.attribute("_spi") != nil }

  private var overloadObstacle: Obstacle? {
    // A requirement that it implements is not an overload.
    let others = index.overloads(of: declaration.id).filter { !index.isRequirement($0) }
    if others.contains(where: differsInResultAlone) {
      return Obstacle(
        AnyViewRules.overloads,
        "'\(name)' has an overload that differs in its result alone, which would be the same")
    }
    guard declaration.kind != .subscript, !others.isEmpty, areCalledAlike(others) else { return nil }
    let isOfBuild = ([declaration] + others.map { index[$0] }).allSatisfy { $0.traits.contains(.conditional) }
    return Obstacle(
      AnyViewRules.overloads,
      isOfBuild
        ? "'\(name)' is declared in several '#if' branches; its callers may mean any of them"
        : "'\(name)' has overloads; callers can't be distinguished by name and labels")
  }

  /// Whether another function of the type or module has the same parameters, and returns a view.
  private func differsInResultAlone(_ id: DeclarationID) -> Bool {
    let other = index[id]
    guard other.kind == declaration.kind, other.isStatic == declaration.isStatic,
      index.type(of: id) == index.type(of: declaration.id),
      !(other.traits.contains(.conditional) && declaration.traits.contains(.conditional)),
      other.parameters.map(\.label) == declaration.parameters.map(\.label),
      other.parameters.map(\.type?.text) == declaration.parameters.map(\.type?.text),
      let result = other.resultType.map({ TypeShape($0) })
    else { return false }
    return result.isOpaqueOrExistential || result.core.text == "AnyView"
  }

  /// Whether some use of the name can refer to another declaration as well as to this one.
  private func areCalledAlike(_ others: [DeclarationID]) -> Bool {
    guard declaration.kind == .function, others.allSatisfy({ index[$0].kind == .function }) else {
      return true
    }
    return alike?.mayMean(declaration, orOneOf: others, index) ?? false
  }

  /// The compiler calls the methods of a result builder; a builder other than SwiftUI's may do anything with
  /// the statements.
  private var builderObstacle: Obstacle? {
    if let type = index.type(of: declaration.id),
      index[type].declarations.contains(where: { index[$0].attribute("resultBuilder") != nil })
    {
      return .callerNeedsAnyView("the closures of the result builder '\(index[type].name)'")
    }
    let builder = index.builder(of: declaration.id)
    guard case .builder(let name, _) = builder, !builder.isViewBuilder else { return nil }
    return .callerNeedsAnyView("the result builder '\(name)' makes the result")
  }
}
