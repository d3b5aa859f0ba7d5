// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct DefaultListStyle: ListStyle {
  nonisolated public init()
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { get }
}

public struct PlainListStyle: ListStyle {
  nonisolated public init()
}

extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { get }
}

public struct GroupedListStyle: ListStyle {
  nonisolated public init()
}

extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { get }
}

public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init()
}

extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { get }
}

public struct InsetListStyle: ListStyle {
  nonisolated public init()
}

extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { get }
}

public struct SidebarListStyle: ListStyle {
  nonisolated public init()
}

extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { get }
}

public struct AutomaticFormStyle: FormStyle {
  nonisolated public init()
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { get }
}

public struct GroupedFormStyle: FormStyle {
  nonisolated public init()
}

extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { get }
}

public struct ColumnsFormStyle: FormStyle {
  nonisolated public init()
}

extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { get }
}
