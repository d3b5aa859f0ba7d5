/// What SwiftUI declares, by name.
enum SwiftUINames {
  /// Its views.
  static let views = words(
    """
    AngularGradient AnyView AsyncImage Button Canvas Capsule Circle Color ColorPicker
    ConcentricRectangle ContainerRelativeShape ContentUnavailableView ControlGroup DatePicker
    DisclosureGroup Divider EditButton Ellipse EllipticalGradient EmptyView EquatableView ForEach Form
    Gauge GeometryReader Grid GridRow Group GroupBox HSplitView HStack Image KeyframeAnimator Label
    LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List Map Menu
    MeshGradient NavigationLink NavigationSplitView NavigationStack NavigationView OutlineGroup
    PasteButton Path PhaseAnimator PhotosPicker Picker ProgressView RadialGradient Rectangle
    RenameButton RoundedRectangle ScrollView ScrollViewReader Section SecureField ShareLink Slider
    Spacer Stepper SubscriptionView Tab TabView Table Text TextEditor TextField TextFieldLink
    TimelineView Toggle UnevenRoundedRectangle VSplitView VStack VideoPlayer ViewThatFits WebView ZStack
    """)

  /// Its modifiers, and those functions of its shapes, texts and images that give the like.
  static let modifiers = words(
    """
    accentColor accessibility accessibilityAction accessibilityActions accessibilityAddTraits
    accessibilityAdjustableAction accessibilityChildren accessibilityCustomContent accessibilityElement
    accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityScrollAction
    accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityTextContentType
    accessibilityValue actionSheet alert alignmentGuide allowsHitTesting allowsTightening
    anchorPreference animation antialiased aspectRatio autocapitalization autocorrectionDisabled
    background backgroundPreferenceValue backgroundStyle badge baselineOffset blendMode blur bold border
    brightness buttonBorderShape buttonRepeatBehavior buttonStyle clipShape clipped colorInvert
    colorMultiply colorScheme compositingGroup confirmationDialog containerRelativeFrame containerShape
    contentMargins contentShape contentTransition contextMenu contrast controlGroupStyle controlSize
    coordinateSpace cornerRadius datePickerStyle defaultFocus defaultScrollAnchor defersSystemGestures
    deleteDisabled disableAutocorrection disabled disclosureGroupStyle draggable drawingGroup
    dropDestination dynamicTypeSize edgesIgnoringSafeArea environment environmentObject equatable
    fileExporter fileImporter fill fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled
    focusScope focusSection focusable focused focusedSceneValue focusedValue font fontDesign fontWeight
    fontWidth foregroundColor foregroundStyle frame fullScreenCover gaugeStyle geometryGroup gesture
    glassEffect grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
    groupBoxStyle headerProminence help hidden highPriorityGesture hoverEffect hueRotation id
    ignoresSafeArea imageScale indexViewStyle inset inspector interactiveDismissDisabled interpolation
    invalidatableContent italic itemProvider kerning keyboardShortcut keyboardType labelStyle
    labeledContentStyle labelsHidden layoutDirectionBehavior layoutPriority layoutValue lineLimit
    lineSpacing listItemTint listRowBackground listRowHoverEffect listRowInsets listRowSeparator
    listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSeparatorTint listSectionSpacing
    listStyle luminanceToAlpha mask matchedGeometryEffect matchedTransitionSource menuIndicator
    menuOrder menuStyle minimumScaleFactor modifier monospaced monospacedDigit moveDisabled
    multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden navigationBarItems
    navigationBarTitle navigationBarTitleDisplayMode navigationDestination
    navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTitle navigationTransition navigationViewStyle offset onAppear onChange
    onCommand onContinueUserActivity onContinuousHover onCopyCommand onDeleteCommand onDisappear onDrag
    onDrop onExitCommand onGeometryChange onHover onKeyPress onLongPressGesture onMoveCommand onOpenURL
    onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
    onScrollVisibilityChange onSubmit onTapGesture opacity overlay overlayPreferenceValue padding
    persistentSystemOverlays phaseAnimator pickerStyle popover position preference preferredColorScheme
    prefersDefaultFocus presentationBackground presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator previewDevice previewDisplayName previewInterfaceOrientation previewLayout
    privacySensitive progressViewStyle projectionEffect redacted refreshable renderingMode resizable
    rotation rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation scale
    scaleEffect scaledToFill scaledToFit sceneStorage scrollBounceBehavior scrollClipDisabled
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectStyle
    scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTargetBehavior
    scrollTargetLayout scrollTransition searchCompletion searchScopes searchSuggestions searchable
    selectionDisabled sensoryFeedback shadow sheet simultaneousGesture speechAdjustedPitch
    springLoadingBehavior statusBar statusBarHidden strikethrough stroke strokeBorder submitLabel
    submitScope swipeActions symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariant tabItem
    tabViewStyle tableStyle tag task textCase textContentType textFieldStyle textInputAutocapitalization
    textRenderer textScale textSelection tint toggleStyle toolbar toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
    toolbarVisibility touchBar tracking transaction transformAnchorPreference transformEffect
    transformEnvironment transformPreference transition trim truncationMode typesettingLanguage
    underline unredacted userActivity visualEffect writingToolsBehavior zIndex
    """)

