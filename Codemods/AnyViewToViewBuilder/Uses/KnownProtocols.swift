import SwiftCST

/// External protocols that have no requirement of type `AnyView`.
enum KnownProtocols {
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("WK")
      || name.hasPrefix("CL") || name.hasPrefix("AV")
  }

  /// The associated type that a requirement of such a protocol determines.
  static func associatedType(of requirement: String) -> String? { associatedTypes[requirement] }

  private static let associatedTypes = [
    "body": "Body", "makeBody": "Body", "previews": "Previews", "subscript": "Element", "next": "Element",
  ]

  /// Whether a protocol's `defaultValue` has the type of a value that is read and set elsewhere.
  static func isKey(_ name: String) -> Bool {
    ["EnvironmentKey", "PreferenceKey", "LayoutValueKey", "ContainerValueKey"].contains(name)
  }

  private static let names = Set(
    words: """
      View ViewModifier App Scene Commands ToolbarContent CustomizableToolbarContent Widget WidgetBundle
      PreviewProvider DynamicProperty ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle MenuStyle
      GroupBoxStyle ProgressViewStyle GaugeStyle DisclosureGroupStyle LabeledContentStyle ControlGroupStyle
      FormStyle TextFieldStyle ListStyle PickerStyle NavigationViewStyle TabViewStyle DatePickerStyle Shape
      InsettableShape ShapeStyle Animatable AnimatableModifier EnvironmentalModifier Gesture Layout
      EnvironmentKey PreferenceKey FocusedValueKey LayoutValueKey ContainerValueKey Transition EquatableView
      DynamicViewContent DropDelegate AlignmentID VectorArithmetic Equatable Hashable Comparable
      Identifiable Codable Encodable Decodable Sendable Error LocalizedError CaseIterable RawRepresentable
      OptionSet CustomStringConvertible CustomDebugStringConvertible CustomReflectable CustomNSError
      LosslessStringConvertible ExpressibleByStringLiteral ExpressibleByIntegerLiteral
      ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral ExpressibleByBooleanLiteral
      ExpressibleByFloatLiteral ExpressibleByStringInterpolation ExpressibleByNilLiteral AnyObject Any Actor
      Sequence Collection BidirectionalCollection RandomAccessCollection MutableCollection IteratorProtocol
      AsyncSequence AsyncIteratorProtocol Strideable Copyable Escapable BitwiseCopyable ObservableObject
      Observable Publisher Subscriber Subject Cancellable Transferable PersistentModel AppIntent AppEntity
      AppEnum WidgetConfigurationIntent TimelineProvider AppIntentTimelineProvider IntentTimelineProvider
      TimelineEntry FileDocument ReferenceFileDocument CodingKey Encoder Decoder XCTestCase Tip
      """)
}
