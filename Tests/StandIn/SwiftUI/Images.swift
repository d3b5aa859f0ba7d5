// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen public struct Image: Equatable, Sendable {
  public init(_ name: String, bundle: Bundle? = nil)
  public init(_ name: String, bundle: Bundle? = nil, label: Text)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
  public init(decorative name: String, bundle: Bundle? = nil)
  public init(systemName: String)
  public init(systemName: String, variableValue: Double?)
  public init(uiImage: UIImage)
  public static func == (lhs: Image, rhs: Image) -> Bool

  public enum TemplateRenderingMode: Sendable {
    case template
    case original
  }

  public enum Scale: Sendable {
    case small
    case medium
    case large
  }

  public enum Interpolation: Sendable {
    case none
    case low
    case medium
    case high
  }

  public enum ResizingMode: Sendable {
    case tile
    case stretch
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
  public func interpolation(_ interpolation: Interpolation) -> Image
  public func antialiased(_ isAntialiased: Bool) -> Image
}
extension Image: _PrimitiveView {}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome: SymbolRenderingMode
  public static let multicolor: SymbolRenderingMode
  public static let hierarchical: SymbolRenderingMode
  public static let palette: SymbolRenderingMode
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none: SymbolVariants
  public static let circle: SymbolVariants
  public static let square: SymbolVariants
  public static let fill: SymbolVariants
  public static let slash: SymbolVariants
  public var fill: SymbolVariants { get }
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { get }
  public var error: (any Error)? { get }
}

public struct AsyncImage<Content: View> {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
}
extension AsyncImage: _PrimitiveView {}

public struct Label<Title: View, Icon: View> {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
}
extension Label: _PrimitiveView {}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String)
  public init(_ titleKey: LocalizedStringKey, systemImage name: String)
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String)
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String)
}

nonisolated extension View {
  public func imageScale(_ scale: Image.Scale) -> some View
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
  public func symbolVariant(_ variant: SymbolVariants) -> some View
}

// SwiftUI exports UIKit.
open class UIImage: NSObject, @unchecked Sendable {
  public override init()
  public convenience init?(named name: String)
  public convenience init?(systemName name: String)
  public init?(contentsOfFile path: String)
  public init?(data: Data)
  public init?(data: Data, scale: CGFloat)
  open var size: CGSize { get }
  open var scale: CGFloat { get }
}
