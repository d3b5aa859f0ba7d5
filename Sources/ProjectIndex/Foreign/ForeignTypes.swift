import SwiftCST

/// Information about types that the project does not declare.
enum ForeignTypes {
  /// The associated types of well-known protocols: inside a conforming type, such a name may refer to the
  /// inferred type, and not to a declaration further out.
  static let associatedTypes = [String: Set<String>](table: associatedTypeTable)

  /// The table of associated types as bytes, and the ranges of their names in it, some more than once.
  /// Finding the names takes much less time than parsing the table.
  static let associatedTypeNames: (text: ContiguousArray<UInt8>, places: [NamePlace]) = {
    let text = ContiguousArray(associatedTypeTable.utf8)
    var places: [NamePlace] = []
    var start = 0
    var isBehindColon = false
    for end in 0...text.count {
      let byte = end < text.count ? text[end] : UInt8(ascii: "\n")
      guard byte <= 0x20 || byte == UInt8(ascii: ":") else { continue }
      if isBehindColon, end > start { places.append(NamePlace(UInt32(start)..<UInt32(end))) }
      if byte == UInt8(ascii: ":") { isBehindColon = true }
      if byte == UInt8(ascii: "\n") { isBehindColon = false }
      start = end + 1
    }
    return (text, places)
  }()

  private static let associatedTypeTable = """
    View App Scene Commands ToolbarContent Widget WidgetBundle: Body
    ViewModifier Transition: Body Content
    ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle MenuStyle GroupBoxStyle: Body Configuration
    ProgressViewStyle GaugeStyle DisclosureGroupStyle LabeledContentStyle: Body Configuration
    ControlGroupStyle FormStyle: Body Configuration
    UIViewRepresentable: UIViewType Coordinator Context Body
    UIViewControllerRepresentable: UIViewControllerType Coordinator Context Body
    NSViewRepresentable: NSViewType Coordinator Context Body
    NSViewControllerRepresentable: NSViewControllerType Coordinator Context Body
    Identifiable: ID
    Codable Encodable Decodable: CodingKeys
    CaseIterable: AllCases
    RawRepresentable: RawValue
    OptionSet: Element RawValue ArrayLiteralElement
    Sequence: Element Iterator
    IteratorProtocol: Element
    Collection BidirectionalCollection RandomAccessCollection: Element Iterator Index Indices SubSequence
    MutableCollection RangeReplaceableCollection: Element Iterator Index Indices SubSequence
    AsyncSequence: Element AsyncIterator Failure
    AsyncIteratorProtocol: Element Failure
    Publisher Subject: Output Failure
    Subscriber: Input Failure
    ObservableObject: ObjectWillChangePublisher
    EnvironmentKey PreferenceKey FocusedValueKey LayoutValueKey: Value
    Layout: Cache Subviews
    Gesture: Value Body
    Animatable: AnimatableData
    Shape: AnimatableData Role Body
    InsettableShape: AnimatableData Role Body InsetShape
    ShapeStyle: Resolved
    TimelineProvider: Entry Context
    IntentTimelineProvider AppIntentTimelineProvider: Entry Context Intent
    Transferable: Representation
    PreviewProvider: Previews
    DynamicProperty Actor LAContext AttributeScope VectorArithmetic:
    Clock: Duration Instant
    FormatStyle: FormatInput FormatOutput
    AppIntent: PerformResult SummaryContent
    AppEntity: ID DefaultQuery
    EntityQuery: Entity Result
    ExpressibleByArrayLiteral: ArrayLiteralElement
    ExpressibleByDictionaryLiteral: Key Value
    ExpressibleByStringLiteral: StringLiteralType
    ExpressibleByIntegerLiteral: IntegerLiteralType
    SIMD: Scalar MaskStorage
    Strideable: Stride
    Numeric: Magnitude
    FileDocument: ReadConfiguration WriteConfiguration
    ReferenceFileDocument: ReadConfiguration WriteConfiguration Snapshot
    """

  /// Protocols that add hardly any members to conforming types, and these members.
  static let membersOfPlainProtocols = [String: Set<String>](
    table: """
      AnyObject Sendable Observable CaseIterable:
      ObservableObject: objectWillChange
      Identifiable: id
      Equatable Hashable: hashValue hash
      Encodable Decodable Codable: encode
      Error: localizedDescription
      """)

