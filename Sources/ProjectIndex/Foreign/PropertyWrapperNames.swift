import SwiftCST

/// SwiftUI's property wrappers, by what a view has of them.
package enum PropertyWrapperNames {
  /// What a wrapper gives to a view.
  package enum Purpose: Sendable {
    /// A value of the view's own: `State`, `AppStorage`, `FocusState`.
    case state
    /// A value that somebody else keeps: `Binding`.
    case binding
    /// A value of the environment: `Environment`, `FocusedValue`.
    case environment
    /// What a store finds: `Query`, `FetchRequest`.
    case query
    /// An object whose changes all evaluate the view: `ObservedObject`.
    case object
    /// An object of which bindings are made: `Bindable`.
    case bindable
  }

  /// What a wrapper of that name gives; nil where it isn't one of SwiftUI's.
  package static func purpose(of name: String) -> Purpose? { purposes[name] }

  /// Whether the name is that of a wrapper of SwiftUI or SwiftData.
  package static func isWrapper(_ name: String) -> Bool { purposes[name] != nil }

  /// Whether a view with such a property is evaluated at each change that the object announces.
  package static func observes(_ name: String) -> Bool { purposes[name] == .object }

  /// Whether the name is that of a wrapper that keeps the delegate of an app.
  package static func isOfApplication(_ name: String) -> Bool {
    name.hasSuffix("ApplicationDelegateAdaptor")
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
