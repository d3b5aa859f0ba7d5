// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct PresentationDetent: Hashable, Sendable {
  public static let medium: PresentationDetent
  public static let large: PresentationDetent
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent
  public static func height(_ height: CGFloat) -> PresentationDetent
}

public enum PopoverAttachmentAnchor: Sendable {
  case point(UnitPoint)
}

nonisolated extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View
  public func presentationDragIndicator(_ visibility: Visibility) -> some View
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
}

nonisolated extension View {
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View
}

public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil)
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button)
}

public protocol PresentationSizing {}

public struct FittedPresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { get }
}

public struct PagePresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { get }
}
