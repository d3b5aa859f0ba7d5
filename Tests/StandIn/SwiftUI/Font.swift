// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen public struct Font: Hashable, Sendable {
  public static let largeTitle: Font
  public static let title: Font
  public static let title2: Font
  public static let title3: Font
  public static let headline: Font
  public static let subheadline: Font
  public static let body: Font
  public static let callout: Font
  public static let footnote: Font
  public static let caption: Font
  public static let caption2: Font
  public static func == (a: Font, b: Font) -> Bool
  public func hash(into hasher: inout Hasher)

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font
  public static func custom(_ name: String, size: CGFloat) -> Font
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font
  public func bold() -> Font
  public func italic() -> Font
  public func monospaced() -> Font
  public func monospacedDigit() -> Font
  public func smallCaps() -> Font
  public func weight(_ weight: Weight) -> Font
  public func width(_ width: Width) -> Font
  public func leading(_ leading: Leading) -> Font

  @frozen public struct Weight: Hashable, Sendable {
    public static let ultraLight: Weight
    public static let thin: Weight
    public static let light: Weight
    public static let regular: Weight
    public static let medium: Weight
    public static let semibold: Weight
    public static let bold: Weight
    public static let heavy: Weight
    public static let black: Weight
  }

  public struct Width: Hashable, Sendable {
    public static let compressed: Width
    public static let condensed: Width
    public static let standard: Width
    public static let expanded: Width
  }

  public enum Leading: Sendable {
    case standard
    case tight
    case loose
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
    public static var allCases: [TextStyle] { get }
  }
}
