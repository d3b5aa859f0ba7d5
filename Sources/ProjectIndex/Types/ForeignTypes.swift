/// What is known of types that the project does not declare.
enum ForeignTypes {
  /// The associated types of well-known protocols: inside a conforming type such a name may mean the type
  /// that was inferred, and not the one declared further out.
  static let associatedTypes: [String: Set<String>] = [
    "View": ["Body"], "App": ["Body"], "Scene": ["Body"], "Commands": ["Body"], "ToolbarContent": ["Body"],
    "ViewModifier": ["Body", "Content"], "Widget": ["Body"], "WidgetBundle": ["Body"],
    "ButtonStyle": ["Body", "Configuration"], "PrimitiveButtonStyle": ["Body", "Configuration"],
    "ToggleStyle": ["Body", "Configuration"], "LabelStyle": ["Body", "Configuration"],
    "MenuStyle": ["Body", "Configuration"], "GroupBoxStyle": ["Body", "Configuration"],
    "ProgressViewStyle": ["Body", "Configuration"], "GaugeStyle": ["Body", "Configuration"],
    "DisclosureGroupStyle": ["Body", "Configuration"], "LabeledContentStyle": ["Body", "Configuration"],
    "ControlGroupStyle": ["Body", "Configuration"], "FormStyle": ["Body", "Configuration"],
    "UIViewRepresentable": ["UIViewType", "Coordinator", "Context", "Body"],
    "UIViewControllerRepresentable": ["UIViewControllerType", "Coordinator", "Context", "Body"],
    "NSViewRepresentable": ["NSViewType", "Coordinator", "Context", "Body"],
    "NSViewControllerRepresentable": ["NSViewControllerType", "Coordinator", "Context", "Body"],
    "Identifiable": ["ID"], "CaseIterable": ["AllCases"], "RawRepresentable": ["RawValue"],
    "OptionSet": ["Element", "RawValue", "ArrayLiteralElement"],
    "Sequence": ["Element", "Iterator"], "IteratorProtocol": ["Element"],
    "Collection": ["Element", "Iterator", "Index", "Indices", "SubSequence"],
    "BidirectionalCollection": ["Element", "Iterator", "Index", "Indices", "SubSequence"],
    "RandomAccessCollection": ["Element", "Iterator", "Index", "Indices", "SubSequence"],
    "MutableCollection": ["Element", "Iterator", "Index", "Indices", "SubSequence"],
    "RangeReplaceableCollection": ["Element", "Iterator", "Index", "Indices", "SubSequence"],
    "AsyncSequence": ["Element", "AsyncIterator", "Failure"],
    "AsyncIteratorProtocol": ["Element", "Failure"],
    "Publisher": ["Output", "Failure"], "Subscriber": ["Input", "Failure"],
    "Subject": ["Output", "Failure"], "ObservableObject": ["ObjectWillChangePublisher"],
    "EnvironmentKey": ["Value"], "PreferenceKey": ["Value"], "FocusedValueKey": ["Value"],
    "LayoutValueKey": ["Value"], "Layout": ["Cache", "Subviews"], "Gesture": ["Value", "Body"],
    "Animatable": ["AnimatableData"], "Shape": ["AnimatableData", "Role", "Body"],
    "InsettableShape": ["AnimatableData", "Role", "Body", "InsetShape"], "ShapeStyle": ["Resolved"],
    "Transition": ["Body", "Content"], "TimelineProvider": ["Entry", "Context"],
    "IntentTimelineProvider": ["Entry", "Context", "Intent"],
    "AppIntentTimelineProvider": ["Entry", "Context", "Intent"], "Transferable": ["Representation"],
    "PreviewProvider": ["Previews"], "DynamicProperty": [], "Actor": [], "Clock": ["Duration", "Instant"],
    "FormatStyle": ["FormatInput", "FormatOutput"], "AppIntent": ["PerformResult", "SummaryContent"],
    "AppEntity": ["ID", "DefaultQuery"], "EntityQuery": ["Entity", "Result"],
    "ExpressibleByArrayLiteral": ["ArrayLiteralElement"],
    "ExpressibleByDictionaryLiteral": ["Key", "Value"],
    "ExpressibleByStringLiteral": ["StringLiteralType"],
    "ExpressibleByIntegerLiteral": ["IntegerLiteralType"],
    "SIMD": ["Scalar", "MaskStorage"], "Strideable": ["Stride"], "Numeric": ["Magnitude"],
    "LAContext": [], "FileDocument": ["ReadConfiguration", "WriteConfiguration"],
    "ReferenceFileDocument": ["ReadConfiguration", "WriteConfiguration", "Snapshot"],
    "AttributeScope": [], "VectorArithmetic": [],
  ]

  /// The names of generic parameters that extensions of well-known types see.
  static let genericParameterNames: Set<String> = [
    "Element", "Wrapped", "Key", "Value", "Success", "Failure", "Output", "Input", "Base", "Index",
    "Iterator",
    "SubSequence", "Indices", "Content", "Label", "Body", "Data", "ID", "Root", "Bound", "RawValue",
    "Upstream",
    "Self", "AllCases", "Configuration", "Context", "Entity", "Keys", "Values", "Item",
  ]

