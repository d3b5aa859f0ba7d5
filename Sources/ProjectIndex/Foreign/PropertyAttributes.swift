/// The known properties of an attribute for properties.
package struct PropertyAttributeTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It wraps a value that a view keeps between two evaluations.
  package static let state = PropertyAttributeTraits(rawValue: 1 << 0)

  /// It keeps nothing in the view.
  package static let stateless = PropertyAttributeTraits(rawValue: 1 << 1)

  /// It is a wrapper without requirements on the type of its value.
  package static let anyValue = PropertyAttributeTraits(rawValue: 1 << 2)
}

/// Attributes for properties that Swift and Apple's SDKs declare, including SwiftUI's wrappers, by name.
package enum PropertyAttributes {
  /// The known traits of the attribute with a name; empty if it is not in the table.
  package static func traits(of name: String) -> PropertyAttributeTraits { traits[name] ?? [] }

  private static let traits = TraitTable<PropertyAttributeTraits>([
    ([.state], "AccessibilityFocusState Namespace StateObject"),
    ([.state, .anyValue], "FocusState GestureState SceneStorage State"),
    ([.stateless, .anyValue], "AppStorage"),
    (
      [.stateless],
      """
      Bindable Binding ContentBuilder Environment EnvironmentObject FetchRequest FocusedBinding FocusedValue
      MainActor ObservedObject Query ScaledMetric SectionedFetchRequest ViewBuilder available nonobjc objc
      preconcurrency usableFromInline
      """
    ),
    ([.anyValue], "Published"),
  ])
}
