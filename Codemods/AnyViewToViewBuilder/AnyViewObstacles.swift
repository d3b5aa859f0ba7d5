import CodemodKit

// Reasons for keeping an AnyView that are reported in several places.

extension Obstacle {
  static func builderCannotContain(_ what: String) -> Obstacle {
    Obstacle(AnyViewRules.statement, "the body contains \(what), which a result builder can't contain")
  }

  /// A caller needs its AnyView: where and why.
  static func callerNeedsAnyView(_ where: String) -> Obstacle {
    Obstacle(AnyViewRules.caller, "a caller needs AnyView: \(`where`)")
  }

  /// SwiftUI has to create an AnyView to know its contents; it need not create the content of a
  /// `GeometryReader` that is known to be empty.
  static let codeBesideEmptyView = callerNeedsAnyView(
    "SwiftUI need not create an 'EmptyView', and the code beside it would not run")

  /// A result that is not an erasure, and possibly why.
  static func notErased(_ result: String) -> Obstacle {
    Obstacle(AnyViewRules.notErased, "not every return is an erasure (\(result))")
  }

  /// A result of a helper with a common name that the project doesn't declare.
  static func missingHelper(_ name: String) -> Obstacle {
    Obstacle(AnyViewRules.helper, "helper '\(name)' is not a View→AnyView function in this project")
  }

  static func stored(_ name: String) -> Obstacle {
    Obstacle(AnyViewRules.stored, "'\(name)' is a stored property or variable of type AnyView")
  }

  static let recursion = Obstacle(
    AnyViewRules.recursion,
    "a recursive function: an opaque type can't contain itself; keep AnyView or extract a View struct")
}
