// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol ShapeStyle {
  var name: String { get }
  func resolved(in outer: String?) -> String?
}

extension ShapeStyle {
  public func resolved(in outer: String?) -> String? { name }
}

public struct Color: ShapeStyle, View, Primitive, Hashable {
  public typealias Body = Never
  public let name: String

  public init(_ name: String) { self.name = name }

  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let blue = Color("blue")
  public static let gray = Color("gray")
  public static let white = Color("white")
  public static let black = Color("black")
  public static let clear = Color("clear")
  public static let accentColor = Color("accent")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")

  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    let isShadow = space == .sRGBLinear && white == 0 && opacity == 0.33
    name = opacity == 0 ? "clear" : isShadow ? "shadow" : "white \(white)@\(opacity)"
  }

  public func opacity(_ value: Double) -> Color { value == 1 ? self : Color("\(name)@\(value)") }

  func parts(of node: Node) -> Parts { Parts(label: "Color \(name)") }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init("red") }
  public static var orange: Color { .init("orange") }
  public static var yellow: Color { .init("yellow") }
  public static var green: Color { .init("green") }
  public static var blue: Color { .init("blue") }
  public static var gray: Color { .init("gray") }
  public static var white: Color { .init("white") }
  public static var black: Color { .init("black") }
  public static var clear: Color { .init("clear") }
}

/// Levels of the style around: the first is that style itself.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let name: String

  public static let primary = HierarchicalShapeStyle(name: "primary")
  public static let secondary = HierarchicalShapeStyle(name: "secondary")
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary")

  public func resolved(in outer: String?) -> String? {
    name == "primary" ? outer : "\(name) of \(outer ?? "primary")"
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
}

public struct TintShapeStyle: ShapeStyle {
  public let name = "tint"
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init(_ style: any ShapeStyle) { self.style = style }

  public var name: String { style.name }
  public func resolved(in outer: String?) -> String? { style.resolved(in: outer) }
}

public struct Font: Hashable {
  let name: String

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")

  public static func system(size: CGFloat) -> Font { Font(name: "\(size)") }
  public func bold() -> Font { Font(name: "bold \(name)") }

  public enum Weight: String { case light, regular, medium, semibold, bold, heavy }
}

public enum Alignment: Sendable { case leading, center, trailing, top, bottom }
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }

public enum Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public struct Angle: Hashable {
  public let degrees: Double
  public static let zero = Angle(degrees: 0)
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

public struct Animation: Sendable {
  public static let `default` = Animation()
  public static let easeInOut = Animation()
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring() -> Animation { Animation() }
}

public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

public struct ButtonStyleName: Sendable {
  let name: String
  public static let plain = ButtonStyleName(name: "plain")
  public static let bordered = ButtonStyleName(name: "bordered")
  public static let borderedProminent = ButtonStyleName(name: "borderedProminent")
}
