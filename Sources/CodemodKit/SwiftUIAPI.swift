import SwiftCST

/// The views and modifiers that SwiftUI declares, by name.
package enum SwiftUIAPI {
  /// Its views.
  package static let views = Set(
    words: """
      AngularGradient AnyView AsyncImage Button Canvas Capsule Circle Color ColorPicker
      ConcentricRectangle ContainerRelativeShape ContentUnavailableView ControlGroup DatePicker
      DisclosureGroup Divider EditButton Ellipse EllipticalGradient EmptyView EquatableView ForEach Form
      Gauge GeometryReader GlassEffectContainer Grid GridRow Group GroupBox HSplitView HStack Image KeyframeAnimator Label
      LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List Map Menu
      MeshGradient NavigationLink NavigationSplitView NavigationStack NavigationView OutlineGroup
      PasteButton Path PhaseAnimator PhotosPicker Picker ProgressView RadialGradient Rectangle
      RenameButton RoundedRectangle ScrollView ScrollViewReader Section SecureField ShareLink Slider
      Spacer Stepper SubscriptionView Tab TabSection TabView Table Text TextEditor TextField TextFieldLink
      TimelineView Toggle UnevenRoundedRectangle VSplitView VStack VideoPlayer ViewThatFits WebView ZStack
      """)

  /// Its modifiers, and those functions of its shapes, texts and images that give the like.
  package static let modifiers = Set(
    words: """
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
}
