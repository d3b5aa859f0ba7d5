import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension RowAudit {
  /// Analyzes the styles that modifiers around the rows apply to the controls in them.
  mutating func look(outerModifiers modifiers: [WrittenView.Modifier]) {
    for modifier in modifiers + modifiers.flatMap({ OwnModifier($0.call, index).modifiers }) {
      let name = modifier.name
      guard SwiftUINames.isControlStyle(name), SwiftUIModifiers.contain(name),
        !findings.shown.isDisjoint(with: SwiftUINames.controls(styledBy: name))
      else { continue }
      for argument in modifier.call.arguments { look(style: argument.value, of: name, Place()) }
    }
  }

  /// Analyzes a view modifier or control style: a type of the project or of SwiftUI, or an external one,
  /// which can't be analyzed.
  mutating func look(style: Node, of modifier: String, _ place: Place) {
    let made = FunctionCallExprSyntax(style)?.calledExpression ?? style
    let found = index.types(ofStyle: style)
    for type in found { look(type: type, style, place) }
    guard found.isEmpty, modifier == "modifier" || !Self.isOfSwiftUI(made) else { return }
    addUnresolved(made.text, style)
  }

  private static func isOfSwiftUI(_ made: Node) -> Bool {
    if let access = MemberAccessExprSyntax(made) {
      return access.base == nil && SwiftUINames.styles.contains(access.declName?.baseName?.name ?? "")
    }
    return SwiftUINames.styleTypes.contains(made.text)
  }
}
