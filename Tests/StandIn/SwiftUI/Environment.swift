// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: Sendable, CustomStringConvertible {
  public init()
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
  public var description: String { get }
}

@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
  public var wrappedValue: Value { get }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T?
}

nonisolated extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View
}

extension Scene {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene
}

extension EnvironmentValues {
  public var locale: Locale { get set }
  public var calendar: Calendar { get set }
  public var timeZone: TimeZone { get set }
  public var colorScheme: ColorScheme { get set }
  public var colorSchemeContrast: ColorSchemeContrast { get }
  public var dynamicTypeSize: DynamicTypeSize { get set }
  public var sizeCategory: ContentSizeCategory { get set }
  public var layoutDirection: LayoutDirection { get set }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
  public var verticalSizeClass: UserInterfaceSizeClass? { get set }
  public var displayScale: CGFloat { get set }
  public var isEnabled: Bool { get set }
  public var isFocused: Bool { get }
  public var isSearching: Bool { get }
  public var isPresented: Bool { get }
  public var editMode: Binding<EditMode>? { get set }
  public var scenePhase: ScenePhase { get set }
  public var font: Font? { get set }
  public var lineLimit: Int? { get set }
  public var lineSpacing: CGFloat { get set }
  public var multilineTextAlignment: TextAlignment { get set }
  public var redactionReasons: RedactionReasons { get set }
  public var accessibilityReduceMotion: Bool { get }
  public var accessibilityReduceTransparency: Bool { get }
  public var accessibilityDifferentiateWithoutColor: Bool { get }
  public var undoManager: UndoManager? { get }
  public var backgroundStyle: AnyShapeStyle? { get set }
  public var presentationMode: Binding<PresentationMode> { get }
  public var dismiss: DismissAction { get }
  public var dismissSearch: DismissSearchAction { get }
  public var openURL: OpenURLAction { get set }
  public var refresh: RefreshAction? { get }
  public var openWindow: OpenWindowAction { get }
  public var requestReview: RequestReviewAction { get }
}

public struct PresentationMode: Sendable {
  public var isPresented: Bool { get }
  public mutating func dismiss()
}

@MainActor @preconcurrency public struct DismissAction: Sendable {
  public func callAsFunction()
}

@MainActor @preconcurrency public struct DismissSearchAction: Sendable {
  public func callAsFunction()
}

@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled: Result
    public static let discarded: Result
    public static let systemAction: Result
  }

  nonisolated public init(handler: @escaping @MainActor (URL) -> Result)
  public func callAsFunction(_ url: URL)
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async
}

@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String)
  public func callAsFunction<D: Codable & Hashable>(value: D)
}

@MainActor @preconcurrency public struct RequestReviewAction: Sendable {
  public func callAsFunction()
}

public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
  public static var allCases: [ColorScheme] { get }
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
  public static var allCases: [ColorSchemeContrast] { get }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
  public static var allCases: [LayoutDirection] { get }
}

public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active
  public var isEditing: Bool { get }
}

public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
  public static var allCases: [DynamicTypeSize] { get }
  public var isAccessibilitySize: Bool { get }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  public static var allCases: [ContentSizeCategory] { get }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let placeholder: RedactionReasons
  public static let privacy: RedactionReasons
  public static let invalidated: RedactionReasons
}