  /// The names of generic parameters that are visible in extensions of well-known types.
  static let genericParameterNames = Set(
    words: """
      Element Wrapped Key Value Success Failure Output Input Base Index Iterator SubSequence Indices Content
      Label Body Data ID Root Bound RawValue Upstream Self AllCases Configuration Context Entity Keys Values
      Item
      """)

  /// The protocols of Apple's SDK (Xcode 16 and later) that isolate conforming types to the main actor.
  private static let mainActorProtocols = Set(
    words: """
      View App Scene ViewModifier Commands ToolbarContent CustomizableToolbarContent DynamicViewContent
      Widget WidgetBundle PreviewProvider ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle MenuStyle
      GroupBoxStyle ProgressViewStyle GaugeStyle DisclosureGroupStyle LabeledContentStyle ControlGroupStyle
      FormStyle UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable
      NSViewControllerRepresentable WKInterfaceObjectRepresentable UIApplicationDelegate
      NSApplicationDelegate UISceneDelegate UIWindowSceneDelegate UITableViewDelegate UITableViewDataSource
      UICollectionViewDelegate UICollectionViewDataSource UIScrollViewDelegate UITextFieldDelegate
      UITextViewDelegate UIGestureRecognizerDelegate UINavigationControllerDelegate
      UITabBarControllerDelegate UIImagePickerControllerDelegate UIAdaptivePresentationControllerDelegate
      NSWindowDelegate
      """)

  /// The main-actor classes of Apple's SDK that ``isMainActorClass(_:)`` doesn't recognize by name.
  private static let mainActorClasses = Set(
    words: """
      NSView NSViewController NSWindow NSWindowController NSPanel NSControl NSButton NSTextField NSTextView
      NSTableView NSOutlineView NSScrollView NSStackView NSImageView NSSplitView NSSplitViewController
      NSTableCellView NSTableRowView NSCollectionView NSHostingView NSHostingController NSApplication NSMenu
      NSMenuItem NSVisualEffectView NSPopover NSSearchField NSSegmentedControl NSToolbar NSToolbarItem
      NSPopUpButton NSClipView NSBox NSTabViewController NSTabView NSAlert NSRulerView WKWebView MKMapView
      MTKView ARView ARSCNView SCNView SKView PDFView AVPlayerView AVPlayerViewController
      SFSafariViewController QLPreviewController WKInterfaceController UIApplication UIScene UIWindowScene
      UIScreen UIDevice UIResponder UIWindow UIView UIViewController UIControl UIMenu UIAction
      UIGestureRecognizer UIBarButtonItem UIHostingController UIInputViewController
      UIPopoverPresentationController
      """)

  /// Whether an external type isolates conforming or inheriting types to the main actor.
  static func isOnMainActor(_ name: String) -> Bool {
    mainActorProtocols.contains(name) || isMainActorClass(name)
  }

  /// Whether an external class is a view, a controller or another class of UIKit or AppKit that is isolated
  /// to the main actor.
  private static func isMainActorClass(_ name: String) -> Bool {
    if mainActorClasses.contains(name) { return true }
    guard name.hasPrefix("UI"), !name.contains(".") else { return false }
    return name.hasSuffix("View") || name.hasSuffix("ViewController") || name.hasSuffix("Cell")
      || name.hasSuffix("Button") || name.hasSuffix("Controller") || name.hasSuffix("GestureRecognizer")
      || name.hasSuffix("Field") || name.hasSuffix("Label") || name.hasSuffix("Control")
      || name.hasSuffix("Bar")
  }

