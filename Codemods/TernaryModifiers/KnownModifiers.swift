import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// SwiftUI's modifiers, with the kinds of their parameters and their effects other than displaying a view.
enum KnownModifiers {
  /// Whether SwiftUI has a modifier of this name.
  static func isKnown(_ name: String) -> Bool {
    SwiftUIModifiers.traits(of: name).contains(.known) || name.hasSuffix("Style")
  }

  /// The kind of the argument at a position; nil for modifiers that are not SwiftUI's, or not known well.
  static func kind(of modifier: MemberCall, argument: Int) -> ParameterKind? {
    let label = modifier.arguments[argument].label?.name
    let name = modifier.name
    if let kinds = special[name] { return kinds[label ?? "_"] ?? kinds["*"] }
    if SwiftUIModifiers.traits(of: name).contains(.oneType) { return .concrete }
    if name == "environment", argument == 1 { return .concrete }
    return name.hasSuffix("Style") ? .generic : nil
  }

  /// Modifiers whose parameters have different kinds, by label; `_` means without a label, `*` any other.
  private static let special: [String: [String: ParameterKind]] = [
    "foregroundStyle": ["_": .style], "backgroundStyle": ["_": .style],
    "fill": ["_": .style, "*": .concrete], "stroke": ["_": .style, "*": .concrete],
    "strokeBorder": ["_": .style, "*": .concrete], "border": ["_": .style, "*": .concrete],
    "background": ["_": .styleOrView, "in": .generic, "*": .concrete],
    "overlay": ["_": .styleOrView, "in": .generic, "*": .concrete],
    "listRowBackground": ["_": .generic], "mask": ["_": .generic, "*": .concrete],
    "tint": ["_": .tint], "listItemTint": ["_": .tint],
    "padding": ["_": .overloaded], "safeAreaPadding": ["_": .overloaded],
    "aspectRatio": ["_": .overloaded, "*": .concrete], "scaleEffect": ["_": .overloaded, "*": .concrete],
    "lineLimit": ["_": .overloaded, "*": .concrete], "dynamicTypeSize": ["_": .overloaded],
    "badge": ["_": .text], "navigationTitle": ["_": .text], "navigationSubtitle": ["_": .text],
    "navigationBarTitle": ["_": .text, "*": .concrete], "help": ["_": .text],
    "accessibilityLabel": ["_": .text], "accessibilityValue": ["_": .text], "accessibilityHint": ["_": .text],
    "clipShape": ["_": .generic, "*": .concrete], "contentShape": ["_": .generic, "*": .concrete],
    "containerShape": ["_": .generic], "textSelection": ["_": .generic], "tag": ["_": .generic],
    "id": ["_": .generic], "transition": ["_": .generic],
    "gesture": ["_": .generic, "including": .concrete],
    "highPriorityGesture": ["_": .generic, "including": .concrete],
    "simultaneousGesture": ["_": .generic, "including": .concrete],
    "animation": ["_": .concrete], "modifier": ["_": .generic],
  ]
}
