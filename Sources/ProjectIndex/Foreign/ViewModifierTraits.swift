/// What there is to know of one of SwiftUI's modifiers.
package struct ViewModifierTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Not every view has it, but those of some types alone; others have functions of its name, too, so that
  /// the name doesn't tell that a modifier is meant.
  package static let ofFew = ViewModifierTraits(rawValue: 1 << 0)

  // MARK: - What it is given

  /// All that it does is known: it keeps nothing between two updates, what it is given aside.
  package static let known = ViewModifierTraits(rawValue: 1 << 1)

  /// Each of its parameters takes one type.
  package static let oneType = ViewModifierTraits(rawValue: 1 << 2)

  /// Texts have one that gives a text.
  package static let ofText = ViewModifierTraits(rawValue: 1 << 3)

  /// Its closures run on the actor of the code around the call, the main actor as a rule.
  package static let actorClosures = ViewModifierTraits(rawValue: 1 << 4)

  /// Its closures do something or give a value, or make what is shown elsewhere for a while.
  package static let noViews = ViewModifierTraits(rawValue: 1 << 5)

  // MARK: - What it shows

  /// It has views of its own that can keep state.
  package static let content = ViewModifierTraits(rawValue: 1 << 6)

  /// Its arguments are views that are where the view is.
  package static let attachment = ViewModifierTraits(rawValue: 1 << 7)

  /// It shows or presents its content on its own, with all the room of a screen or window, or of the view.
  package static let presentation = ViewModifierTraits(rawValue: 1 << 8)

  /// By it a view tells others something, or presents something of its own.
  package static let contribution = ViewModifierTraits(rawValue: 1 << 9)

  // MARK: - What it does

  /// It does something and shows nothing.
  package static let event = ViewModifierTraits(rawValue: 1 << 10)

  /// It does something as a view comes and goes, or while it is there.
  package static let lifecycle = ViewModifierTraits(rawValue: 1 << 11)

  /// It draws, clips or fills the bounds of a view.
  package static let drawing = ViewModifierTraits(rawValue: 1 << 12)

  /// It places or scales a view by its own size.
  package static let placing = ViewModifierTraits(rawValue: 1 << 13)

  /// It gives a view a width that is not its own.
  package static let sizing = ViewModifierTraits(rawValue: 1 << 14)
}
