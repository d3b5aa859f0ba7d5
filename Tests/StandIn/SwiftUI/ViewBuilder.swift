// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View
  public static func buildBlock() -> EmptyView
  public static func buildBlock<Content: View>(_ content: Content) -> Content
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)>
  public static func buildIf<Content: View>(_ content: Content?) -> Content?
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
}
