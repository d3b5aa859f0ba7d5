/// Where a condition can stand so that a view has a modifier in any case.
package enum ConditionPlace: Sendable {
  /// An argument that may be nil, with this label and colon: `listRowBackground(isOpen ? … : nil)`.
  case optional(label: String)
  /// An argument with a value that does nothing: `transition(isOpen ? … : .identity)`.
  case neutral(String)
  /// The closure that makes its content: `contextMenu { if isOpen { … } }`.
  case content
  /// The action: `onTapGesture { if isOpen { … } }`.
  case action
  /// An action of its own: what happens as a view appears is for `onChange(of: isOpen)`.
  case change
  /// The mask of a gesture: `gesture(drag, including: isOpen ? .all : .subviews)`.
  case mask
}

extension SwiftUIModifiers {
  /// Where a modifier can take a condition, if that isn't simply a value of its argument.
  package static func conditionPlace(of modifier: String) -> ConditionPlace? { conditionPlaces[modifier] }

  /// Whether no argument of a modifier turns it off: `searchable`.
  package static func isAlwaysOn(_ modifier: String) -> Bool { alwaysOn.contains(modifier) }

  private static let alwaysOn: Set = [
    "anchorPreference", "draggable", "dropDestination", "onDrag", "onDrop", "onSubmit", "refreshable",
    "searchable", "transformAnchorPreference",
  ]

  private static let conditionPlaces: [String: ConditionPlace] = {
    var places: [String: ConditionPlace] = [
      "keyboardShortcut": .optional(label: ""), "listRowBackground": .optional(label: ""),
      "onDelete": .optional(label: "perform: "), "onMove": .optional(label: "perform: "),
      "transition": .neutral(".identity"),
    ]
    for name in ["background", "contextMenu", "overlay", "safeAreaInset", "swipeActions", "toolbar"] {
      places[name] = .content
    }
    for name in ["onHover", "onLongPressGesture", "onTapGesture"] { places[name] = .action }
    for name in ["onAppear", "onDisappear", "task"] { places[name] = .change }
    for name in ["gesture", "highPriorityGesture", "simultaneousGesture"] { places[name] = .mask }
    return places
  }()
}
