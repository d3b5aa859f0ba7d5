import SwiftCST

/// Keys of SwiftUI's environment.
package enum EnvironmentKeys {
  /// Whether the value of a key is an action or a handle, which represents nothing that is displayed.
  package static func isAction(_ name: String) -> Bool { actions.contains(name) }

  private static let actions = Set(
    words: """
      dismiss dismissSearch dismissWindow managedObjectContext modelContext newDocument openDocument openSettings
      openURL openWindow purchase pushWindow refresh rename requestReview resetFocus undoManager
      """)
}
