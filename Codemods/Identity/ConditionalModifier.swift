import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel
import TernaryModifiers

/// Reports helpers that apply modifiers under a condition.
///
/// ## What it does
///
/// Reports calls of the project's own `if(_:transform:)`, `applyIf` and the like: functions of views that
/// return the result of their closure if a condition is true, and otherwise the view itself.
///
/// ## Why
///
/// To SwiftUI these are two views. When the condition changes, one is removed with its state, and the other
/// is created and fades in (WWDC21, *Demystify SwiftUI*).
///
/// ## Example
///
/// ```swift
/// Text(title).if(isOpen) { $0.bold() }
/// ```
///
/// should be
///
/// ```swift
/// Text(title).bold(isOpen)
/// ```
///
/// ## Fix safety
///
/// There is no fix here; where each modifier has a neutral value, `ternary-modifiers` offers one.
///
/// ## Not changed when
///
/// - the condition stays the same as long as the view lives: a constant, a stored `let`, a check of the platform
/// - the helper does anything else, or is declared more than once
struct ConditionalModifier: Codemod {
  static let helper = Rule(
    "CI401", .warning, "A view loses its identity when a condition changes.",
    remedy: "Write the modifier with a value that changes, as in 'opacity(isOn ? 1 : 0.5)', "
      + "so that the view stays the same one.")

  static let metadata = CodemodMetadata(
    id: "conditional-modifier", summary: "Finds helpers that apply modifiers under a condition.",
    category: .identity, words: SwiftUIModel.conditionalHelpers.sorted().map { ".\($0)" },
    targets: [.calls(SwiftUIModel.conditionalHelpers.sorted())],
    rules: [helper])

  func match(_ node: Node, in file: FileContext) -> [Match<String>] {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), file.model.isLookedAt(node),
      !file.isOfWidget,
      let condition = file.model.conditionOfHelper(call), !file.model.isConstantForView(condition),
      file.model.timing(of: node).isBodyCode, !TernaryModifiers.mergesHelper(at: node, in: file)
    else { return [] }
    let start = call.access.declName?.node.range.lowerBound ?? node.range.lowerBound
    return [Match(Self.helper, at: start..<max(start, condition.range.upperBound), condition.shortText)]
  }

  func message(for match: Match<String>, in file: FileContext) -> String {
    "when '\(match.state)' changes, the view is replaced and its state is lost; give the modifier a value "
      + "for both cases, such as 'bold(isOn)' or 'opacity(isOn ? 1 : 0)'"
  }
}
