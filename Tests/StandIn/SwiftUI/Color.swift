// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  public enum RGBColorSpace: Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  public init(_ name: String, bundle: Bundle? = nil)
  public static func == (lhs: Color, rhs: Color) -> Bool
  public func hash(into hasher: inout Hasher)
  public var description: String { get }
  public func opacity(_ opacity: Double) -> Color
  public func mix(with rhs: Color, by fraction: Double) -> Color
  public var gradient: AnyGradient { get }

  public static let red: Color
  public static let orange: Color
  public static let yellow: Color
  public static let green: Color
  public static let mint: Color
  public static let teal: Color
  public static let cyan: Color
  public static let blue: Color
  public static let indigo: Color
  public static let purple: Color
  public static let pink: Color
  public static let brown: Color
  public static let white: Color
  public static let gray: Color
  public static let black: Color
  public static let clear: Color
  public static let primary: Color
  public static let secondary: Color
  public static var accentColor: Color { get }
}
extension Color: _PrimitiveView {}

extension ShapeStyle where Self == Color {
  public static var red: Color { get }
  public static var orange: Color { get }
  public static var yellow: Color { get }
  public static var green: Color { get }
  public static var mint: Color { get }
  public static var teal: Color { get }
  public static var cyan: Color { get }
  public static var blue: Color { get }
  public static var indigo: Color { get }
  public static var purple: Color { get }
  public static var pink: Color { get }
  public static var brown: Color { get }
  public static var white: Color { get }
  public static var gray: Color { get }
  public static var black: Color { get }
  public static var clear: Color { get }
}
