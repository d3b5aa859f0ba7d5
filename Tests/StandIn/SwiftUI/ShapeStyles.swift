// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol ShapeStyle: Sendable {}

@frozen public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S)
}

@frozen public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary: HierarchicalShapeStyle
  public static let secondary: HierarchicalShapeStyle
  public static let tertiary: HierarchicalShapeStyle
  public static let quaternary: HierarchicalShapeStyle
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { get }
  public static var secondary: HierarchicalShapeStyle { get }
  public static var tertiary: HierarchicalShapeStyle { get }
  public static var quaternary: HierarchicalShapeStyle { get }
  public static var quinary: HierarchicalShapeStyle { get }
}

public struct Material: ShapeStyle {
  public static let regular: Material
  public static let thick: Material
  public static let thin: Material
  public static let ultraThin: Material
  public static let ultraThick: Material
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { get }
  public var tertiary: some ShapeStyle { get }
  public var quaternary: some ShapeStyle { get }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { get }
  public static var thinMaterial: Material { get }
  public static var regularMaterial: Material { get }
  public static var thickMaterial: Material { get }
  public static var ultraThickMaterial: Material { get }
  public static var bar: Material { get }
}

@frozen public struct TintShapeStyle: ShapeStyle {
  public init()
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { get }
}

@frozen public struct ForegroundStyle: ShapeStyle {
  public init()
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { get }
}

@frozen public struct BackgroundStyle: ShapeStyle {
  public init()
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { get }
}

public struct SelectionShapeStyle: ShapeStyle {
  public init()
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { get }
}

public struct SeparatorShapeStyle: ShapeStyle {
  public init()
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { get }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init()
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { get }
}

public struct LinkShapeStyle: ShapeStyle {
  public init()
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { get }
}

public struct FillShapeStyle: ShapeStyle {
  public init()
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { get }
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init()
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { get }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle
}

public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle
}
