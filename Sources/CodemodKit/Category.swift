/// The kind of problem that a pass finds. Lists of passes are grouped by it, in the order of the cases.
package enum Category: String, CaseIterable, Sendable {
  /// Which view SwiftUI considers the same after an update.
  case identity
  /// Work that is repeated at each evaluation of a view.
  case workInBody = "work-in-body"
  /// Views that are created before they are visible.
  case laziness
  /// Which views a change of an object evaluates.
  case observation
  /// State that views hold.
  case state
  /// What views read from the environment.
  case environment
  /// Measuring and placing views.
  case layout
  /// What animates, and when.
  case animation
  /// Asynchronous work and timers.
  case tasks
  /// Types that hide the type of a view.
  case typeErasure = "type-erasure"
  /// API with a better replacement.
  case migration
  /// A project's own rules for its code.
  case project
  /// The comments that tell swiftfix to ignore code.
  case suppressions

  /// The name as a heading: `work in body`.
  package var title: String { rawValue.replacing("-", with: " ") }
}
