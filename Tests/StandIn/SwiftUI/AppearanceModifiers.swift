// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum BlendMode: Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case plusLighter
}

public enum ControlSize: CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
  public static var allCases: [ControlSize] { get }
}

public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic: ButtonBorderShape
  public static let capsule: ButtonBorderShape
  public static let roundedRectangle: ButtonBorderShape
  public static let circle: ButtonBorderShape
}

nonisolated extension View {
  public func foregroundColor(_ color: Color?) -> some View
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View
  public func tint(_ tint: Color?) -> some View
  public func accentColor(_ accentColor: Color?) -> some View
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
  public func opacity(_ opacity: Double) -> some View
  public func hidden() -> some View
  public func disabled(_ disabled: Bool) -> some View
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  public func clipped(antialiased: Bool = false) -> some View
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View
  public func brightness(_ amount: Double) -> some View
  public func contrast(_ amount: Double) -> some View
  public func saturation(_ amount: Double) -> some View
  public func grayscale(_ amount: Double) -> some View
  public func hueRotation(_ angle: Angle) -> some View
  public func colorInvert() -> some View
  public func colorMultiply(_ color: Color) -> some View
  public func blendMode(_ blendMode: BlendMode) -> some View
  public func compositingGroup() -> some View
  public func drawingGroup(opaque: Bool = false) -> some View
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  public func controlSize(_ controlSize: ControlSize) -> some View
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
  public func statusBarHidden(_ hidden: Bool = true) -> some View
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View
}
