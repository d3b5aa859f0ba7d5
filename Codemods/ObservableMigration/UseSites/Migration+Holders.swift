import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// Properties that hold an object without observing it, and wrappers of others that may want to.
  mutating func checkOtherHolders() {
    let wrappers = Set(ObservedProperty.Wrapper.allCases.map(\.rawValue))
    var seen: Set<DeclarationID> = []
    for type in cluster.types {
      for use in index.references(to: type).all {
        guard let property = index.enclosingDeclaration(of: use.node), property.kind == .variable,
          let owner = index.type(of: property.id), seen.insert(property.id).inserted,
          isHeld(use, property)
        else { continue }
        let held = property.attributes.first { !Self.harmlessAttributes.contains($0.name) }
        if let held, !wrappers.contains(held.name) { check(held, on: property) }
        guard property.isStored, !property.isStatic, held == nil || held?.name == "State", index.isView(owner)
        else { continue }
        record(
          ObservableRules.newObserver,
          "'\(index[owner].name).\(property.name ?? "")' now also updates the view", at: property.node
        )
      }
    }
  }

  /// Whether a name stands where the type of a property is told.
  private func isHeld(_ use: Use, _ property: Declaration) -> Bool {
    if let written = property.typeAnnotation {
      let core = TypeShape(written).core
      return core.contains(use.node) && isOurs(index.resolve(core)) == true
    }
    // `@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate`
    if property.attributes.contains(where: { isAdaptor($0.name) && $0.node.contains(use.node) }) {
      return true
    }
    guard let call = FunctionCallExprSyntax(property.initialValue) else { return false }
    return call.calledExpression?.contains(use.node) ?? false
  }

  private mutating func check(_ attribute: Attribute, on property: Declaration) {
    guard let written = attribute.typeName else { return }
    switch index.resolve(written) {
    case .known(let wrapper):
      let isBound = index[wrapper].declarations.contains { id in
        index.uses(of: "ObservableObject", in: index[id].node).contains { $0.role == .type }
      }
      guard isBound else { return }
    case .foreign(let name) where isAdaptor(name):
      // It only has bindings to an ObservableObject.
      guard let name = property.name, !index.uses(of: "$" + name).isEmpty else { return }
    case .foreign(let name) where Self.freeWrappers.contains(name): return
    default: break
    }
    record(
      ObservableRules.foreignWrapper, "held by '@\(attribute.name)', which may need an ObservableObject",
      at: property.node)
  }

  private func isAdaptor(_ wrapper: String) -> Bool { wrapper.hasSuffix("DelegateAdaptor") }

  /// Attributes that are no wrappers, and those that take any value.
  private static let harmlessAttributes: Set = [
    "MainActor", "available", "objc", "preconcurrency", "usableFromInline", "inlinable", "ViewBuilder",
    "nonobjc", "discardableResult", "ObservationIgnored", "Published", "IBOutlet", "TestState",
  ]

  private static let freeWrappers: Set = [
    "State", "Environment", "Bindable", "Binding", "Injected", "LazyInjected", "WeakLazyInjected",
    "OptionalInjected", "Dependency", "Inject", "GestureState", "TaskLocal", "ViewBuilder", "Entry",
    "Autowired",
  ]
}

extension ProjectIndex {
  /// Whether SwiftUI evaluates a type and refreshes what it made when what was read then changes.
  func isView(_ type: TypeID) -> Bool {
    foreignSupertypes(of: type).contains(where: Self.viewProtocols.contains)
  }

  /// All types of which this is so.
  var views: Set<TypeID> { Set(Self.viewProtocols.flatMap(types(conformingToForeign:))) }

  private static let viewProtocols = Set(
    words: """
      View ViewModifier App Scene UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable
      NSViewControllerRepresentable
      """)
}
