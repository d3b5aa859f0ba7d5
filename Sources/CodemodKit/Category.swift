/// What kind of problem a pass is about. Lists of passes are grouped by it, in the order of the cases.
package enum Category: String, CaseIterable, Sendable {
  /// Which view SwiftUI takes for the same one after an update.
  case identity
  /// Work that is done again at each evaluation of a view.
  case workInBody = "work-in-body"
  /// Views that are made before they are seen.
  case laziness
  /// Which views a change of an object evaluates.
  case observation
  /// State that views hold.
  case state
  /// What views read from the environment.
  case environment
  /// Measuring and placing of views.
  case layout
  /// What animates, and when.
  case animation
  /// Asynchronous work and timers.
  case tasks
  /// Types that hide what a view is.
  case typeErasure = "type-erasure"
  /// API that has a better successor.
  case migration
  /// What a project wants of its own code.
  case project
  /// The comments by which swiftfix is told to leave code alone.
  case suppressions

  /// The name as a heading: `work in body`.
  package var title: String { rawValue.replacing("-", with: " ") }
}
