/// The known properties of one of SwiftUI's modifiers.
package struct ViewModifierTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Only some types of views have it; other types have functions of the same name, so the name doesn't show
  /// that a modifier is meant.
  package static let ofFew = ViewModifierTraits(rawValue: 1 << 0)

  // MARK: - Arguments

  /// Its behavior is completely known: it keeps nothing between two updates, except for its arguments.
  package static let known = ViewModifierTraits(rawValue: 1 << 1)

  /// Each of its parameters has a single possible type.
  package static let oneType = ViewModifierTraits(rawValue: 1 << 2)

  /// `Text` has an overload that returns a `Text`.
  package static let ofText = ViewModifierTraits(rawValue: 1 << 3)

  /// Its closures run on the actor of the calling code, usually the main actor.
  package static let actorClosures = ViewModifierTraits(rawValue: 1 << 4)

  /// Its closures perform an action, return a value, or return content that is temporarily shown elsewhere.
  package static let noViews = ViewModifierTraits(rawValue: 1 << 5)

  // MARK: - Content

  /// It has its own views, which can keep state.
  package static let content = ViewModifierTraits(rawValue: 1 << 6)

  /// Its arguments are views in the same place as the view.
  package static let attachment = ViewModifierTraits(rawValue: 1 << 7)

  /// It shows or presents its content separately, with all the space of a screen or window, or of the view.
  package static let presentation = ViewModifierTraits(rawValue: 1 << 8)

  /// The view passes information to other views with it, or presents something of its own.
  package static let contribution = ViewModifierTraits(rawValue: 1 << 9)

  // MARK: - Effects

  /// It performs an action and displays nothing.
  package static let event = ViewModifierTraits(rawValue: 1 << 10)

  /// It performs an action when a view appears or disappears, or while it is visible.
  package static let lifecycle = ViewModifierTraits(rawValue: 1 << 11)

  /// It draws, clips or fills the bounds of a view.
  package static let drawing = ViewModifierTraits(rawValue: 1 << 12)

  /// It positions or scales a view by its own size.
  package static let placing = ViewModifierTraits(rawValue: 1 << 13)

  /// It sets a width that is not the view's own.
  package static let sizing = ViewModifierTraits(rawValue: 1 << 14)
}
