import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// Rewrites every property that observes an object of the cluster, and what is injected.
  mutating func rewriteUseSites() {
    findObservedProperties()
    for property in observed {
      checkProjections(of: property)
      checkIsolation(of: property)
      switch property.wrapper {
      case .stateObject: rewrite(stateObject: property)
      case .observedObject: rewrite(observedObject: property)
      case .environmentObject: rewrite(environmentObject: property)
      }
    }
    rewriteInjections()
    checkOtherHolders()
  }

  /// `$m` has to be followed by a member, or it is the wrapper that is meant.
  private mutating func checkProjections(of property: ObservedProperty) {
    let name = property.declaration.name ?? ""
    let own: Set = ["wrappedValue", "projectedValue", "transaction", "animation", "id"]
    for use in property.projections {
      guard let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression,
        !own.contains(access.declName?.baseName?.name ?? "")
      else {
        record(
          ObservableRules.wrapperItself,
          "projected wrapper '$\(name)' is passed whole / ObservedObject.Wrapper is named",
          at: use.node)
        continue
      }
      if property.wrapper != .environmentObject { continue }
      if case .member(let base) = use.role, base?.text != "self" {
        record(
          ObservableRules.wrapperItself, "'\(use.expression.text)' binds through another view's environment",
          at: use.node)
      }
    }
    guard !property.projections.isEmpty, property.wrapper != .stateObject, isExistential(property) else {
      return
    }
    record(
      ObservableRules.boundExistential, "stored `any P` with bindings: @Bindable needs a concrete type",
      at: property.declaration.node)
  }

  private func isExistential(_ property: ObservedProperty) -> Bool {
    guard case .instance(.known(let type), _) = index.typeOfVariable(property.declaration.id) else {
      return false
    }
    return index[type].kind == .protocol
  }

  /// In Swift 5 mode the wrapper made the struct around it a main-actor type.
  private mutating func checkIsolation(of property: ObservedProperty) {
    guard let owner = index.type(of: property.declaration.id),
      index[owner].kind == .struct, index.isolation(ofType: owner) != .mainActor,
      index.buildSettings(at: property.declaration.node).languageMode != 6
    else { return }
    if case .instance(.known(let type), _) = index.typeOfVariable(property.declaration.id),
      index.isolation(ofType: type) == .mainActor
    {
      record(
        ObservableRules.neededIsolation,
        "'\(index[owner].name)' is no longer inferred to be on the main actor, which '\(index[type].name)' needs",
        at: property.declaration.node)
      return
    }
    record(
      ObservableRules.isolation, "'\(index[owner].name)' is no longer inferred to be on the main actor",
      at: property.declaration.node)
  }
}
