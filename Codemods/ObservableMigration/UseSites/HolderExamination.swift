import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The properties of other types that contain an object of a family without observing it, and external
/// wrappers and types that may observe it.
struct HolderExamination {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family

  private var index: ProjectIndex { family.index }

  /// - Parameter handed: The locations where the project passes objects to external types.
  init(of family: Family, _ handed: HandedToOthers) {
    self.family = family
    for place in handed.concerning(family.types) {
      reasons.append(
        LocatedReason(
          ObservableRules.foreignWrapper, "'\(place.taker)' of another module may need an ObservableObject",
          at: place.node))
    }
    var seen: Set<DeclarationID> = []
    for use in family.types.flatMap({ index.references(to: $0).all }) {
      guard let property = index.enclosingDeclaration(of: use.node), property.kind == .variable,
        let owner = index.type(of: property.id), seen.insert(property.id).inserted,
        isHeld(use, property)
      else { continue }
      examine(property, of: owner)
    }
    examineKeyPaths()
  }

  /// `@InjectedObject(\.store) var store`: the wrapper's key path leads to a member whose type names a class
  /// of the family, such as `Factory<Store>`.
  private mutating func examineKeyPaths() {
    let holders = Set(
      family.types.flatMap { index.references(to: $0).all }.compactMap { use -> String? in
        guard let member = index.enclosingDeclaration(of: use.node), member.kind == .variable else {
          return nil
        }
        return member.typeAnnotation?.contains(use.node) == true ? member.name : nil
      })
    for use in holders.ascending().flatMap({ KeyPathUses.uses(of: $0, index) }) {
      guard let attribute = use.node.enclosing({ $0 == .attribute }),
        let property = attribute.enclosing({ $0 == .variableDecl }).flatMap(index.declaration),
        property.typeAnnotation == nil, let wrapper = Attribute(attribute),
        ObservedProperty.Wrapper(rawValue: wrapper.name) == nil,
        !Self.harmlessAttributes.contains(wrapper.name),
        mayNeedObservableObject(wrapper, on: property)
      else { continue }
      hold(property, in: wrapper)
    }
  }

  private mutating func hold(_ property: Declaration, in wrapper: Attribute) {
    reasons.append(
      LocatedReason(
        ObservableRules.foreignWrapper, "held by '@\(wrapper.name)', which may need an ObservableObject",
        at: property.node))
  }

  private mutating func examine(_ property: Declaration, of owner: TypeID) {
    let wrapper = property.attributes.first { !Self.harmlessAttributes.contains($0.name) }
    if let wrapper, ObservedProperty.Wrapper(rawValue: wrapper.name) == nil,
      mayNeedObservableObject(wrapper, on: property)
    {
      hold(property, in: wrapper)
    }
    guard property.isStored, !property.isStatic, wrapper == nil || wrapper?.name == "State",
      index.kind(of: owner).isEvaluated
    else { return }
    reasons.append(
      LocatedReason(
        ObservableRules.newObserver,
        "'\(index[owner].name).\(property.name ?? "")' now also updates the view", at: property.node))
  }

  /// Whether a name determines the type of a property.
  private func isHeld(_ use: Use, _ property: Declaration) -> Bool {
    if let written = property.typeAnnotation {
      let core = TypeShape(written).core
      return core.contains(use.node) && family.includes(index.resolve(core)) == true
    }
    // `@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate`
    if property.attributes.contains(where: { isAdaptor($0.name) && $0.node.contains(use.node) }) {
      return true
    }
    guard let call = FunctionCallExprSyntax(property.initialValue) else { return false }
    return call.calledExpression?.contains(use.node) ?? false
  }

  /// Whether a wrapper of a property may require an `ObservableObject`.
  private func mayNeedObservableObject(_ attribute: Attribute, on property: Declaration) -> Bool {
    guard let written = attribute.typeName else { return false }
    switch index.resolve(written) {
    case .known(let wrapper):
      return index[wrapper].declarations.contains { id in
        index.uses(of: "ObservableObject", in: index[id].node).contains { $0.role == .type }
      }
    case .foreign(let name) where isAdaptor(name):
      // It only provides bindings to an ObservableObject.
      return property.name.map { !index.uses(of: "$" + $0).isEmpty } ?? false
    case .foreign(let name): return !Self.freeWrappers.contains(name)
    default: return true
    }
  }

  private func isAdaptor(_ wrapper: String) -> Bool { wrapper.hasSuffix("DelegateAdaptor") }

  /// Attributes that are not wrappers, and wrappers that accept any value.
  private static let harmlessAttributes: Set = [
    "MainActor", "available", "objc", "preconcurrency", "usableFromInline", "inlinable", "ViewBuilder",
    "nonobjc", "discardableResult", "ObservationIgnored", "Published", "IBOutlet", "TestState", "Attribute",
    "Relationship", "Transient",
  ]

  private static let freeWrappers: Set = [
    "State", "Environment", "Bindable", "Binding", "Injected", "LazyInjected", "WeakLazyInjected",
    "OptionalInjected", "Dependency", "Inject", "GestureState", "TaskLocal", "ViewBuilder", "Entry",
    "Autowired",
  ]
}

/// The uses of a name in key paths: each class that is held under the name asks for them.
private struct KeyPathUses: Sendable {
  private let uses: [Use]

  static func uses(of name: String, _ index: ProjectIndex) -> [Use] {
    guard let symbol = index.symbol(name) else { return [] }
    return index.fact(named: symbol) {
      KeyPathUses(uses: index.uses(of: name).filter { $0.role == .keyPath })
    }.uses
  }
}
