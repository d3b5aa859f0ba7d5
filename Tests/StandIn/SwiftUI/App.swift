// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main()
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { get }
}

public struct _Scenes<each Content>: _PrimitiveScene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _Scenes<
    repeat each Content
  >
}

public struct WindowGroup<Content: View> {
  public init(@ViewBuilder content: () -> Content)
  public init(id: String, @ViewBuilder content: () -> Content)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
}
extension WindowGroup: _PrimitiveScene {}

public struct Window<Content: View> {
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
}
extension Window: _PrimitiveScene {}

public struct Settings<Content: View> {
  public init(@ViewBuilder content: () -> Content)
}
extension Settings: _PrimitiveScene {}

public struct MenuBarExtra<Label: View, Content: View> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == SwiftUI.Label<Text, Image>
}
extension MenuBarExtra: _PrimitiveScene {}

extension Scene {
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
}

@MainActor @preconcurrency public protocol Commands {}

@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content
}

public struct CommandMenu<Content: View>: Commands {
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
}

public struct CommandGroupPlacement: Sendable {
  public static let newItem: CommandGroupPlacement
  public static let saveItem: CommandGroupPlacement
  public static let appInfo: CommandGroupPlacement
}

public struct CommandGroup<Content: View>: Commands {
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
}

@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct _Wrapper {}

  public var wrappedValue: DelegateType { get }
  public var projectedValue: _Wrapper { get }
  public init(_ delegateType: DelegateType.Type = DelegateType.self)
}

extension UIApplicationDelegateAdaptor._Wrapper where DelegateType: ObservableObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<DelegateType, Subject>
  ) -> Binding<Subject> { get }
}

public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
}

public struct WindowResizability: Sendable {
  public static var automatic: WindowResizability { get }
  public static var contentSize: WindowResizability { get }
  public static var contentMinSize: WindowResizability { get }
}

extension Scene {
  public func windowResizability(_ resizability: WindowResizability) -> some Scene
}
