/// SwiftUI's modifiers, by name.
package enum SwiftUIModifiers {
  /// Whether SwiftUI declares a modifier with the name, or a similar function of its shapes, texts or images.
  package static func contain(_ name: String) -> Bool {
    traits[name].map { !$0.contains(.ofFew) } ?? false
  }

  /// The known traits of the modifier with a name; empty if SwiftUI declares none.
  package static func traits(of name: String) -> ViewModifierTraits { traits[name] ?? [] }

  /// Whether a modifier keeps some state of the view from one evaluation to the next, although it has no
  /// views of its own and does nothing when the view appears: gestures and focus, and modifiers that set the
  /// view's identity.
  package static func keepState(_ name: String) -> Bool {
    switch name {
    case "focusable", "focused", "gesture", "highPriorityGesture", "id", "onDrag", "onLongPressGesture",
      "simultaneousGesture", "transition":
      true
    default: false
    }
  }

  private static let traits = TraitTable<ViewModifierTraits>([
    (
      [.known],
      """
      accessibility accessibilityHint accessibilityLabel accessibilityValue animation
      backgroundStyle badge contentMargins coordinateSpace dialogIcon dynamicTypeSize fill
      focusEffectDisabled foregroundStyle gridCellAnchor help id lineHeight lineLimit listItemTint
      listRowSpacing listSectionSeparator listSectionSpacing padding presentationDetents rotation
      safeAreaPadding scale stroke strokeBorder tag textSelection tint typeSelectEquivalent
      unredacted
      """
    ),
    (
      [.known, .oneType],
      """
      accentColor accessibilityAddTraits accessibilityElement accessibilityHidden
      accessibilityIdentifier accessibilityRemoveTraits accessibilitySortPriority allowsHitTesting
      allowsTightening antialiased autocapitalization autocorrectionDisabled blendMode blur
      brightness buttonBorderShape colorInvert colorMultiply colorScheme contentTransition contrast
      controlSize deleteDisabled disableAutocorrection disabled edgesIgnoringSafeArea
      flipsForRightToLeftLayoutDirection fontDesign fontWidth geometryGroup grayscale
      gridCellColumns gridCellUnsizedAxes gridColumnAlignment headerProminence hidden hueRotation
      ignoresSafeArea imageScale inset interpolation invalidatableContent keyboardType labelsHidden
      lineSpacing listRowInsets listRowSeparator listRowSeparatorTint luminanceToAlpha
      minimumScaleFactor monospaced moveDisabled multilineTextAlignment offset opacity
      presentationDragIndicator privacySensitive redacted renderingMode resizable saturation
      scenePadding scrollClipDisabled scrollDisabled scrollIndicators selectionDisabled
      speechAdjustedPitch submitLabel symbolEffectsRemoved symbolRenderingMode symbolVariant
      textCase textContentType textInputAutocapitalization trim truncationMode zIndex
      """
    ),
    (
      [.known, .oneType, .ofText],
      """
      baselineOffset bold font fontWeight foregroundColor italic kerning monospacedDigit
      strikethrough tracking underline
      """
    ),
    ([.known, .oneType, .sizing], "fixedSize frame"),
    ([.known, .oneType, .sizing, .placing], "position scaledToFill scaledToFit"),
    ([.known, .oneType, .placing], "layoutPriority rotation3DEffect rotationEffect transformEffect"),
    ([.known, .oneType, .drawing], "clipped compositingGroup cornerRadius drawingGroup shadow"),
    (
      [.known, .oneType, .contribution],
      """
      interactiveDismissDisabled navigationBarBackButtonHidden navigationBarHidden
      navigationBarTitleDisplayMode preferredColorScheme statusBarHidden
      """
    ),
    ([.known, .sizing, .placing], "aspectRatio modifier"),
    ([.known, .sizing, .placing, .noViews], "containerRelativeFrame"),
    ([.known, .placing], "scaleEffect"),
    ([.known, .placing, .noViews], "alignmentGuide"),
    ([.known, .drawing], "border clipShape containerShape contentShape"),
    ([.known, .drawing, .content, .contribution], "matchedGeometryEffect"),
    ([.known, .drawing, .content, .noViews, .actorClosures], "draggable dropDestination"),
    ([.known, .drawing, .attachment, .presentation, .actorClosures], "background mask overlay"),
    ([.known, .drawing, .noViews], "hoverEffect visualEffect"),
    ([.known, .event, .lifecycle], "onGeometryChange onPreferenceChange"),
    ([.known, .event, .lifecycle, .actorClosures], "onAppear onChange onDisappear onReceive task"),
    ([.known, .event, .contribution], "focused keyboardShortcut"),
    ([.known, .event, .contribution, .actorClosures], "onOpenURL"),
    (
      [.known, .event, .noViews],
      "accessibilityActivationPoint highPriorityGesture refreshable simultaneousGesture"
    ),
    ([.known, .event, .noViews, .actorClosures], "accessibilityAction"),
    (
      [.known, .event, .actorClosures],
      "onContinuousHover onDrag onHover onKeyPress onLongPressGesture onSubmit onTapGesture"
    ),
    ([.known, .event, .drawing, .actorClosures], "onDrop"),
    ([.known, .event, .actorClosures, .ofFew], "onDelete onMove"),
    ([.known, .lifecycle, .content], "sensoryFeedback"),
    ([.known, .content], "keyframeAnimator phaseAnimator"),
    ([.known, .content, .attachment, .presentation, .actorClosures], "safeAreaInset"),
    (
      [.known, .content, .presentation, .contribution, .actorClosures],
      "fullScreenCover inspector navigationDestination popover sheet"
    ),
    (
      [.known, .content, .contribution, .actorClosures],
      "alert confirmationDialog searchable tabItem toolbar"
    ),
    ([.known, .content, .noViews], "symbolEffect"),
    ([.known, .content, .noViews, .actorClosures], "contextMenu swipeActions"),
    ([.known, .content, .actorClosures], "accessibilityChildren accessibilityRepresentation"),
    ([.known, .attachment, .actorClosures], "listRowBackground"),
    (
      [.known, .contribution],
      "navigationBarTitle navigationSubtitle navigationTitle preference transition"
    ),
    ([.known, .noViews], "environment environmentObject gesture scrollTransition"),
    ([.known, .noViews, .contribution], "focusable"),
    ([.known, .ofFew], "size"),
    ([.placing], "projectionEffect"),
    ([.drawing], "glassEffect"),
    ([.lifecycle], "onScrollVisibilityChange"),
    ([.attachment, .presentation, .actorClosures], "safeAreaBar"),
    ([.attachment, .actorClosures], "backgroundPreferenceValue overlayPreferenceValue"),
    (
      [.contribution],
      """
      accessibilityFocused accessibilityRotorEntry anchorPreference defaultFocus defersSystemGestures
      focusedSceneValue focusedValue handlesExternalEvents matchedTransitionSource navigationDocument
      persistentSystemOverlays prefersDefaultFocus searchFocused statusBar toolbarBackground
      toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode
      toolbarVisibility touchBar transformAnchorPreference transformPreference userActivity
      windowToolbarFullScreenVisibility
      """
    ),
    (
      [.contribution, .actorClosures],
      """
      actionSheet containerBackground fileExporter fileImporter fileMover navigationBarItems
      onContinueUserActivity photosPicker quickLookPreview toolbarTitleMenu translationPresentation
      """
    ),
    ([.noViews], "accessibilityCustomContent itemProvider"),
    (
      [.noViews, .actorClosures],
      """
      accessibilityActions accessibilityAdjustableAction accessibilityRotor
      accessibilityScrollAction searchSuggestions transaction transformEnvironment
      """
    ),
    ([.noViews, .ofFew], "pasteDestination"),
    ([.actorClosures], "onCommand onMoveCommand searchScopes tabViewBottomAccessory"),
    (
      [],
      """
      accessibilityHeading accessibilityIgnoresInvertColors accessibilityInputLabels
      accessibilityLabeledPair accessibilityRespondsToUserInteraction
      accessibilityShowsLargeContentViewer accessibilityTextContentType allowedDynamicRange
      buttonRepeatBehavior buttonStyle controlGroupStyle datePickerStyle defaultAppStorage
      defaultHoverEffect defaultScrollAnchor digitalCrownRotation disclosureGroupStyle equatable
      focusScope focusSection gaugeStyle groupBoxStyle hoverEffectDisabled indexViewStyle
      inspectorColumnWidth labeledContentStyle labelStyle layoutDirectionBehavior layoutValue
      listRowHoverEffect listSectionMargins listSectionSeparatorTint listStyle menuIndicator menuOrder
      menuStyle modelContainer modelContext navigationLinkIndicatorVisibility
      navigationSplitViewColumnWidth navigationSplitViewStyle navigationTransition navigationViewStyle
      onCopyCommand onDeleteCommand onExitCommand onPlayPauseCommand onScrollGeometryChange
      onScrollPhaseChange onScrollTargetVisibilityChange pickerStyle presentationBackground
      presentationCompactAdaptation presentationContentInteraction presentationCornerRadius
      presentationSizing previewDevice previewDisplayName previewInterfaceOrientation previewLayout
      progressViewStyle sceneStorage scrollBounceBehavior scrollContentBackground
      scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicatorsFlash
      scrollInputBehavior scrollPosition scrollTargetBehavior scrollTargetLayout searchCompletion
      speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
      springLoadingBehavior submitScope symbolColorRenderingMode symbolVariableValueMode
      tabBarMinimizeBehavior tableStyle tabViewStyle textFieldStyle textRenderer textScale toggleStyle
      typesettingLanguage writingToolsBehavior
      """
    ),
  ])
}
