import SwiftCST

/// What SwiftUI declares, by name.
enum SwiftUINames {
  /// Modifiers that show or present their content on its own, with all the room of a screen or window.
  static let presentations = Set(
    words: """
      sheet fullScreenCover popover inspector navigationDestination overlay background mask
      safeAreaInset safeAreaBar
      """)

  /// Modifiers that draw, clip or fill the bounds of a view.
  static let drawing = Set(
    words: """
      background border clipShape clipped compositingGroup containerShape contentShape cornerRadius
      drawingGroup glassEffect hoverEffect mask matchedGeometryEffect overlay shadow visualEffect
      draggable dropDestination
      """)

  /// Modifiers that place or scale a view by its own size.
  static let placing = Set(
    words: """
      aspectRatio position projectionEffect rotation3DEffect rotationEffect scaleEffect scaledToFill
      scaledToFit transformEffect containerRelativeFrame alignmentGuide layoutPriority modifier
      """)

  /// Modifiers that do something as a view comes and goes, or while it is there.
  static let lifecycle = Set(
    words: """
      onAppear onDisappear task onChange onGeometryChange onPreferenceChange onReceive
      onScrollVisibilityChange sensoryFeedback
      """)

  /// What makes an animation go on after the change that starts it, or begin later.
  static let lastingAnimations = repeatingAnimations.union(["delay"])

  /// What makes an animation begin again and again.
  static let repeatingAnimations: Set<String> = ["repeatForever", "repeatCount"]

  /// Modifiers by which a view tells others something, or presents something of its own.
  static let contributions = Set(
    words: """
      accessibilityFocused actionSheet alert anchorPreference confirmationDialog defersSystemGestures
      fileExporter fileImporter focused focusedSceneValue focusedValue fullScreenCover inspector
      interactiveDismissDisabled keyboardShortcut matchedGeometryEffect matchedTransitionSource
      navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
      navigationBarTitleDisplayMode navigationDestination navigationSubtitle navigationTitle
      onContinueUserActivity onOpenURL persistentSystemOverlays popover preference preferredColorScheme
      searchable sheet statusBar statusBarHidden tabItem toolbar toolbarBackground
      toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
      toolbarVisibility touchBar transformAnchorPreference transformPreference transition userActivity
      """)

  /// Modifiers whose arguments are views that stand where the view stands.
  static let attached = Set(
    words: """
      background backgroundPreferenceValue listRowBackground mask overlay overlayPreferenceValue
      safeAreaBar safeAreaInset
      """)

  /// Whether the closures of a modifier may make views that stand where the view stands.
  static func makesViews(_ modifier: String) -> Bool {
    let isAction = modifier.hasPrefix("on") && modifier.dropFirst(2).first?.isUppercase == true
    return !isAction && !lifecycle.contains(modifier) && !contributions.contains(modifier)
      && !withoutViews.contains(modifier)
  }

  /// Modifiers whose closures do something or give a value, or make what is shown elsewhere for a while.
  private static let withoutViews = Set(
    words: """
      accessibilityAction accessibilityActions accessibilityActivationPoint accessibilityAdjustableAction
      accessibilityCustomContent accessibilityRotor accessibilityScrollAction alignmentGuide
      containerRelativeFrame contextMenu draggable dropDestination environment environmentObject focusable
      gesture highPriorityGesture hoverEffect itemProvider pasteDestination refreshable scrollTransition
      searchSuggestions simultaneousGesture swipeActions symbolEffect transaction transformEnvironment
      visualEffect
      """)

  /// Labels of closures that do something and make no view.
  static let actionLabels = Set(
    words: """
      action get isTargeted onCommit onDecrement onDelete onDismiss onEditingChanged onEnded onIncrement
      onSubmit onTap perform primaryAction set
      """)

  /// Attributes of properties that keep nothing in the view.
  static let harmlessAttributes = Set(
    words: """
      AppStorage Bindable Binding ContentBuilder Environment EnvironmentObject FetchRequest FocusedBinding
      FocusedValue MainActor ObservedObject Query ScaledMetric SectionedFetchRequest ViewBuilder available
      nonobjc objc preconcurrency usableFromInline
      """)

  /// Whether a modifier takes a style that makes the views of a control.
  static func isControlStyle(_ modifier: String) -> Bool {
    modifier.hasSuffix("Style") && !plainStyles.contains(modifier)
  }

  /// The views whose looks a style makes: `buttonStyle` those of buttons and what is made of them.
  static func controls(styledBy modifier: String) -> Set<String> {
    switch modifier {
    case "buttonStyle": buttons
    case "labelStyle": buttons.union(["DisclosureGroup", "GroupBox", "Label", "Picker", "Section", "Toggle"])
    case "textFieldStyle": ["SecureField", "TextField"]
    default: [modifier.prefix(1).uppercased() + modifier.dropFirst().dropLast("Style".count)]
    }
  }

  private static let buttons = Set(
    words: """
      Button EditButton HelpLink Link Menu NavigationLink PasteButton PhotosPicker RenameButton ShareLink
      SignInWithAppleButton
      """)

  /// Modifiers that are called a style and only draw.
  private static let plainStyles = Set(
    words: """
      foregroundStyle backgroundStyle scrollEdgeEffectStyle presentationBackgroundStyle
      """)

  /// The members by which SwiftUI's own styles of controls are named.
  static let styles = Set(
    words: """
      accessoryBar accessoryBarAction accessoryCircular accessoryCircularCapacity accessoryLinear
      accessoryLinearCapacity automatic bordered borderedProminent borderless borderlessButton button card
      carousel checkbox circular columns compact compactMenu controlGroup elliptical field glass glassProminent
      graphical grouped iconOnly inline inset insetGrouped linear linearCapacity link menu navigation
      navigationLink page palette plain radioGroup roundedBorder segmented sidebar squareBorder stack
      stepperField switch tabs titleAndIcon titleOnly wheel
      """)

  /// The types of SwiftUI's own styles of controls.
  static let styleTypes = Set(
    words: """
      AutomaticDisclosureGroupStyle BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonMenuStyle
      BorderlessButtonStyle ButtonMenuStyle ButtonToggleStyle CardButtonStyle CheckboxToggleStyle
      CircularProgressViewStyle CompactDatePickerStyle DefaultButtonStyle DefaultDatePickerStyle
      DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle DefaultPickerStyle
      DefaultProgressViewStyle DefaultTextFieldStyle DefaultToggleStyle FieldDatePickerStyle
      GlassButtonStyle GlassProminentButtonStyle GraphicalDatePickerStyle GroupedListStyle IconOnlyLabelStyle
      InlinePickerStyle InsetGroupedListStyle InsetListStyle LinearProgressViewStyle LinkButtonStyle
      MenuPickerStyle NavigationLinkPickerStyle PageTabViewStyle PalettePickerStyle PlainButtonStyle
      PlainListStyle PlainTextFieldStyle RadioGroupPickerStyle RoundedBorderTextFieldStyle
      SegmentedPickerStyle SidebarListStyle SquareBorderTextFieldStyle StackNavigationViewStyle
      StepperFieldDatePickerStyle SwitchToggleStyle TitleAndIconLabelStyle TitleOnlyLabelStyle
      WheelDatePickerStyle WheelPickerStyle
      """)
}
