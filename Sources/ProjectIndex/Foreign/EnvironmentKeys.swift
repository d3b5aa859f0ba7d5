import SwiftCST

/// Keys of SwiftUI's environment.
package enum EnvironmentKeys {
  /// Whether the value of a key is an action or a handle, which represents nothing that is displayed.
  package static func isAction(_ name: String) -> Bool { actions.contains(name) }

  /// Whether the value of a key changes as people use a view: it is selected, focused, searched.
  package static func changesInUse(_ name: String) -> Bool { inUse.contains(name) }

  private static let inUse = Set(
    words: """
      appearsActive controlActiveState editMode horizontalSizeClass isEnabled isFocused isHoverEffectEnabled isPresented
      isSceneCaptured isSearching scenePhase verticalSizeClass
      """)

  private static let actions = Set(
    words: """
      dismiss dismissSearch dismissWindow managedObjectContext modelContext newDocument openDocument openSettings
      openURL openWindow purchase pushWindow refresh rename requestReview resetFocus undoManager
      """)
}
