import ProjectIndex
import SwiftCST

extension ProjectIndex {
  /// Whether a macro makes a class observable: `@Observable`, or SwiftData's `@Model`.
  func isTrackedByMacro(_ type: TypeID) -> Bool {
    self[self[type].primary].attributes.contains { $0.name == "Observable" || isModelMacro($0) }
  }

  /// Whether an attribute is SwiftData's `@Model`.
  func isModelMacro(_ attribute: Attribute) -> Bool {
    guard attribute.name == "Model", let file = file(of: attribute.node) else { return false }
    return self[file].imports.contains { $0.module == "SwiftData" }
  }

  /// Whether a wrapper in a class may notify the class of changes of its value: `@AppStorage` does, and so
  /// may any external wrapper that isn't known to only store a value.
  func mayPublish(_ attribute: Attribute) -> Bool {
    guard isOtherWrapper(attribute), let written = attribute.typeName else { return false }
    guard case .known(let type) = resolve(written) else {
      return !Self.silentWrappers.contains(attribute.name)
    }
    return self[type].declarations.contains { id in
      !uses(of: "_enclosingInstance", in: self[id].node).isEmpty
    }
  }

  /// Wrappers that don't publish changes of their values, and attributes that are not wrappers.
  private static let silentWrappers = Set(
    words: """
      Environment EnvironmentObject State StateObject ObservedObject Binding FocusState Injected
      LazyInjected WeakLazyInjected OptionalInjected Dependency Inject Autowired ObservationIgnored
      TaskLocal Sendable unchecked Query ThreadSafe Atomic inline UIApplicationDelegateAdaptor
      NSApplicationDelegateAdaptor ObservationTracked GlobalActor LazyInject InjectedObject DynamicInjected
      Service BackgroundActor Attribute Relationship Transient
      """)

  /// Whether an attribute is not a wrapper, or is an external one that only stores its arguments when it is
  /// created.
  func isMadeQuietly(_ attribute: Attribute) -> Bool {
    !isOtherWrapper(attribute) || !PropertyAttributes.traits(of: attribute.name).isEmpty
      || Self.quietlyMade.contains(attribute.name) || attribute.name.hasSuffix("Actor")
  }

  private static let quietlyMade: Set = [
    "Dependency", "DynamicInjected", "LazyInject", "LazyInjected", "NSApplicationDelegateAdaptor",
    "ObservationIgnored", "UIApplicationDelegateAdaptor", "WeakLazyInjected",
  ]

  /// Whether an attribute is, or may be, a wrapper other than `@Published`.
  func isOtherWrapper(_ attribute: Attribute) -> Bool {
    guard !Self.plainAttributes.contains(attribute.name), let written = attribute.typeName else {
      return false
    }
    // An attribute of another global actor is not a wrapper.
    if case .known(let type) = resolve(written) {
      return self[type].declarations.contains { self[$0].attribute("propertyWrapper") != nil }
    }
    return true
  }

  private static let plainAttributes: Set = [
    "Published", "MainActor", "available", "objc", "IBInspectable", "IBOutlet", "NSManaged",
    "preconcurrency", "nonobjc", "usableFromInline", "inlinable", "_spi", "_documentation",
  ]
}
