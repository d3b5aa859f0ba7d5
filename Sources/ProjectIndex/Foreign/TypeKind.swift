import SwiftCST

/// The role of a type in SwiftUI, determined by its conformances.
package enum TypeKind: UInt8, Sendable, Comparable {
  /// A view that represents one of UIKit or AppKit.
  case representable
  /// `View`, other than a shape.
  case view
  /// `Shape` and protocols that draw or transform like one: `InsettableShape`, `GeometryEffect`.
  case shape
  /// `ViewModifier`.
  case modifier
  /// A style of a control: `ButtonStyle`, `LabelStyle`.
  case style
  /// `ToolbarContent`.
  case toolbarContent
  /// The content of a chart, a map, a tab view or a table.
  case content
  /// `Commands`.
  case commands
  /// `Scene`.
  case scene
  /// `App`.
  case app
  /// `Widget`, `WidgetBundle`.
  case widget
  /// `PreviewProvider`: only shown by Xcode.
  case preview
  /// Not evaluated by SwiftUI, as far as the project shows.
  case none

  /// Whether SwiftUI evaluates a member of such a type, and evaluates it again when something that it read
  /// changes.
  package var isEvaluated: Bool { self != .none && self != .preview }

  /// Whether it is a view, or displayed as one.
  package var isView: Bool { self == .view || self == .shape || self == .representable }

  /// Whether it contains views, and is created by the system once: an app, a scene, the commands of one.
  package var isHost: Bool { self == .app || self == .scene || self == .commands || self == .widget }

  /// The order of precedence, if a type conforms to several.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// SwiftUI's protocols for types that it evaluates, by name.
package enum SwiftUIProtocols {
  /// The kind of a type that conforms to the protocol with a name; nil for any other protocol.
  package static func kind(of name: String) -> TypeKind? { kinds[name] }

  /// The names of the protocols for types of a kind.
  package static func names(of kind: TypeKind) -> [String] {
    kinds.filter { $0.value == kind }.keys.sorted()
  }

  /// The members that SwiftUI evaluates in a type that conforms to such a protocol.
  package static let evaluatedMembers = ["body", "makeBody", "_body", "previews"]

  /// Whether SwiftUI calls a representable's member with this name once, when the represented view is created
  /// or removed; it may call the others at each update.
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
