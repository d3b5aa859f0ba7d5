import SwiftCST

/// SwiftUI's property wrappers whose value a view keeps between two evaluations.
package enum StateWrappers {
  /// Whether a wrapper of the name is one of them.
  package static func contain(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(
    words: """
      AccessibilityFocusState FocusState GestureState Namespace SceneStorage State StateObject
      """)
}
