// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String)
  public init(stringLiteral: String)
}

public struct PreviewTrait: Sendable {
  public static var sizeThatFitsLayout: PreviewTrait { get }
  public static var landscapeLeft: PreviewTrait { get }
}

nonisolated extension View {
  public func previewLayout(_ value: PreviewLayout) -> some View
  public func previewDevice(_ value: PreviewDevice?) -> some View
  public func previewDisplayName(_ value: String?) -> some View
}

/// What `#Preview` becomes before a case is compiled: a macro needs an implementation, and the arguments are
/// all there is to check.
public struct _Preview {
  public init(
    _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View)
}
