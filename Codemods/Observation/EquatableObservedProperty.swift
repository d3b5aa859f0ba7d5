import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Makes the values that `@Observable` classes hold comparable.
///
/// ## What it does
///
/// Finds properties of `@Observable` classes that views read, and whose type is a struct or enum of the
/// project that isn't `Equatable` though all its parts are. The type gets `Equatable`.
///
/// ## Why
///
/// The setter that `@Observable` makes drops a value that is equal to the old one, but can only compare what
/// is
/// `Equatable`. Any other assignment evaluates all views that read the property.
///
/// ## Example
///
/// ```swift
/// struct Filter { var text = ""; var isOn = false }
///
/// @Observable final class Model { var filter = Filter() }
/// ```
///
/// becomes
///
/// ```swift
/// struct Filter: Equatable { var text = ""; var isOn = false }
///
/// @Observable final class Model { var filter = Filter() }
/// ```
///
/// ## Fix safety
///
/// Never safe: assignments of an equal value no longer notify observers. It is reported with `--hints`.
///
/// ## Not changed when
///
/// - no view reads the property, or it is ignored by observation
/// - the project declares an `==` for the type
/// - a part of the type isn't known to be `Equatable`; where that is a value of the project, this is a hint if a
///   publisher, a timer or a change of something else assigns the property, and nothing empties it; not where
///   `onChange` assigns the value that it observes
struct EquatableObservedProperty: Codemod {
  static let comparable = Rule(
    "EP201", .unsafe, isQuiet: true, "Assignments of an equal value no longer notify observers.",
    remedy: "Check that no view relies on being updated by an equal value. Then allow EP201.")
  static let nested = Rule(
    "EP501", .hint, "The type of an observed property isn't 'Equatable', nor are its parts.",
    remedy: "Make the type of the property 'Equatable'.")

  static let metadata = CodemodMetadata(
    id: "equatable-observed-property", summary: "Makes the values in @Observable classes 'Equatable'.",
    category: .observation, targets: [.attributes(["Observable"])], rules: [comparable, nested])

  /// A property, and its type that isn't `Equatable`.
  struct PlainValue: Sendable {
    let property: String
    let type: TypeID
    let name: String
  }

  func match(_ attribute: Node, in file: FileContext) -> [Match<PlainValue>] {
    guard let holder = attribute.enclosing({ $0 == .classDecl }), attribute.parent?.parent == holder,
      let type = file.index.declarationID(at: holder).flatMap(file.index.declaredType),
      !file.index[type].isSplit,
      file.model.isLookedAt(holder)
    else { return [] }
    return file.index.members(of: type).compactMap { property in
      guard property.id.file.number == file.number, property.isStored, !property.isStatic,
        !property.traits.contains(.let),
        property.attribute("ObservationIgnored") == nil, let value = valueType(of: property, in: file),
        let rule = rule(for: value, in: file),
        rule == Self.comparable
          || file.wantsHints && file.model.isAssignedEqualValues(property) && !isEmptied(property, in: file),
        file.model.readingView(of: property.id) != nil
      else { return nil }
      let found = PlainValue(property: property.name ?? "", type: value, name: file.index[value].name)
      return Match(rule, at: property.nameToken?.range ?? property.node.range, found)
    }
  }

  /// The struct or enum of the project that is the type of a property, or of the elements of its array.
  private func valueType(of property: Declaration, in file: FileContext) -> TypeID? {
    let written = property.typeAnnotation.map { TypeShape($0).core }
    let element = ArrayTypeSyntax(written)?.element.map { TypeShape($0).core }
    let resolution =
      (element ?? written).map(file.index.resolve) ?? file.index.typeOfVariable(property.id).resolution
    guard case .known(let type)? = resolution, [.struct, .enum].contains(file.index[type].kind),
      !file.index[type].isSplit, !file.index.isGeneric(type), !file.model.isView(type)
    else { return nil }
    return type
  }

  /// Whether code empties a property outside of initializers: what is assigned afterwards differs.
  private func isEmptied(_ property: Declaration, in file: FileContext) -> Bool {
    file.model.uses(of: property).contains { use in
      guard use.node.enclosing({ $0 == .initializerDecl }) == nil else { return false }
      if MemberAccessExprSyntax(use.expression.parent)?.declName?.baseName?.name == "removeAll" {
        return true
      }
      return ["[]", "[:]", "nil"].contains(Assignment(target: use.expression)?.value?.text)
    }
  }

  private func rule(for type: TypeID, in file: FileContext) -> Rule? {
    guard !file.model.isKnownEquatable(.known(type)), !file.index.hasUndecidedInheritance(type),
      !file.index.operators(named: "==").contains(where: { file.index.type(of: $0.id) == type })
    else { return nil }
    let parts = file.index.members(of: type).flatMap { Self.parts(of: $0) }
    guard !parts.contains(where: { $0 == nil }) else { return nil }
    let open = parts.compactMap(\.self).filter { !file.model.isKnownEquatable($0) }
    if open.isEmpty { return Self.comparable }
    return open.allSatisfy { isValue($0, depth: 0, in: file) } ? Self.nested : nil
  }

  /// Whether a part can be made `Equatable`: it is a value of the project whose parts can, too.
  private func isValue(_ part: Node, depth: Int, in file: FileContext) -> Bool {
    let core = TypeShape(part).core
    guard case .known(let type) = file.index.resolve(ArrayTypeSyntax(core)?.element ?? core),
      [.struct, .enum].contains(file.index[type].kind)
    else { return false }
    return depth > 2
      || file.index.members(of: type).flatMap { Self.parts(of: $0) }.compactMap(\.self).allSatisfy { inner in
        file.model.isKnownEquatable(inner) || isValue(inner, depth: depth + 1, in: file)
      }
  }

  /// The declared types of a member's stored values; nil for one without a declared type.
  private static func parts(of member: Declaration) -> [Node?] {
    if member.kind == .enumCase { return member.parameters.map(\.type) }
    guard member.isStored, !member.isStatic else { return [] }
    switch member.initialValue?.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
      .simpleStringLiteralExpr:
      return member.typeAnnotation.map { [$0] } ?? []
    default: return [member.typeAnnotation]
    }
  }

  func message(for match: Match<PlainValue>, in file: FileContext) -> String {
    let (property, name) = (match.state.property, match.state.name)
    let fact =
      "'\(name)' isn't 'Equatable', so each assignment to '\(property)' runs all views that read it, equal "
      + "or not"
    return fact
      + (match.rule == Self.nested ? ": make it and its parts 'Equatable'" : ": make it 'Equatable'")
  }

  func fix(_ match: Match<PlainValue>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let declaration = file.index[file.index[match.state.type].primary]
    let node = declaration.node
    let edit: TextEdit
    if let last = declaration.inheritedTypes.last {
      edit = .inserting(", Equatable", at: last.range.upperBound, isShared: true)
    } else {
      let end =
        declaration.genericParameterClause?.node.range.upperBound ?? declaration.nameToken?.range.upperBound
      edit = .inserting(": Equatable", at: end ?? node.range.upperBound, isShared: true)
    }
    return try EditGroup([edit], in: declaration.id.file.number)
  }
}
