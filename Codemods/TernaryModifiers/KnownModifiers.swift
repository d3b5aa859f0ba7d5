import ProjectIndex
import SwiftCST

/// SwiftUI's modifiers, with what their parameters take and what they do besides showing a view.
enum KnownModifiers {
  /// Whether SwiftUI has a modifier of the name.
  static func isKnown(_ name: String) -> Bool {
    concrete.contains(name) || special[name] != nil || name.hasSuffix("Style") || events.contains(name)
      || contents.contains(name) || plain.contains(name)
  }

  /// What the argument at a position takes; nil for modifiers that are not SwiftUI's, or not known well.
  static func kind(of modifier: ChainModifier, argument: Int) -> ParameterKind? {
    let label = modifier.arguments[argument].label?.name
    let name = modifier.name
    if let kinds = special[name] { return kinds[label ?? "_"] ?? kinds["*"] }
    if concrete.contains(name) { return .concrete }
    if name == "environment", argument == 1 { return .concrete }
    return name.hasSuffix("Style") ? .generic : nil
  }

  /// Modifiers all of whose parameters have one type.
  private static let concrete = Set(
    words: """
      opacity rotationEffect rotation3DEffect offset position blur grayscale brightness saturation contrast
      hueRotation zIndex layoutPriority frame font fontWeight fontWidth fontDesign foregroundColor
      accentColor bold italic underline strikethrough monospaced kerning tracking baselineOffset lineSpacing
      multilineTextAlignment truncationMode minimumScaleFactor allowsTightening textCase disabled
      allowsHitTesting cornerRadius shadow colorMultiply fixedSize clipped redacted privacySensitive
      listRowInsets listRowSeparator listRowSeparatorTint symbolRenderingMode symbolVariant imageScale
      blendMode renderingMode resizable interpolation antialiased accessibilityHidden
      accessibilityIdentifier accessibilityAddTraits accessibilityRemoveTraits accessibilitySortPriority
      navigationBarTitleDisplayMode navigationBarHidden navigationBarBackButtonHidden statusBarHidden
      ignoresSafeArea edgesIgnoringSafeArea interactiveDismissDisabled scrollDisabled autocorrectionDisabled
      disableAutocorrection keyboardType textContentType textInputAutocapitalization autocapitalization
      submitLabel controlSize buttonBorderShape headerProminence preferredColorScheme colorScheme
      transformEffect trim inset selectionDisabled deleteDisabled moveDisabled
      flipsForRightToLeftLayoutDirection gridCellColumns gridColumnAlignment gridCellUnsizedAxes
      symbolEffectsRemoved scrollClipDisabled invalidatableContent contentTransition scrollIndicators
      presentationDragIndicator scenePadding drawingGroup compositingGroup geometryGroup scaledToFit
      scaledToFill labelsHidden hidden monospacedDigit colorInvert luminanceToAlpha accessibilityElement
      speechAdjustedPitch
      """)

  /// Modifiers whose parameters differ in what they take, by label; `_` is no label, `*` any other.
  private static let special: [String: [String: ParameterKind]] = [
    "foregroundStyle": ["_": .style], "backgroundStyle": ["_": .style],
    "fill": ["_": .style, "*": .concrete], "stroke": ["_": .style, "*": .concrete],
    "strokeBorder": ["_": .style, "*": .concrete], "border": ["_": .style, "*": .concrete],
    "background": ["_": .styleOrView, "in": .generic, "*": .concrete],
    "overlay": ["_": .styleOrView, "in": .generic, "*": .concrete],
    "listRowBackground": ["_": .generic], "mask": ["_": .generic, "*": .concrete],
    "tint": ["_": .tint], "listItemTint": ["_": .tint],
    "padding": ["_": .overloaded], "safeAreaPadding": ["_": .overloaded],
    "aspectRatio": ["_": .overloaded, "*": .concrete], "scaleEffect": ["_": .overloaded, "*": .concrete],
    "lineLimit": ["_": .overloaded, "*": .concrete], "dynamicTypeSize": ["_": .overloaded],
    "badge": ["_": .text], "navigationTitle": ["_": .text], "navigationSubtitle": ["_": .text],
    "navigationBarTitle": ["_": .text, "*": .concrete], "help": ["_": .text],
    "accessibilityLabel": ["_": .text], "accessibilityValue": ["_": .text], "accessibilityHint": ["_": .text],
    "clipShape": ["_": .generic, "*": .concrete], "contentShape": ["_": .generic, "*": .concrete],
    "containerShape": ["_": .generic], "textSelection": ["_": .generic], "tag": ["_": .generic],
    "id": ["_": .generic], "transition": ["_": .generic], "gesture": ["_": .generic],
    "animation": ["_": .concrete], "modifier": ["_": .generic],
  ]

  /// Modifiers that do something and show nothing.
  static let events = Set(
    words: """
      onAppear onDisappear task onChange onReceive onTapGesture onLongPressGesture onHover onContinuousHover
      onSubmit onDrag onDrop onMove onDelete onKeyPress onOpenURL simultaneousGesture highPriorityGesture
      refreshable accessibilityAction accessibilityActivationPoint onPreferenceChange onGeometryChange
      focused keyboardShortcut
      """)

  /// Modifiers with views of their own that can keep state.
  static let contents = Set(
    words: """
      sheet fullScreenCover popover alert confirmationDialog contextMenu toolbar swipeActions safeAreaInset
      navigationDestination tabItem inspector searchable draggable dropDestination matchedGeometryEffect
      symbolEffect sensoryFeedback phaseAnimator keyframeAnimator accessibilityRepresentation
      accessibilityChildren
      """)

  /// Other modifiers without state.
  private static let plain = Set(
    words: """
      environment environmentObject preference alignmentGuide visualEffect scrollTransition coordinateSpace
      focusable unredacted rotation scale size accessibility lineHeight gridCellAnchor presentationDetents
      focusEffectDisabled hoverEffect contentMargins containerRelativeFrame typeSelectEquivalent dialogIcon
      listRowSpacing listSectionSpacing listSectionSeparator
      """)
}
