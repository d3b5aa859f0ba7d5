// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  public func trigger()
}

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

public struct ToggleStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public let label: ToggleStyleConfiguration.Label
  public var isOn: Bool { get nonmutating set }
}

@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

public struct LabelStyleConfiguration {
  public struct Title: _PrimitiveView {}
  public struct Icon: _PrimitiveView {}
  public var title: LabelStyleConfiguration.Title { get }
  public var icon: LabelStyleConfiguration.Icon { get }
}

@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

public struct ProgressViewStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
}

@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

public struct GroupBoxStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct Content: _PrimitiveView {}
  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}

/// Styles that no one outside SwiftUI can write.
@MainActor @preconcurrency public protocol ListStyle {}
@MainActor @preconcurrency public protocol PickerStyle {}
@MainActor @preconcurrency public protocol TextFieldStyle {}
@MainActor @preconcurrency public protocol DatePickerStyle {}
@MainActor @preconcurrency public protocol GaugeStyle {}
@MainActor @preconcurrency public protocol TabViewStyle {}
@MainActor @preconcurrency public protocol NavigationViewStyle {}
@MainActor @preconcurrency public protocol FormStyle {}
@MainActor @preconcurrency public protocol MenuStyle {}
@MainActor @preconcurrency public protocol ControlGroupStyle {}

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View
  public func listStyle<S: ListStyle>(_ style: S) -> some View
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
  public func formStyle<S: FormStyle>(_ style: S) -> some View
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View
}
