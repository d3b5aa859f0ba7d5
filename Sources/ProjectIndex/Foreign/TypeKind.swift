import SwiftCST

/// What a type is to SwiftUI, by the protocol that it conforms to.
package enum TypeKind: UInt8, Sendable, Comparable {
  /// A view that stands for one of UIKit's or AppKit's.
  case representable
  /// `View`, other than a shape.
  case view
  /// `Shape` and what draws or places like one: `InsettableShape`, `GeometryEffect`.
  case shape
  /// `ViewModifier`.
  case modifier
  /// A style of a control: `ButtonStyle`, `LabelStyle`.
  case style
  /// `ToolbarContent`.
  case toolbarContent
  /// What a chart, a map, a tab view or a table is made of.
  case content
  /// `Commands`.
  case commands
  /// `Scene`.
  case scene
  /// `App`.
  case app
  /// `Widget`, `WidgetBundle`.
  case widget
  /// `PreviewProvider`: shown by Xcode alone.
  case preview
  /// Nothing that SwiftUI evaluates, as far as the project shows.
  case none

  /// Whether SwiftUI evaluates a member of such a type and does so again when what that read changes.
  package var isEvaluated: Bool { self != .none && self != .preview }

  /// Whether it is a view, or shown as one.
  package var isView: Bool { self == .view || self == .shape || self == .representable }

  /// Whether it holds views, and is made by the system once: an app, a scene, the commands of one.
  package var isHost: Bool { self == .app || self == .scene || self == .commands || self == .widget }

  /// The order of preference, where a type conforms to several.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// SwiftUI's protocols of what it evaluates, by name.
package enum SwiftUIProtocols {
  /// What a type is that conforms to a protocol of that name; nil for any other protocol.
  package static func kind(of name: String) -> TypeKind? { kinds[name] }

  /// The names of the protocols that make a type one of a kind.
  package static func names(of kind: TypeKind) -> [String] {
    kinds.filter { $0.value == kind }.keys.sorted()
  }

  /// The members by which SwiftUI evaluates a type that conforms to such a protocol.
  package static let evaluatedMembers = ["body", "makeBody", "_body", "previews"]

  /// Whether SwiftUI calls a member of a representable of that name once, as what it stands for is made or goes;
  /// the others it may call at each update.
  package static func isOnce(ofRepresentable member: String) -> Bool {
    member == "init" || ["make", "dismantle"].contains { member.hasPrefix($0) }
  }

  private static let kinds: [String: TypeKind] = {
    var kinds: [String: TypeKind] = [:]
    for (kind, names) in table {
      for name in Set(words: names) { kinds[name] = kind }
    }
    return kinds
  }()

  private static let table: [(kind: TypeKind, names: String)] = [
    (.preview, "PreviewProvider PreviewModifier"),
    (
      .representable,
      """
      UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable NSViewControllerRepresentable
      WKInterfaceObjectRepresentable
      """
    ),
    (.view, "View DynamicViewContent"),
    (.shape, "Shape InsettableShape GeometryEffect"),
    (.modifier, "ViewModifier AnimatableModifier EnvironmentalModifier"),
    (
      .style,
      """
      ButtonStyle PrimitiveButtonStyle ControlGroupStyle DatePickerStyle DisclosureGroupStyle FormStyle
      GaugeStyle GroupBoxStyle LabelStyle LabeledContentStyle MenuStyle NavigationSplitViewStyle
      ProgressViewStyle TextEditorStyle TextFieldStyle ToggleStyle
      """
    ),
    (.toolbarContent, "ToolbarContent CustomizableToolbarContent"),
    (.content, "ChartContent MapContent TabContent TableRowContent TableColumnContent"),
    (.commands, "Commands"), (.scene, "Scene"), (.app, "App"),
    (.widget, "Widget WidgetBundle ControlWidget"),
  ]
}