  /// Whether an external name can be that of a type: capitalized, and not a constant or function of C.
  static func mayBeType(_ name: String) -> Bool {
    let bytes = name.utf8
    // By byte, since most queried names begin with a lowercase letter.
    guard let first = bytes.first, !isLowercase(first), name.first?.isUppercase == true, name != "Any",
      !bytes.contains(UInt8(ascii: "_")), !capitalizedFunctions.contains(name)
    else { return false }
    return bytes.contains(where: isLowercase) || typesInCapitals.contains(name)
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static let typesInCapitals: Set = ["AES", "HMAC", "SHA256", "SHA384", "SHA512", "URL", "UUID"]

  private static let capitalizedFunctions = Set(
    words: """
      NSClassFromString NSHomeDirectory NSLocalizedString NSMakeRange NSMaxRange NSProtocolFromString
      NSSearchPathForDirectoriesInDomains NSSelectorFromString NSStringFromClass NSStringFromSelector
      NSTemporaryDirectory NSUserName UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext
      """)

  /// Attributes of types that add no members which code calls by name.
  static let plainAttributes = Set(
    words: """
      MainActor Observable available objc objcMembers main frozen propertyWrapper resultBuilder
      dynamicMemberLookup dynamicCallable preconcurrency UIApplicationMain NSApplicationMain globalActor
      usableFromInline unchecked nonobjc _spi Suite _documentation IBDesignable
      requires_stored_property_inits
      """)

  /// Protocols of the standard library and Apple's SDK that may be first in inheritance clauses of classes.
  static let protocols = Set(
    words: """
      ObservableObject Observable Identifiable Hashable Equatable Comparable Codable Decodable Encodable
      Sendable Error LocalizedError CustomStringConvertible CustomDebugStringConvertible AnyObject
      Cancellable Publisher Subscriber Subscription NSCopying NSCoding NSSecureCoding NSObjectProtocol
      Sequence Collection IteratorProtocol RandomAccessCollection CaseIterable ExpressibleByStringLiteral
      ExpressibleByIntegerLiteral ExpressibleByArrayLiteral AdditiveArithmetic Actor GlobalActor
      TextDocument FileDocument ReferenceFileDocument DynamicProperty PreferenceKey EnvironmentKey
      Transferable AppIntent PersistentModel CodingKey RawRepresentable OptionSet TimelineProvider
      CKRecordValue Layout Shape Animatable Gesture Encoder Decoder TextOutputStream RandomNumberGenerator
      InstanceContext
      """)

  /// Whether a name is known to be one of Swift's or Apple's SDKs, or resembles those: `CLLocation`.
  /// Delegates and observers of any module also count: they receive events, and add nothing to a class.
  static func isWellKnown(_ name: String) -> Bool {
    protocols.contains(name) || mainActorProtocols.contains(name) || associatedTypes[name] != nil
      || hasPrefixInCapitals(name) || receivers.contains(where: name.hasSuffix)
  }

  private static let receivers = ["DataSource", "Delegate", "Listener", "Observer"]

  /// Whether a name has a prefix of Objective-C classes.
  private static func hasPrefixInCapitals(_ name: String) -> Bool {
    let count = capitals(of: name).count
    return count > 2 && count < name.utf8.count
  }

  private static func capitals(of name: String) -> Substring {
    name.prefix { ("A"..."Z").contains($0) }
  }

  /// Whether a name has a prefix of one of Apple's frameworks.
  static func hasPrefixOfApple(_ name: String) -> Bool {
    prefixesOfApple.contains(String(capitals(of: name).dropLast()))
  }

  private static let prefixesOfApple = Set(
    words: """
      AB ACE AC AE AR AS AT AU AV BG CA CB CC CE CF CG CH CI CK CL CM CN CP CS CT CV CX DC EA EK GC GK GL HK
      HM IC IK IN IO JS LA LP MA MC MD MF MG MIDI MK ML MP MPS MTK MTL MX NE NF NI NL NS NW OS PDF PH PHP PK
      QL RP SCN SC SF SH SK SL SN TK TV UI UN UT VN VZ WC WK WX XC XPC
      """)

  /// Whether an external name is that of a protocol, as far as is known.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name) || mainActorProtocols.contains(name) || associatedTypes[name] != nil
      || name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Protocol")
      || name.hasSuffix("Representable") || name.hasSuffix("Providing") || name.hasSuffix("Convertible")
  }
}

extension [String: Set<String>] {
  /// Parses a table from a text. Each line contains keys, a colon, and the words for each of the keys.
  init(table text: String) {
    self.init()
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { String(Substring($0)) }
      let words = Set(words: parts.count > 1 ? parts[1] : "")
      for key in Set(words: parts.first ?? "") { self[key] = words }
    }
  }
}
