import SwiftCST

/// What SwiftUI's views and modifiers do with their closure arguments.
package enum SwiftUIClosures {
  /// The role of a modifier's closure with a label; no label means an unlabeled argument, or the first
  /// trailing closure. Nil if it is unknown.
  package static func role(ofModifier name: String, label: String?) -> ClosureRole? {
    if let label, actionLabels.contains(label) { return .action }
    if label == "preview" { return .presented }
    if let role = modifiers[name] { return role }
    let traits = SwiftUIModifiers.traits(of: name)
    return traits.contains(.event) || traits.contains(.lifecycle) ? .action : nil
  }

  /// The role of a closure with a label for a view or another type of SwiftUI; nil if it is unknown.
  package static func role(ofType name: String, label: String?) -> ClosureRole? {
    if let label {
      if actionLabels.contains(label) { return .action }
      if label == "destination" { return .presented }
      if labelLabels.contains(label) { return .label }
    }
    return types[name] ?? (SwiftUIViews.traits(of: name).contains(.content) ? .content : nil)
  }

  /// The role of a closure for a function that is not a modifier: one of the standard library, Foundation or
  /// SwiftUI; nil if it is unknown.
  package static func role(ofFunction name: String) -> ClosureRole? { functions[name] }

  /// Whether the action of a modifier or gesture can run at each frame.
  package static func runsEachFrame(_ name: String) -> Bool { eachFrame.contains(name) }

  /// Whether the closure of a function or modifier runs whenever a publisher sends, a timer fires, or a value
  /// changes.
  package static func runsAgainAndAgain(_ name: String) -> Bool {
    repeating.contains(name) || runsEachFrame(name)
  }

  private static let repeating = Set(
    words: "onChange onReceive receive scheduledTimer sink withObservationTracking")

  /// Whether what a view, modifier or function takes by a label runs once for each action of the user: a tap,
  /// a command, a file that is chosen.
  package static func isUserAction(_ name: String, label: String?) -> Bool {
    if let label, ["action", "onCompletion", "onDismiss", "primaryAction"].contains(label) {
      return userActions.contains(name)
    }
    return userActions.contains(name) && label != "label"
  }

  /// Whether the label of a closure says that it is for what the user does: `onExport`, but not `onProgress`.
  package static func namesUserAction(_ label: String) -> Bool {
    guard label.hasPrefix("on") else { return label == "action" }
    return label.dropFirst(2).first?.isUppercase == true && !frequentWords.contains { label.contains($0) }
  }

  private static let frequentWords = [
    "Appear", "Change", "Drag", "Frame", "Hover", "Move", "Progress", "Receive", "Scroll", "Tick", "Update",
  ]

  /// Whether what a function takes runs once, now or later.
  package static func runsOnce(_ name: String) -> Bool { runningOnce.contains(name) }

  private static let userActions = Set(
    words: """
      Button UIAction UIAlertAction UIBarButtonItem UIContextualAction accessibilityAction dropDestination
      fileExporter fileImporter fileMover onCommand onCopyCommand onCutCommand onDeleteCommand onDrop
      onExitCommand onLongPressGesture onOpenURL onPasteCommand onSubmit onTapGesture
      """)

  private static let runningOnce = Set(
    words: """
      Task assumeIsolated async asyncAfter autoreleasepool begin beginSheetModal detached withAnimation
      withTransaction
      """)

  /// The names of those modifiers and of the methods of gestures.
  package static let namesOfFrequentEvents = eachFrame.sorted()

  private static let eachFrame = Set(
    words: """
      onChanged onContinuousHover onGeometryChange onPreferenceChange onScrollGeometryChange updating
      """)

  private static let actionLabels = Set(
    words: """
      action onCancellation onCommit onCompletion onDecrement onDismiss onEditingChanged onIncrement perform
      primaryAction isTargeted
      """)

  private static let labelLabels = Set(
    words: """
      label header footer title icon description currentValueLabel minimumValueLabel maximumValueLabel
      placeholder
      """)

  private static let modifiers = table([
    (
      .content,
      """
      accessibilityChildren accessibilityRepresentation background chartXAxis chartYAxis listRowBackground mask
      ornament overlay safeAreaBar safeAreaInset searchSuggestions tabItem tabViewBottomAccessory toolbar commands
      """
    ),
    (
      .presented,
      """
      actionSheet alert confirmationDialog contextMenu draggable fullScreenCover inspector
      navigationDestination popover searchable sheet swipeActions toolbarTitleMenu
      """
    ),
    (
      .readerContent,
      "backgroundPreferenceValue keyframeAnimator overlayPreferenceValue phaseAnimator"
    ),
    (
      .drawing,
      """
      alignmentGuide anchorPreference containerRelativeFrame scrollTransition transaction
      transformAnchorPreference transformEnvironment transformPreference visualEffect
      """
    ),
    (.task, "task"),
    (
      .action,
      """
      accessibilityActions accessibilityAdjustableAction accessibilityScrollAction fileExporter fileImporter
      fileMover onChanged onCommand onCopyCommand onCutCommand onDeleteCommand onEnded onExitCommand onInsert
      onMoveCommand onPasteCommand onPlayPauseCommand onScenePhaseChange onScrollGeometryChange
      onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange pasteDestination updating
      onContinueUserActivity itemProvider
      """
    ),
  ])

  private static let types = table([
    (.row, "AxisMarks Chart ForEach OutlineGroup TableColumn"),
    (
      .readerContent,
      """
      ActivityConfiguration AppIntentConfiguration AppIntentControlConfiguration AsyncImage DisclosureGroup
      DynamicIsland DynamicIslandExpandedRegion GeometryReader GeometryReader3D IntentConfiguration
      KeyframeAnimator MapReader PhaseAnimator ScrollViewReader StaticConfiguration
      StaticControlConfiguration SubscriptionView TimelineView
      """
    ),
    (
      .content,
      """
      AxisValueLabel CommandGroup CommandMenu MenuBarExtra Settings Table ToolbarItem ToolbarItemGroup Window
      WindowGroup
      """
    ),
    (.drawing, "Canvas"),
    (.atOnce, "Path"),
    (.task, "Task"),
    (.action, "OpenURLAction UIAction UIAlertAction UIBarButtonItem UIContextualAction"),
  ])

  private static let functions = table([
    (
      .atOnce,
      """
      allSatisfy autoreleasepool compactMap compactMapValues contains count drop elementsEqual filter first
      firstIndex flatMap forEach grouping last lastIndex lexicographicallyPrecedes map mapValues max merge
      merging min partition prefix reduce removeAll sort sorted split starts withAnimation
      withExtendedLifetime withTransaction withUnsafeBytes withUnsafePointer assumeIsolated
      """
    ),
    (.task, "async asyncAfter addOperation detached addTask addTaskUnlessCancelled concurrentPerform"),
    (.action, "scheduledTimer sink addObserver dataTask completionHandler"),
  ])

  private static func table(_ groups: [(role: ClosureRole, names: String)]) -> [String: ClosureRole] {
    var roles: [String: ClosureRole] = [:]
    for (role, names) in groups {
      for name in Set(words: names) { roles[name] = role }
    }
    return roles
  }
}