  /// The protocols of Apple's SDK (Xcode 16 and later) that put a type which names them on the main actor.
  static let mainActorProtocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent", "CustomizableToolbarContent",
    "DynamicViewContent", "Widget", "WidgetBundle", "PreviewProvider", "ButtonStyle", "PrimitiveButtonStyle",
    "ToggleStyle", "LabelStyle", "MenuStyle", "GroupBoxStyle", "ProgressViewStyle", "GaugeStyle",
    "DisclosureGroupStyle", "LabeledContentStyle", "ControlGroupStyle", "FormStyle", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    "WKInterfaceObjectRepresentable", "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate",
    "UIWindowSceneDelegate", "UITableViewDelegate", "UITableViewDataSource", "UICollectionViewDelegate",
    "UICollectionViewDataSource", "UIScrollViewDelegate", "UITextFieldDelegate", "UITextViewDelegate",
    "UIGestureRecognizerDelegate", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
    "UIImagePickerControllerDelegate", "UIAdaptivePresentationControllerDelegate", "NSWindowDelegate",
  ]

  /// The classes of Apple's SDK on the main actor whose names don't begin as those of ``isMainActorClass(_:)``.
  private static let mainActorClasses: Set<String> = [
    "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSPanel", "NSControl", "NSButton",
    "NSTextField", "NSTextView", "NSTableView", "NSOutlineView", "NSScrollView", "NSStackView", "NSImageView",
    "NSSplitView", "NSSplitViewController", "NSTableCellView", "NSTableRowView", "NSCollectionView",
    "NSHostingView", "NSHostingController", "NSApplication", "NSMenu", "NSMenuItem",
    "NSVisualEffectView", "NSPopover", "NSSearchField", "NSSegmentedControl", "NSToolbar", "NSToolbarItem",
    "NSPopUpButton", "NSClipView", "NSBox",
    "NSTabViewController", "NSTabView", "NSAlert", "NSRulerView",
    "WKWebView", "MKMapView", "MTKView", "ARView", "ARSCNView", "SCNView", "SKView", "PDFView",
    "AVPlayerView",
    "AVPlayerViewController", "SFSafariViewController", "QLPreviewController", "WKInterfaceController",
    "UIApplication", "UIScene", "UIWindowScene", "UIScreen", "UIDevice", "UIResponder", "UIWindow", "UIView",
    "UIViewController", "UIControl", "UIMenu", "UIAction", "UIGestureRecognizer",
    "UIBarButtonItem",
    "UIHostingController", "UIInputViewController", "UIPopoverPresentationController",
  ]

  /// Whether a class that others declare is a view, a controller or another class of UIKit or AppKit that is
  /// bound to the main actor.
  static func isMainActorClass(_ name: String) -> Bool {
    if mainActorClasses.contains(name) { return true }
    guard name.hasPrefix("UI"), !name.contains(".") else { return false }
    return name.hasSuffix("View") || name.hasSuffix("ViewController") || name.hasSuffix("Cell")
      || name.hasSuffix("Button") || name.hasSuffix("Controller") || name.hasSuffix("GestureRecognizer")
      || name.hasSuffix("Field") || name.hasSuffix("Label") || name.hasSuffix("Control")
      || name.hasSuffix("Bar")
  }

  /// Attributes of types that add no members which code calls by name.
  static let plainAttributes: Set<String> = [
    "MainActor", "Observable", "available", "objc", "objcMembers", "main", "frozen", "propertyWrapper",
    "resultBuilder", "dynamicMemberLookup", "dynamicCallable", "preconcurrency", "UIApplicationMain",
    "NSApplicationMain", "globalActor", "usableFromInline", "unchecked", "nonobjc", "_spi", "Suite",
    "_documentation", "IBDesignable", "requires_stored_property_inits",
  ]

  /// Protocols of the standard library and Apple's SDK that stand first in inheritance clauses of classes.
  static let protocols: Set<String> = [
    "ObservableObject", "Observable", "Identifiable", "Hashable", "Equatable", "Comparable", "Codable",
    "Decodable", "Encodable", "Sendable", "Error", "LocalizedError", "CustomStringConvertible",
    "CustomDebugStringConvertible", "AnyObject", "Cancellable", "Publisher", "Subscriber", "Subscription",
    "NSCopying", "NSCoding", "NSSecureCoding", "NSObjectProtocol", "Sequence", "Collection",
    "IteratorProtocol", "RandomAccessCollection", "CaseIterable", "ExpressibleByStringLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral", "AdditiveArithmetic", "Actor",
    "GlobalActor", "TextDocument", "FileDocument", "ReferenceFileDocument", "DynamicProperty",
    "PreferenceKey", "EnvironmentKey", "Transferable", "AppIntent", "PersistentModel", "CodingKey",
    "RawRepresentable", "OptionSet", "TimelineProvider", "CKRecordValue", "Layout", "Shape", "Animatable",
    "Gesture", "Encoder", "Decoder", "TextOutputStream", "RandomNumberGenerator", "InstanceContext",
  ]

  /// Whether a name that others declare is that of a protocol, as far as is known.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name) || mainActorProtocols.contains(name) || associatedTypes[name] != nil
      || name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Protocol")
      || name.hasSuffix("Representable") || name.hasSuffix("Providing") || name.hasSuffix("Convertible")
  }
}
