import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The properties of other types that contain an object of a family in a SwiftUI wrapper.
struct ObservedProperties {
  private(set) var all: [ObservedProperty] = []

  /// The types that have such a property.
  private(set) var owners: Set<TypeID> = []

  /// The edits of wrapped variables in bodies, and the reasons on properties that can't be rewritten.
  private(set) var step = MigrationStep()

  private let family: Family
  private let names: NamesInSight

  private var index: ProjectIndex { family.index }

  /// Finds them in the whole project.
  ///
  /// - Parameter uses: The locations where the project names the wrappers.
  init(of family: Family, in uses: WrapperUses, _ names: NamesInSight) {
    self.family = family
    self.names = names
    for place in uses.places.concerning(family.all) {
      switch place {
      case .property(let property): add(property)
      case .local(let variable, let use, let wrapper): add(local: variable, use, wrapper)
      case .parameter(let use, let type): examine(parameter: use, of: type)
      case .name(let use): examine(named: use)
      }
    }
  }

  private mutating func add(_ candidate: ObservedProperty) {
    let (property, wrapper, attribute) = (candidate.declaration, candidate.wrapper, candidate.attribute)
    let type = candidate.spelledType.map { family.includes(index.resolve($0)) } ?? isOurs(typeOf: property)
    switch type {
    case false?: return
    case nil where isAskedForOthersMembers(property): return
    case nil:
      // External values, and values of unknown type: removing the wrapper could break the build.
      step.addReason(
        ObservableRules.observedType, "unknown type of '@\(wrapper.rawValue) \(candidate.name)'",
        at: property.node)
      return
    case true?: break
    }
    if isShownByPreviews(candidate) {
      step.change(.deleting(TextSpans.throughNext(attribute.node)), near: property.node)
      return
    }
    guard property.isStored, !property.isStatic else {
      let kind = property.isStatic ? "static" : "computed"
      step.addReason(
        ObservableRules.foreignWrapper,
        "'@\(wrapper.rawValue)' is on '\(candidate.name)', which is \(kind)", at: property.node)
      return
    }
    if attribute.isConditional {
      step += [LocatedReason(.conditionalCompilation, at: property.node)]
    } else if attribute.hasParentheses, wrapper != .environmentObject {
      step.addReason(
        ObservableRules.wrapperItself, "the object is made in '\(attribute.node.text)'", at: property.node)
    }
    var found = candidate
    found.projections = family.uses.named("$" + candidate.name, as: property)
    all.append(found)
    if let owner = index.type(of: property.id) { owners.insert(owner) }
  }

  /// Whether a static property of previews, where the wrapper observes nothing, has a wrapper that nothing else
  /// uses.
  private func isShownByPreviews(_ candidate: ObservedProperty) -> Bool {
    let property = candidate.declaration
    guard property.isStored, property.isStatic, candidate.wrapper != .environmentObject,
      !candidate.attribute.isConditional, !candidate.attribute.hasParentheses,
      let owner = index.type(of: property.id),
      index.conformance(of: owner, toForeign: "PreviewProvider") != nil
    else { return false }
    return ["$", "_"].allSatisfy { family.uses.named($0 + candidate.name, as: property).isEmpty }
  }

  private func isOurs(typeOf property: Declaration) -> Bool? {
    let type = index.typeOfVariable(property.id)
    if property.typeAnnotation == nil, family.isOpen(type) { return nil }
    if let known = family.includes(type) { return known }
    guard property.typeAnnotation == nil, let value = property.initialValue else { return nil }
    return family.includes(valueOf: value)
  }

  /// Whether code reads a member of a property that no type of the family has: then its value has another
  /// type.
  private func isAskedForOthersMembers(_ property: Declaration) -> Bool {
    let members = family.uses.membersAsked(of: property)
    return family.types.allSatisfy { type in members.contains { index.lacksMember($0, type) } }
  }

  /// A wrapped variable in a body, as in `@Previewable @StateObject var store = Store()`.
  private mutating func add(
    local variable: VariableDeclSyntax, _ use: Use, _ wrapper: ObservedProperty.Wrapper
  ) {
    let binding = variable.bindings.flatMap { list in
      list.children.firstNonNil { PatternBindingSyntax($0) }
    }
    let isHeld =
      binding?.typeAnnotation?.type.map { family.includes(index.resolve($0)) }
      ?? binding?.initializer?.value.map { family.includes(index.typeOfExpression($0)) }
    switch isHeld {
    case .some(false): break
    case .some(true)
    where wrapper == .stateObject || wrapper == .observedObject && Self.isPreviewed(variable):
      step.change(TextEdit(use.token.range, with: names.spelling(of: "State", at: use.node)), near: use.node)
    case .some(true):
      step.addReason(
        ObservableRules.observedType, "the local '@\(wrapper.rawValue)' has to be rewritten by hand",
        at: variable.node)
    default:
      step.addReason(
        ObservableRules.observedType, "unknown type of the local '@\(wrapper.rawValue)'",
        at: variable.node)
    }
  }

  /// Whether a variable becomes a property of the view that `#Preview` creates: its value is created once,
  /// like that of `@State`.
  private static func isPreviewed(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes?.children.contains { attribute in
      AttributeSyntax(attribute)?.attributeName?.text == "Previewable"
    } ?? false
  }

  /// `func row(@ObservedObject of store: Store)`
  private mutating func examine(parameter use: Use, of type: Node?) {
    guard type.map({ family.includes(index.resolve($0)) }) != false else { return }
    step.addReason(
      ObservableRules.foreignWrapper, "'@\(use.token.name)' is on a parameter", at: use.node)
  }

  /// `ObservedObject<Store>` as a type, `StateObject(wrappedValue: store)` as a value.
  private mutating func examine(named use: Use) {
    if let clause = IdentifierTypeSyntax(use.node)?.genericArgumentClause
      ?? GenericSpecializationExprSyntax(use.expression.parent)?.genericArgumentClause
    {
      let named = clause.arguments?.children.compactMap { GenericArgumentSyntax($0)?.argument } ?? []
      if named.contains(where: { family.includes(index.resolve($0)) != false }) {
        step.addReason(ObservableRules.wrapperItself, "'\(use.node.text)' is named", at: use.node)
      }
      return
    }
    guard case .reference = use.role, let call = FunctionCallExprSyntax(use.expression.parent),
      mayHoldOne(call)
    else { return }
    step.addReason(ObservableRules.wrapperItself, "'\(use.token.text)' is created by hand", at: use.node)
  }

  /// Whether a wrapper created explicitly may be for an object of the family; `EnvironmentObject()` is for
  /// the property that its label names.
  private func mayHoldOne(_ call: FunctionCallExprSyntax) -> Bool {
    if let value = call.argumentValues.first {
      return family.includes(index.typeOfExpression(value)) != false
    }
    guard let label = LabeledExprSyntax(call.node.parent)?.label?.name else { return true }
    return index.variables(wrappedBy: ObservedProperty.Wrapper.environmentObject.rawValue).contains {
      $0.name == label && isOurs(typeOf: $0) != false
    }
  }
}
