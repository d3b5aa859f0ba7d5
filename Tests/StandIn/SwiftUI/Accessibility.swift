// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public static let isButton: AccessibilityTraits
  public static let isHeader: AccessibilityTraits
  public static let isSelected: AccessibilityTraits
  public static let isLink: AccessibilityTraits
  public static let isImage: AccessibilityTraits
  public static let isStaticText: AccessibilityTraits
  public static let updatesFrequently: AccessibilityTraits
  public init()
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formUnion(_ other: AccessibilityTraits)
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formIntersection(_ other: AccessibilityTraits)
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits)
  public func contains(_ member: AccessibilityTraits) -> Bool
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits?
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits?
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore: AccessibilityChildBehavior
  public static let contain: AccessibilityChildBehavior
  public static let combine: AccessibilityChildBehavior
}

nonisolated extension View {
  public func accessibilityLabel(_ label: Text) -> some View
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View
  public func accessibilityValue(_ value: Text) -> some View
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View
  public func accessibilityHidden(_ hidden: Bool) -> some View
  public func accessibilityIdentifier(_ identifier: String) -> some View
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
}
