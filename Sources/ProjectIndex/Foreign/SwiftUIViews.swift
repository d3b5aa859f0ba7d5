import SwiftCST

/// The known properties of one of SwiftUI's views.
package struct ViewTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Its content is built by a view builder.
  package static let content = ViewTraits(rawValue: 1 << 0)

  /// It keeps state of its own between two updates.
  package static let state = ViewTraits(rawValue: 1 << 1)

  /// It keeps nothing between two updates.
  package static let stateless = ViewTraits(rawValue: 1 << 2)

  /// It keeps nothing itself, although its content may.
  package static let container = ViewTraits(rawValue: 1 << 3)

  /// It fills a whole screen: its content gets all the space, and is centered.
  package static let screen = ViewTraits(rawValue: 1 << 4)

  /// It takes all the available width.
  package static let wide = ViewTraits(rawValue: 1 << 5)

  /// It is a shape whose initializers only set its corners.
  package static let shape = ViewTraits(rawValue: 1 << 6)
}

/// SwiftUI's views, by name.
package enum SwiftUIViews {
  /// Whether SwiftUI declares a view with the name.
  package static func contain(_ name: String) -> Bool { traits[name] != nil }

  /// The known traits of the view with a name; empty if SwiftUI declares none.
  package static func traits(of name: String) -> ViewTraits { traits[name] ?? [] }

  /// Whether a view only lays out its content, and keeps nothing for it between two updates.
  package static func isLayout(_ name: String) -> Bool { layouts.contains(name) }

  private static let layouts = Set(
    words: """
      ContentUnavailableView ForEach Form GeometryReader Grid GridRow GroupBox LabeledContent LazyHGrid
      LazyHStack LazyVGrid LazyVStack NavigationLink Section TimelineView ViewThatFits
      """)

  /// Whether each modifier of a view returns another type: none of its own modifiers returns the type of the
  /// view.
  package static func becomesAnother(modified name: String) -> Bool {
    let traits = traits(of: name)
    return traits.contains(.content) && !traits.contains(.stateless)
      && !["ForEach", "Section", "TimelineView"].contains(name)
  }

  /// Whether people do something with a view: a control or a link, which a list shows as a row of its own.
  package static func isControl(_ name: String) -> Bool { controls.contains(name) }

  private static let controls = Set(
    words: """
      Button DatePicker DisclosureGroup Link Menu NavigationLink Picker SecureField ShareLink Slider Stepper
      TextField Toggle
      """)

  /// Whether a control changes its binding at each key or step of a drag.
  package static func changesOften(_ name: String) -> Bool { frequent.contains(name) }

  private static let frequent: Set<String> = ["SecureField", "Slider", "TextEditor", "TextField"]

  /// Whether a container creates the content of a `ForEach` in it only when it scrolls into view.
  package static func isLazy(_ name: String) -> Bool { lazy.contains(name) }

  private static let lazy: Set = ["LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Table"]

  private static let traits = TraitTable<ViewTraits>([
    ([.stateless], "EmptyView Image Path ProgressView Spacer Text"),
    ([.stateless, .content], "Label Link"),
    ([.stateless, .wide], "AngularGradient Color Divider EllipticalGradient LinearGradient RadialGradient"),
    ([.stateless, .shape], "Circle"),
    ([.stateless, .shape, .wide], "Capsule Ellipse Rectangle RoundedRectangle UnevenRoundedRectangle"),
    ([.container, .content], "Button Group HStack VStack ZStack"),
    ([.screen, .content], "NavigationSplitView NavigationStack NavigationView Tab"),
    ([.screen, .content, .state], "TabView"),
    ([.state], "ColorPicker DatePicker KeyframeAnimator Map PhaseAnimator VideoPlayer WebView"),
    ([.state, .content], "AsyncImage DisclosureGroup HSplitView OutlineGroup VSplitView"),
    ([.state, .wide], "SecureField TextEditor TextField"),
    ([.wide], "Canvas MeshGradient Slider"),
    ([.wide, .content], "LazyVGrid LazyVStack"),
    (
      [.content],
      """
      ContentUnavailableView ControlGroup ForEach Form GeometryReader GlassEffectContainer Grid GridRow
      GroupBox LabeledContent LazyHGrid LazyHStack List Menu NavigationLink PhotosPicker Picker ScrollView
      ScrollViewReader Section ShareLink TimelineView Toggle ViewThatFits
      """
    ),
    (
      [],
      """
      AnyView ConcentricRectangle ContainerRelativeShape EditButton EquatableView Gauge PasteButton
      RenameButton Stepper SubscriptionView TabSection Table TextFieldLink
      """
    ),
  ])
}
