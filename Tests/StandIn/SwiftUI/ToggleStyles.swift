// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { get }
}

public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { get }
}

public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { get }
}

public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  nonisolated public static var checkbox: CheckboxToggleStyle { get }
}
