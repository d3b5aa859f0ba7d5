// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(_ value: String)
  public init(stringLiteral value: String)
  public init(stringInterpolation: StringInterpolation)

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int)
    public mutating func appendLiteral(_ literal: String)
    public mutating func appendInterpolation(_ string: String)
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil)
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil)
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T)
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String)
    public mutating func appendInterpolation(_ text: Text)
    public mutating func appendInterpolation(_ image: Image)
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>)
  }
}

@frozen public struct Text: Equatable, Sendable {
  public init(verbatim content: String)
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S)
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  public init(_ attributedContent: AttributedString)
  public init(_ image: Image)
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter)
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String
  public init(_ date: Date, style: DateStyle)
  public init(_ dates: ClosedRange<Date>)
  public init(_ interval: DateInterval)
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  )

  public static func == (a: Text, b: Text) -> Bool

  public struct DateStyle: Equatable, Sendable {
    public static let time: DateStyle
    public static let date: DateStyle
    public static let relative: DateStyle
    public static let offset: DateStyle
    public static let timer: DateStyle
  }

  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  public enum TruncationMode: Sendable {
    case head
    case tail
    case middle
  }

  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid: Pattern
      public static let dot: Pattern
      public static let dash: Pattern
    }
    public static let single: LineStyle
  }
}
extension Text: _PrimitiveView {}

extension Text {
  public static func + (lhs: Text, rhs: Text) -> Text
  public func foregroundColor(_ color: Color?) -> Text
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
  public func font(_ font: Font?) -> Text
  public func fontWeight(_ weight: Font.Weight?) -> Text
  public func fontWidth(_ width: Font.Width?) -> Text
  public func fontDesign(_ design: Font.Design?) -> Text
  public func bold() -> Text
  public func bold(_ isActive: Bool) -> Text
  public func italic() -> Text
  public func italic(_ isActive: Bool) -> Text
  public func monospaced(_ isActive: Bool = true) -> Text
  public func monospacedDigit() -> Text
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
  public func kerning(_ kerning: CGFloat) -> Text
  public func tracking(_ tracking: CGFloat) -> Text
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text

  public struct Scale: Hashable, Sendable {
    public static let `default`: Scale
    public static let secondary: Scale
  }
}

@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
  public static var allCases: [TextAlignment] { get }
}

public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection: Bool
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection: Bool
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { get }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { get }
}

nonisolated extension View {
  public func font(_ font: Font?) -> some View
  public func fontWeight(_ weight: Font.Weight?) -> some View
  public func fontWidth(_ width: Font.Width?) -> some View
  public func fontDesign(_ design: Font.Design?) -> some View
  public func bold(_ isActive: Bool = true) -> some View
  public func italic(_ isActive: Bool = true) -> some View
  public func monospaced(_ isActive: Bool = true) -> some View
  public func monospacedDigit() -> some View
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View
  public func kerning(_ kerning: CGFloat) -> some View
  public func tracking(_ tracking: CGFloat) -> some View
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View
  public func lineLimit(_ number: Int?) -> some View
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  public func truncationMode(_ mode: Text.TruncationMode) -> some View
  public func minimumScaleFactor(_ factor: CGFloat) -> some View
  public func allowsTightening(_ flag: Bool) -> some View
  public func textCase(_ textCase: Text.Case?) -> some View
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize
  public func privacySensitive(_ sensitive: Bool = true) -> some View
  public func redacted(reason: RedactionReasons) -> some View
  public func unredacted() -> some View
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View
}