  /// Views that keep something of their own between two updates.
  static let stateful = words(
    """
    AsyncImage ColorPicker DatePicker DisclosureGroup HSplitView KeyframeAnimator Map OutlineGroup
    PhaseAnimator SecureField TabView TextEditor TextField VSplitView VideoPlayer WebView
    """)

  /// Views that are as wide as they may be.
  static let wide = words(
    """
    AngularGradient Canvas Capsule Color Divider Ellipse EllipticalGradient LazyVGrid LazyVStack
    LinearGradient MeshGradient RadialGradient Rectangle RoundedRectangle SecureField Slider TextEditor
    TextField UnevenRoundedRectangle
    """)

  /// Containers of a whole screen: what is in them gets all the room, and stands in its middle.
  static let screens = words("NavigationStack NavigationView NavigationSplitView TabView Tab")

  /// Modifiers that show or present their content on its own, with all the room of a screen or window.
  static let presentations = words(
    "sheet fullScreenCover popover inspector navigationDestination overlay background mask safeAreaInset safeAreaBar"
  )

  /// Modifiers that draw, clip or fill the bounds of a view.
  static let drawing = words(
    """
    background border clipShape clipped compositingGroup containerShape contentShape cornerRadius
    drawingGroup glassEffect hoverEffect mask matchedGeometryEffect overlay shadow visualEffect
    draggable dropDestination
    """)

  /// Modifiers that place or scale a view by its own size.
  static let placing = words(
    """
    aspectRatio position projectionEffect rotation3DEffect rotationEffect scaleEffect scaledToFill
    scaledToFit transformEffect containerRelativeFrame alignmentGuide layoutPriority modifier
    """)

  /// Modifiers that do something as a view comes and goes, or while it is there.
  static let lifecycle = words("onAppear onDisappear task onChange onReceive onScrollVisibilityChange")

  /// Modifiers by which a view tells others something, or presents something of its own.
  static let contributions = words(
    """
    actionSheet alert anchorPreference focused confirmationDialog fullScreenCover inspector
    matchedGeometryEffect navigationBarItems navigationBarTitle navigationDestination navigationTitle
    popover preference searchable sheet toolbar transformAnchorPreference transformPreference transition
    fileImporter fileExporter
    """)

  /// Modifiers whose closures make views that stand where the view stands.
  static let attached = words("background mask overlay safeAreaBar safeAreaInset")

  /// Labels of closures that do something and make no view.
  static let actionLabels = words(
    """
    action get isTargeted onCommit onDecrement onDelete onDismiss onEditingChanged onEnded onIncrement
    onSubmit onTap perform primaryAction set
    """)

  /// Property wrappers whose value a view keeps.
  static let stateWrappers = words(
    """
    State StateObject FocusState GestureState SceneStorage Namespace AccessibilityFocusState
    """)

  /// Attributes of properties that keep nothing in the view.
  static let harmlessAttributes = words(
    """
    AppStorage Bindable Binding ContentBuilder Environment EnvironmentObject FetchRequest FocusedBinding
    FocusedValue MainActor ObservedObject Query ScaledMetric SectionedFetchRequest ViewBuilder available
    nonobjc objc preconcurrency usableFromInline
    """)

  /// Whether a modifier takes a style that makes the views of a control.
  static func isControlStyle(_ modifier: String) -> Bool {
    modifier.hasSuffix("Style") && !plainStyles.contains(modifier)
  }

  /// Modifiers that are called a style and only draw.
  private static let plainStyles = words(
    "foregroundStyle backgroundStyle scrollEdgeEffectStyle presentationBackgroundStyle")

  /// The members by which SwiftUI's own styles of controls are named.
  static let styles = words(
    """
    accessoryBar accessoryBarAction accessoryCircular accessoryCircularCapacity accessoryLinear
    accessoryLinearCapacity automatic bordered borderedProminent borderless borderlessButton button card
    carousel checkbox circular columns compact compactMenu controlGroup elliptical field glass glassProminent
    graphical grouped iconOnly inline inset insetGrouped linear linearCapacity link menu navigation
    navigationLink page palette plain radioGroup roundedBorder segmented sidebar squareBorder stack
    stepperField switch tabs titleAndIcon titleOnly wheel
    """)

  /// The types of SwiftUI's own styles of controls.
  static let styleTypes = words(
    """
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

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
