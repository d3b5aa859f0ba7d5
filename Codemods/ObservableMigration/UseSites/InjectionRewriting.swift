import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// `.environmentObject(e)` → `.environment(e)`, if `e` is of a family.
struct InjectionRewriting {
  private(set) var step = MigrationStep()

  private let family: Family

  private var index: ProjectIndex { family.index }

  /// - Parameters:
  ///   - injections: The locations where the project passes objects on.
  ///   - isConsumed: Whether any code gets an object of the family from the environment.
  init(of family: Family, in injections: Injections, isConsumed: Bool) {
    self.family = family
    for injection in injections.injections.concerning(family.all) {
      rewrite(injection)
    }
    for use in isConsumed ? injections.unapplied : [] {
      step.addReason(
        ObservableRules.injectedType, "'environmentObject' is not called where it is named", at: use.node)
    }
    // `.focusedObject(e)` and `.focusedSceneObject(e)` only accept an `ObservableObject`.
    for focused in injections.focused.concerning(family.all)
    where family.includes(valueOf: focused.object) ?? true {
      step.addReason(
        ObservableRules.foreignWrapper,
        "'.\(focused.use.token.name)' takes '\(focused.object.text)', and needs an ObservableObject",
        at: focused.use.node)
    }
  }

  private mutating func rewrite(_ injection: Injections.Injection) {
    let (use, object) = (injection.use, injection.object)
    switch family.includes(index.typeOfInjected(object)) ?? family.includes(valueOf: object) {
    case true?:
      if hasOwnEnvironment(for: use) {
        step.addReason(
          ObservableRules.hiddenName,
          "a modifier of the project is named 'environment', and takes the object",
          at: use.node)
      }
      step.change(TextEdit(use.token.range, with: "environment"), near: use.node)
    case nil where mentionsFamily(object):
      step.addReason(
        ObservableRules.injectedType,
        "cannot resolve the type passed to environmentObject ('\(object.shortText)')", at: use.node)
    case nil where PossibleObjects(family).mayBeOurs(object) || mayBeOfFamily(object):
      step.addReason(
        ObservableRules.unknownObject,
        "'\(object.shortText)', of an unknown type, is passed to 'environmentObject'", at: use.node)
    case false? where family.isOpen(index.typeOfExpression(object)),
      false? where isOfNamelessType(object):
      step.addReason(
        ObservableRules.injectedType,
        "the type of '\(object.shortText)', passed to 'environmentObject', is unknown", at: use.node)
    default: break
    }
  }

  /// Whether a value is `some ObservableObject` in a declaration that is changed to `some Observable`.
  private func isOfNamelessType(_ value: Node) -> Bool {
    guard case .instance(.foreign("ObservableObject"), _) = index.typeOfExpression(value),
      let around = index.enclosingDeclaration(of: value)?.node
    else { return false }
    return family.cluster.constraints.contains { constraint in
      constraint.token.tree === around.tree && around.tokenIndices.contains(constraint.token.index)
    }
  }

  /// Whether the call would refer to a project function and not to SwiftUI's modifier.
  private func hasOwnEnvironment(for use: Use) -> Bool {
    index.declarations(named: "environment").contains { function in
      guard function.kind == .function, function.mayTake(use.expression.callAsCallee) else { return false }
      guard case .known(let type)? = function.parameters.first?.type.map(index.resolve) else { return true }
      return index[type].kind == .protocol || !family.all.isDisjoint(with: [type] + index.subtypes(of: type))
    }
  }

  /// Whether the known types of an object's parts are in the family.
  private func mayBeOfFamily(_ object: Node) -> Bool {
    !TypesInValue(of: object, index).known.isDisjoint(with: family.all)
  }

  private func mentionsFamily(_ expression: Node) -> Bool {
    family.types.contains { !index.uses(of: index[$0].name, in: expression).isEmpty }
  }
}
