// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole
  public static let cancel: ButtonRole
}

public struct Button<Label: View> {
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
}
extension Button: _PrimitiveView {}

extension Button where Label == Text {
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void)
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void)
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration)
}

public struct EditButton {
  public init()
}
extension EditButton: _PrimitiveView {}

public struct Link<Label: View> {
  public init(destination: URL, @ViewBuilder label: () -> Label)
}
extension Link: _PrimitiveView {}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL)
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL)
}

public struct ShareLink<Label: View> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel
  public init(item: String, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
}
extension ShareLink: _PrimitiveView {}

public struct DefaultShareLinkLabel {}
extension DefaultShareLinkLabel: _PrimitiveView {}

public struct Menu<Label: View, Content: View> {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void)
}
extension Menu: _PrimitiveView {}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
}

public struct ControlGroup<Content: View> {
  public init(@ViewBuilder content: () -> Content)
}
extension ControlGroup: _PrimitiveView {}

nonisolated extension View {
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic: ButtonRepeatBehavior
  public static let enabled: ButtonRepeatBehavior
  public static let disabled: ButtonRepeatBehavior
}

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(_ character: Character)
  public init(extendedGraphemeClusterLiteral: Character)
  public static let `return`: KeyEquivalent
  public static let escape: KeyEquivalent
  public static let delete: KeyEquivalent
}

public struct KeyboardShortcut: Sendable {
  public static let defaultAction: KeyboardShortcut
  public static let cancelAction: KeyboardShortcut
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
}

@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let shift: EventModifiers
  public static let control: EventModifiers
  public static let option: EventModifiers
  public static let command: EventModifiers
}
