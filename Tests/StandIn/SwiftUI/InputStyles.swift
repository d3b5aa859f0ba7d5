// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init()
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { get }
}

public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init()
}

extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { get }
}

public struct MenuPickerStyle: PickerStyle {
  nonisolated public init()
}

extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { get }
}

public struct WheelPickerStyle: PickerStyle {
  nonisolated public init()
}

extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { get }
}

public struct InlinePickerStyle: PickerStyle {
  nonisolated public init()
}

extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { get }
}

public struct PalettePickerStyle: PickerStyle {
  nonisolated public init()
}

extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { get }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init()
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init()
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { get }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init()
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { get }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init()
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { get }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init()
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { get }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init()
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { get }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init()
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { get }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init()
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { get }
}
