import SwiftCST

/// SwiftUI's property wrappers, by their purpose.
package enum PropertyWrapperNames {
  /// What a wrapper provides to a view.
  package enum Purpose: Sendable {
    /// A value owned by the view: `State`, `AppStorage`, `FocusState`.
    case state
    /// A value owned by other code: `Binding`.
    case binding
    /// A value of the environment: `Environment`, `FocusedValue`.
    case environment
    /// The results of a query: `Query`, `FetchRequest`.
    case query
    /// An object whose changes all evaluate the view: `ObservedObject`.
    case object
    /// An object from which bindings are created: `Bindable`.
    case bindable
  }

  /// The purpose of the wrapper with a name; nil if it isn't one of SwiftUI's.
  package static func purpose(of name: String) -> Purpose? { purposes[name] }

  /// Whether the name is that of a wrapper of SwiftUI or SwiftData.
  package static func isWrapper(_ name: String) -> Bool { purposes[name] != nil }

  /// Whether a view with such a property is evaluated at each change that the object announces.
  package static func observes(_ name: String) -> Bool { purposes[name] == .object }

  /// The names of the wrappers that observe whole objects.
  package static let observing = purposes.filter { $0.value == .object }.keys.ascending()

  /// Whether the name is that of a wrapper for the delegate of an app.
  package static func isOfApplication(_ name: String) -> Bool {
    name.hasSuffix("ApplicationDelegateAdaptor") || name == "WKExtensionDelegateAdaptor"
  }

  private static let purposes: [String: Purpose] = {
    let table: [(Purpose, String)] = [
      (
        .state,
        """
        AccessibilityFocusState AppStorage FocusState GestureState Namespace SceneStorage State
        """
      ),
      (.binding, "Binding FocusedBinding"), (.environment, "Environment FocusedValue ScaledMetric"),
      (.query, "FetchRequest Query SectionedFetchRequest"),
      (.object, "EnvironmentObject ObservedObject StateObject FocusedObject"), (.bindable, "Bindable"),
    ]
    var purposes: [String: Purpose] = [:]
    for (purpose, names) in table {
      for name in Set(words: names) { purposes[name] = purpose }
    }
    return purposes
  }()
}
