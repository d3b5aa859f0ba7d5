import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// A property that holds an object of a cluster in a wrapper of SwiftUI.
struct ObservedProperty: Sendable {
  /// The wrappers that need an `ObservableObject`.
  enum Wrapper: String, CaseIterable, Sendable {
    case stateObject = "StateObject"
    case observedObject = "ObservedObject"
    case environmentObject = "EnvironmentObject"
  }

  let declaration: Declaration
  let wrapper: Wrapper
  let attribute: Attribute

  /// The type in `@EnvironmentObject<Store> var store`.
  let spelledType: Node?

  init(declaration: Declaration, wrapper: Wrapper, attribute: Attribute) {
    self.declaration = declaration
    self.wrapper = wrapper
    self.attribute = attribute
    spelledType = attribute.typeName.flatMap { TypeShape($0).genericArguments.first }
  }

  /// Where the projected value, `$m`, stands; what can't be told is among them.
  var projections: [Use] = []
}

extension Migration {
  /// Finds the wrapped properties of the cluster's types in the whole project.
  mutating func findObservedProperties() {
    for place in context.project.shared(WrapperUses.init).places.concerning(family) {
      switch place {
      case .property(let property): add(property)
      case .local(let variable, let use, let wrapper): add(local: variable, use, wrapper)
      case .name(let use): checkSpelledType(use)
      }
    }
  }

  private mutating func add(_ candidate: ObservedProperty) {
    let (property, wrapper, attribute) = (candidate.declaration, candidate.wrapper, candidate.attribute)
    let type = candidate.spelledType.map { isOurs(index.resolve($0)) } ?? isOurs(typeOf: property)
    switch type {
    case false?: return
    case nil where isAskedForOthersMembers(property): return
    case nil:
      // Others' values, and values that can't be told: leaving the wrapper could break the build.
      record(
        ObservableRules.observedType, "cannot tell the type of '@\(wrapper.rawValue) \(property.name ?? "")'",
        at: property.node)
      return
    case true?: break
    }
    guard property.isStored else {
      record(
        ObservableRules.foreignWrapper,
        "'@\(wrapper.rawValue)' is on '\(property.name ?? "")', which is computed", at: property.node
      )
      return
    }
    if attribute.isConditional || attribute.hasParentheses {
      record(.conditionalCompilation, Rule.conditionalCompilationText, at: property.node)
    }
    var found = candidate
    found.projections = projections(of: property)
    observed.append(found)
    if let owner = index.type(of: property.id) { observers.insert(owner) }
  }

  private func isOurs(typeOf property: Declaration) -> Bool? {
    let type = index.typeOfVariable(property.id)
    if property.typeAnnotation == nil, isOpen(type) { return nil }
    if let known = isOurs(type) { return known }
    guard property.typeAnnotation == nil, let value = property.initialValue else { return nil }
    return isOurs(valueOf: value)
  }

  /// Whether code reads a member of a property that no type of the cluster has: its value is of another type.
  private func isAskedForOthersMembers(_ property: Declaration) -> Bool {
    let members = memberUses.membersAsked(of: property)
    return cluster.types.allSatisfy { type in members.contains { index.lacksMember($0, type) } }
  }

  /// A wrapped variable in a body, as in `@Previewable @StateObject var store = Store()`.
  private mutating func add(
    local variable: VariableDeclSyntax, _ use: Use, _ wrapper: ObservedProperty.Wrapper
  ) {
    let binding = variable.bindings.flatMap { list in
      list.children.firstNonNil { PatternBindingSyntax($0) }
    }
    let isHeld =
      binding?.typeAnnotation?.type.map { isOurs(index.resolve($0)) }
      ?? binding?.initializer?.value.map { isOurs(index.typeOfExpression($0)) }
    switch isHeld {
    case .some(false): break
    case .some(true)
    where wrapper == .stateObject || wrapper == .observedObject && Self.isPreviewed(variable):
      change(TextEdit(use.token.range, with: wrapperName("State", at: use.node)), near: use.node)
    case .some(true):
      record(
        ObservableRules.observedType, "the local '@\(wrapper.rawValue)' has to be rewritten by hand",
        at: variable.node)
    default:
      record(
        ObservableRules.observedType, "cannot tell the type of the local '@\(wrapper.rawValue)'",
        at: variable.node)
    }
  }

  /// Whether a variable becomes a property of the view that `#Preview` makes: its value is made once, like
  /// that of `@State`.
  private static func isPreviewed(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes?.children.contains { attribute in
      AttributeSyntax(attribute)?.attributeName?.text == "Previewable"
    } ?? false
  }

  /// The uses of `$m`: those that refer to the property, and those that may.
  private func projections(of property: Declaration) -> [Use] {
    guard let name = property.name, let owner = index.type(of: property.id) else { return [] }
    // Only in them can the name by itself mean a member of the type.
    let types = [owner] + index.subtypes(of: owner)
    return memberUses.uses(of: "$" + name).concerning(Set(types), orOthers: true).filter { use in
      switch use.role {
      case .reference:
        return index.lookUp(use.token.name, at: use.node).declarations.contains(property.id)
      case .member(let base?):
        switch index.typeOfExpression(base) {
        case .instance(.known(let type), _): return type == owner
        case .instance, .metatype: return false
        case .unknown: return true
        }
      case .keyPath: return index.enclosingType(of: use.node) == owner
      default: return false
      }
    }
  }

  /// `ObservedObject<Store>` as a type, `StateObject(wrappedValue: store)` as a value.
  private mutating func checkSpelledType(_ use: Use) {
    let specialization = GenericSpecializationExprSyntax(use.expression.parent)
    let isStorage = specialization?.node.parent.map(isAssignedToStorage) ?? false
    if let clause = IdentifierTypeSyntax(use.node)?.genericArgumentClause
      ?? specialization?.genericArgumentClause,
      !isStorage
    {
      let named = clause.arguments?.children.compactMap { GenericArgumentSyntax($0)?.argument } ?? []
      if named.contains(where: { isOurs(index.resolve($0)) != false }) {
        record(ObservableRules.wrapperItself, "'\(use.node.text)' is named", at: use.node)
      }
      return
    }
    guard case .reference = use.role, let call = FunctionCallExprSyntax(use.expression.parent),
      let value = LabeledExprSyntax(call.arguments?.children.first)?.expression,
      !isAssignedToStorage(call.node), isOurs(index.typeOfExpression(value)) != false
    else { return }
    record(ObservableRules.wrapperItself, "'\(use.token.text)' is created by hand", at: use.node)
  }

  /// Whether an expression is all that is assigned to `_m`.
  private func isAssignedToStorage(_ expression: Node) -> Bool {
    guard let list = expression.parent, list.kind == .exprList else { return false }
    let operands = Array(list.children)
    guard operands.count == 3, operands[1].kind == .assignmentExpr, operands[2] == expression else {
      return false
    }
    return operands[0].lastToken.text.hasPrefix("_")
  }
}
