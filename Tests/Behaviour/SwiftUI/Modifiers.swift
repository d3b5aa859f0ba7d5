// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view with something around it: a line of its own, another environment, or both. The tag makes each
/// modifier a type of its own, as it is in SwiftUI, so that views with different modifiers have different
/// identities.
struct Wrapped<Content: View, Tag>: View, Primitive {
  typealias Body = Never
  let content: Content
  /// What is printed around the content, nothing where the modifier is neutral.
  var label: String?
  var environment: @MainActor (inout EnvironmentValues) -> Void

  init(
    content: Content, label: String? = nil,
    environment: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    self.content = content
    self.label = label
    self.environment = environment
  }

  func parts(of node: Node) -> Parts {
    Parts(label: label, children: [part(content)], environment: environment)
  }
}

enum Tags {
  enum Environment {}
  enum Opacity {}
  enum Padding {}
  enum Frame {}
  enum Offset {}
  enum Scale {}
  enum Rotation {}
  enum Blur {}
  enum Shadow {}
  enum Background {}
  enum Overlay {}
  enum Clip {}
  enum Border {}
  enum Title {}
  enum Look {}
  enum Bold {}
  enum Italic {}
  enum Disabled {}
  enum Style {}
  enum Inert {}
}

extension View {
  func wrapped<Tag>(_ tag: Tag.Type, _ label: String?) -> Wrapped<Self, Tag> {
    Wrapped(content: self, label: label) { _ in }
  }

  func look<Tag>(_ tag: Tag.Type, _ key: String, _ value: String?) -> Wrapped<Self, Tag> {
    Wrapped(content: self) { $0.look[key] = value }
  }

  public func opacity(_ value: Double) -> some View {
    wrapped(Tags.Opacity.self, value == 1 ? nil : ".opacity(\(value))")
  }
  public func padding(_ length: CGFloat) -> some View {
    wrapped(Tags.Padding.self, length == 0 ? nil : ".padding(\(length))")
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    wrapped(
      Tags.Padding.self,
      length == 0 || edges.isEmpty ? nil : ".padding(\(edges.rawValue) \(length.map { "\($0)" } ?? "some"))")
  }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(
      Tags.Frame.self,
      width == nil && height == nil ? nil : ".frame(\(width ?? -1) \(height ?? -1) \(alignment))")
  }
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped(
      Tags.Frame.self, ".frame(\([minWidth, maxWidth, minHeight, maxHeight].map { $0 ?? -1 }) \(alignment))")
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(Tags.Offset.self, x == 0 && y == 0 ? nil : ".offset(\(x) \(y))")
  }
  public func scaleEffect(_ scale: CGFloat) -> some View {
    wrapped(Tags.Scale.self, scale == 1 ? nil : ".scaleEffect(\(scale))")
  }
  public func rotationEffect(_ angle: Angle) -> some View {
    wrapped(Tags.Rotation.self, angle.degrees == 0 ? nil : ".rotationEffect(\(angle.degrees))")
  }
  public func blur(radius: CGFloat) -> some View {
    wrapped(Tags.Blur.self, radius == 0 ? nil : ".blur(\(radius))")
  }
  public func shadow(
    color: Color = Color("shadow"), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    wrapped(
      Tags.Shadow.self,
      color.name == "clear" || radius == 0 && x == 0 && y == 0 ? nil : ".shadow(\(color.name) \(radius))")
  }
  public func background<S: ShapeStyle>(_ style: S) -> some View {
    wrapped(Tags.Background.self, style.name == "clear" ? nil : ".background(\(style.name))")
  }
  public func background<V: View>(@ViewBuilder content: () -> V) -> some View {
    Layered(tag: Tags.Background.self, label: ".background", content: self, layer: content())
  }
  public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View {
    Layered(tag: Tags.Overlay.self, label: ".overlay", content: self, layer: content())
  }
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    wrapped(Tags.Border.self, style.name == "clear" || width == 0 ? nil : ".border(\(style.name) \(width))")
  }
  public func cornerRadius(_ radius: CGFloat) -> some View {
    wrapped(Tags.Clip.self, radius == 0 ? nil : ".cornerRadius(\(radius))")
  }
  public func navigationTitle(_ title: String) -> some View {
    wrapped(Tags.Title.self, ".navigationTitle(\(title))")
  }
}

/// Modifiers that what is beneath takes from its environment.
extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    Wrapped<Self, (Tags.Look, S)>(content: self) { $0.look["style"] = style.resolved(in: $0.look["style"]) }
  }
  public func foregroundColor(_ color: Color?) -> some View { look(Tags.Style.self, "style", color?.name) }
  public func tint(_ color: Color?) -> some View { look(Tags.Style.self, "tint", color?.name) }
  public func font(_ font: Font?) -> some View { look(Tags.Look.self, "font", font?.name) }
  public func bold(_ isActive: Bool = true) -> some View {
    look(Tags.Bold.self, "bold", isActive ? "true" : nil)
  }
  public func italic(_ isActive: Bool = true) -> some View {
    look(Tags.Italic.self, "italic", isActive ? "true" : nil)
  }
  public func lineLimit(_ limit: Int?) -> some View { look(Tags.Look.self, "lines", limit.map { "\($0)" }) }
  public func disabled(_ isDisabled: Bool) -> some View {
    Wrapped<Self, Tags.Disabled>(content: self) { if isDisabled { $0.look["disabled"] = "true" } }
  }
  public func buttonStyle(_ style: ButtonStyleName) -> some View {
    look(Tags.Style.self, "button", style.name)
  }
}

/// What a change is made with; no change is animated here.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
}

/// Modifiers that nothing is printed for.
extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    wrapped(Tags.Inert.self, nil)
  }
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    var transaction = Transaction()
    transform(&transaction)
    return wrapped(Tags.Inert.self, nil)
  }
  public func transition(_ transition: AnyTransition) -> some View { wrapped(Tags.Inert.self, nil) }
  public func accessibilityLabel(_ label: String) -> some View { wrapped(Tags.Inert.self, nil) }
}

/// A view with another one before or behind it.
struct Layered<Tag, Content: View, Layer: View>: View, Primitive {
  typealias Body = Never
  let tag: Tag.Type
  let label: String
  let content: Content
  let layer: Layer

  func parts(of node: Node) -> Parts {
    Parts(children: [part(content, "content"), part(Labelled(label: label, content: layer), "layer")])
  }
}

struct Labelled<Content: View>: View, Primitive {
  typealias Body = Never
  let label: String
  let content: Content

  func parts(of node: Node) -> Parts { Parts(label: label, children: [part(content)]) }
}
