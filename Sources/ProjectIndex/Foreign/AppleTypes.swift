/// The known properties of a type of the standard library or of Apple's SDKs.
package struct AppleTypeTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It is neither generic nor a protocol.
  package static let concrete = AppleTypeTraits(rawValue: 1 << 0)

  /// Its values can be compared with `==`.
  package static let equatable = AppleTypeTraits(rawValue: 1 << 1)

  /// Its initializers have no effect except creating a value.
  package static let plain = AppleTypeTraits(rawValue: 1 << 2)

  /// Its initializers also never trap, for any arguments.
  package static let total = AppleTypeTraits(rawValue: 1 << 3)

  /// Its initializers always return a value, not an optional.
  package static let sound = AppleTypeTraits(rawValue: 1 << 4)
}

/// Types of the standard library and of Apple's SDKs, by name; SwiftUI's views are in ``SwiftUIViews``.
package enum AppleTypes {
  /// The known traits of the type with a name; empty if it is not in the table.
  package static func traits(of name: String) -> AppleTypeTraits { traits[name] ?? [] }

  private static let traits = TraitTable<AppleTypeTraits>([
    (
      [.concrete],
      """
      AngularGradient AnyGradient Axis Axis.Orientation Axis.Set BlendMode Bundle Capsule Circle
      CLLocation CLLocationCoordinate2D CLPlacemark ContainerRelativeShape ContentMode DateInterval
      Edge Edge.Set Ellipse EnvironmentValues FileManager Font.Design Font.TextStyle Font.Weight
      Formatter HorizontalAlignment HTTPURLResponse Image ISO8601DateFormatter LinearGradient
      NotificationCenter NSApplication NSAttributedString NSDate NSFont NSImage
      NSMutableAttributedString NSNumber NSString NSView NSViewController NSWindow Path
      PersonNameComponents ProcessInfo RadialGradient Rectangle RoundedCornerStyle RoundedRectangle
      Substring Text Text.Case TextAlignment UIApplication UIButton UIDevice UIFont UIImage UILabel
      UIRectCorner UIScreen UIView UIViewController UnevenRoundedRectangle URLComponents URLResponse
      UserDefaults VerticalAlignment Visibility
      """
    ),
    (
      [.concrete, .equatable],
      """
      Calendar Character ColorScheme Duration Int16 Int32 Int64 Int8 ScenePhase TimeInterval UInt
      UInt16 UInt32 UInt64 UInt8
      """
    ),
    ([.concrete, .equatable, .plain], "Bool Data Decimal Float Int Locale String TimeZone URL UUID"),
    ([.concrete, .equatable, .plain, .total], "CGFloat Color Double"),
    ([.concrete, .equatable, .plain, .total, .sound], "CGPoint CGSize"),
    (
      [.concrete, .equatable, .plain, .sound],
      "AttributedString CGRect Date DateComponents IndexPath IndexSet"
    ),
    (
      [.concrete, .plain],
      "CharacterSet NavigationPath NSColor NSLock NSObject NSSortDescriptor OSLog UIColor"
    ),
    ([.concrete, .plain, .total], "Alignment"),
    ([.concrete, .plain, .total, .sound], "Angle EdgeInsets UnitPoint"),
    ([.concrete, .plain, .sound], "Animation Font Logger"),
    (
      [.concrete, .sound],
      """
      AnyHashable AnyShape AnyShapeStyle AnyTransition CGVector DateFormatter DispatchGroup
      DispatchQueue DispatchWorkItem Gradient GridItem JSONDecoder JSONEncoder LocalizedStringKey
      Material Namespace Notification Notification.Name NSError NSNotification.Name NumberFormatter
      Shadow StrokeStyle Timer Transaction URLQueryItem URLRequest URLSession
      """
    ),
    ([.plain], "ClosedRange Dictionary Optional Range"),
    ([.plain, .sound], "Array CurrentValueSubject PassthroughSubject Set"),
    (
      [.sound],
      """
      AppStorage ArraySlice AsyncStream Bindable ContiguousArray FocusState GestureState Just
      ObservedObject Published SceneStorage State StateObject
      """
    ),
  ])
}
