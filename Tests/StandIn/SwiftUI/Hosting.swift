// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let minSize: NSHostingSizingOptions
  public static let intrinsicContentSize: NSHostingSizingOptions
  public static let maxSize: NSHostingSizingOptions
  public static let preferredContentSize: NSHostingSizingOptions
}

/// Of AppKit, where its superclass is, there is nothing here.
@MainActor @preconcurrency open class NSHostingController<Content: View> {
  @MainActor @preconcurrency public init(rootView: Content)
  @MainActor @preconcurrency public var rootView: Content
  @MainActor @preconcurrency public var sizingOptions: NSHostingSizingOptions
  @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize
}

/// Of UIKit, where the protocol of it is, there is nothing here.
public struct UIHostingConfiguration<Content: View, Background: View> {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView
}
