// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { get }
}

public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { get }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { get }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { get }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { get }
}
