// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View
  public func allowsHitTesting(_ enabled: Bool) -> some View
  public func id<ID: Hashable>(_ id: ID) -> some View
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View
}

public enum SearchFieldPlacement: Sendable {
  case automatic
  case toolbar
  case sidebar
}

nonisolated extension View {
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View
  public func searchCompletion(_ completion: String) -> some View
}

public struct SensoryFeedback: Equatable, Sendable {
  public static let success: SensoryFeedback
  public static let warning: SensoryFeedback
  public static let error: SensoryFeedback
  public static let selection: SensoryFeedback
  public static let impact: SensoryFeedback
}

nonisolated extension View {
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
}
