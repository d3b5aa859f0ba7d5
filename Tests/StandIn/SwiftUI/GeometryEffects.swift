// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct CGAffineTransform: Sendable {
  public init(translationX tx: CGFloat, y ty: CGFloat)
}

@frozen public struct ProjectionTransform: Sendable {
  public init(_ m: CGAffineTransform)
}

public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never
}
