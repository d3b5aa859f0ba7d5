import SwiftCST

/// SwiftUI's modifiers, by name.
package enum SwiftUIModifiers {
  /// Whether SwiftUI declares a modifier of the name, or a function of its shapes, texts or images that gives
  /// the like.
  package static func contain(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(
    words: """
      accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
      accessibilityAddTraits accessibilityAdjustableAction accessibilityChildren
      accessibilityCustomContent accessibilityElement accessibilityFocused accessibilityHeading
      accessibilityHidden accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors
      accessibilityInputLabels accessibilityLabel accessibilityLabeledPair accessibilityRemoveTraits
      accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor
      accessibilityScrollAction accessibilityShowsLargeContentViewer accessibilitySortPriority
      accessibilityTextContentType accessibilityValue actionSheet alert alignmentGuide allowsHitTesting
      allowsTightening anchorPreference animation antialiased aspectRatio autocapitalization
      autocorrectionDisabled background backgroundPreferenceValue backgroundStyle badge baselineOffset
      blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior buttonStyle clipped
      clipShape colorInvert colorMultiply colorScheme compositingGroup confirmationDialog
      containerRelativeFrame containerShape contentMargins contentShape contentTransition contextMenu
      contrast controlGroupStyle controlSize coordinateSpace cornerRadius datePickerStyle defaultFocus
      defaultScrollAnchor defersSystemGestures deleteDisabled dialogIcon disableAutocorrection disabled
      disclosureGroupStyle draggable drawingGroup dropDestination dynamicTypeSize edgesIgnoringSafeArea
      environment environmentObject equatable fileExporter fileImporter fill fixedSize
      flipsForRightToLeftLayoutDirection focusable focused focusedSceneValue focusedValue
      focusEffectDisabled focusScope focusSection font fontDesign fontWeight fontWidth foregroundColor
      foregroundStyle frame fullScreenCover gaugeStyle geometryGroup gesture glassEffect grayscale
      gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle
      headerProminence help hidden highPriorityGesture hoverEffect hueRotation id ignoresSafeArea
      imageScale indexViewStyle inset inspector interactiveDismissDisabled interpolation
      invalidatableContent italic itemProvider kerning keyboardShortcut keyboardType keyframeAnimator
      labeledContentStyle labelsHidden labelStyle layoutDirectionBehavior layoutPriority layoutValue
      lineHeight lineLimit lineSpacing listItemTint listRowBackground listRowHoverEffect listRowInsets
      listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSeparatorTint
      listSectionSpacing listStyle luminanceToAlpha mask matchedGeometryEffect matchedTransitionSource
      menuIndicator menuOrder menuStyle minimumScaleFactor modifier monospaced monospacedDigit
      moveDisabled multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden
      navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination
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
      scaledToFill scaledToFit scaleEffect scenePadding sceneStorage scrollBounceBehavior
      scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard
      scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition
      scrollTargetBehavior scrollTargetLayout scrollTransition searchable searchCompletion searchScopes
      searchSuggestions selectionDisabled sensoryFeedback shadow sheet simultaneousGesture
      speechAdjustedPitch springLoadingBehavior statusBar statusBarHidden strikethrough stroke
      strokeBorder submitLabel submitScope swipeActions symbolEffect symbolEffectsRemoved
      symbolRenderingMode symbolVariant tabItem tableStyle tabViewBottomAccessory tabViewStyle tag task
      textCase textContentType textFieldStyle textInputAutocapitalization textRenderer textScale
      textSelection tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility
      toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar
      tracking transaction transformAnchorPreference transformEffect transformEnvironment
      transformPreference transition trim truncationMode typeSelectEquivalent typesettingLanguage
      underline unredacted userActivity visualEffect writingToolsBehavior zIndex
      """)
}
