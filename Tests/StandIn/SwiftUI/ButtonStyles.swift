// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { get }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { get }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { get }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { get }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { get }
}

public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  nonisolated public static var link: LinkButtonStyle { get }
}

public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init()
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { get }
}

public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init()
}

extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { get }
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init()
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle { get }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init()
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle { get }
}
