import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Turns `@State` that holds an `ObservableObject` into `@StateObject`.
///
/// ## What it does
///
/// Finds `@State` properties that create an `ObservableObject` and whose view shows a published property of
/// it. They become `@StateObject`; where the object is replaced, this is a warning.
///
/// ## Why
///
/// `@State` doesn't observe an object: the view isn't evaluated when the object changes. The initial value is
/// also created again each time the parent is evaluated, and discarded (documentation of `State` and
/// `StateObject`).
///
/// ## Example
///
/// ```swift
/// @State private var model = Model()
/// ```
///
/// becomes
///
/// ```swift
/// @StateObject private var model = Model()
/// ```
///
/// ## Fix safety
///
/// Never safe: the view now updates when the object changes.
///
/// ## Not changed when
///
/// - the class is not an `ObservableObject`, or is `@Observable`
/// - the property has no default, as where it holds a selection
/// - the view shows nothing of the object
struct UnobservedObjectInState: Codemod {
  static let observed = Rule(
    "SC201", .unsafe, "The view now updates when the object changes.",
    remedy: "Check that the view may be evaluated when the object changes. Then allow SC201.")
  static let exchanged = Rule(
    "SC401", .warning, "'@State' doesn't observe the object, and the object is replaced.",
    remedy: "Use '@StateObject', or make the class '@Observable'.")

  static let metadata = CodemodMetadata(
    id: "unobserved-object-in-state",
    summary: "Turns '@State' that holds an ObservableObject into '@StateObject'.",
    category: .state, targets: [.attributes(["State"])], rules: [observed, exchanged])

  /// State that contains an object.
  struct HeldState: Sendable {
    let property: Declaration
    let type: TypeID
    let className: String
    let attribute: Node
  }

  func match(_ attribute: Node, in file: FileContext) -> [Match<HeldState>] {
    guard let variable = attribute.enclosing({ $0 == .variableDecl }),
      let property = file.index.declaration(at: variable), property.initialValue != nil, !property.isStatic,
      let held = file.model.heldObject(in: property), held.observation == .none,
      file.model.isObservableObject(held.type), !file.index[held.type].isSplit,
      let type = file.index.type(of: property.id), file.model.kind(of: type).isEvaluated,
      file.model.isLookedAt(variable), !property.isConditionalMember,
      file.index.satisfies(.iOS(14), at: variable).isMet,
      let uses = file.model.ownUses(of: property), shows(uses, held.type, in: file)
    else { return [] }
    let isExchanged = uses.contains { use in
      use.token.text.hasPrefix("_") || Assignment(target: use.expression) != nil
        || use.token.text.hasPrefix("$")
          && MemberAccessExprSyntax(use.expression.parent)?.base != use.expression
    }
    let found = HeldState(
      property: property, type: held.type, className: file.index[held.type].name, attribute: attribute)
    return [Match(isExchanged ? Self.exchanged : Self.observed, at: variable.range, found)]
  }

  /// Whether the view's evaluation reads, or binds to, a published property of the object.
  private func shows(_ uses: [Use], _ type: TypeID, in file: FileContext) -> Bool {
    let names = file.model.publishedProperties(of: type).compactMap(\.name)
    return uses.contains { use in
      guard let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression,
        let name = access.declName?.baseName?.name
      else { return false }
      return names.contains(name) && file.model.timing(of: use.node).isBodyCode
    }
  }

  func message(for match: Match<HeldState>, in file: FileContext) -> String {
    let (name, className) = (match.state.property.name ?? "", match.state.className)
    let fact =
      "'@State' doesn't observe '\(name)', so the view doesn't update when that '\(className)' changes: "
    return fact
      + (match.rule == Self.observed
        ? "use '@StateObject'"
        : "the object is replaced, so observe it in a "
          + "child view")
  }

  func fix(_ match: Match<HeldState>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let name = Attribute(match.state.attribute)?.typeName?.range ?? match.range
    let edit = TextEdit(name, with: file.index.nameOfSwiftUI("StateObject", at: match.state.attribute))
    return try EditGroup(FileEdit.all([edit], in: file.number) + conformance(of: match.state.type, in: file))
  }

  /// An edit that changes nothing, at the class's `ObservableObject`. It conflicts with a migration of the
  /// class to `@Observable`, after which `@State` is right.
  private func conformance(of type: TypeID, in file: FileContext) -> [FileEdit] {
    let types = [type] + file.index.supertypes(of: type)
    let node = types.lazy.flatMap { file.index[$0].inheritances }.first {
      $0.resolution == .foreign("ObservableObject")
    }?.node
    guard let node, let number = file.index.file(of: node)?.number, file.project.files[number].isEditable
    else { return [] }
    return FileEdit.all([.inserting("", at: node.range.lowerBound + 1)], in: number)
  }
}
