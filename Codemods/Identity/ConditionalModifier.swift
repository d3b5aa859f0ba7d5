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
/// - the condition stays the same as long as the view is shown: it asks for a constant, an argument, an
///   element of a row, the color scheme or a permission, and not for state or what an observed object
///   announces; or only for properties that no code changes after an initializer
/// - it asks for a setting, unless the only modifier takes the condition in its content, as `overlay` does, and
///   the view isn't a single text or image
/// - it asks whether the element of a row is among the elements that have rows
/// - the helper does anything else, or is declared more than once
struct ConditionalModifier: Codemod {
  static let helper = Rule(
    "CI401", .warning, "A view loses its identity when a condition changes.",
    remedy: "Write the modifier with a value that changes, as in 'opacity(isOn ? 1 : 0.5)', "
      + "so that the view stays the same one.")
  static let setting = Rule(
    "CI501", .hint, "A view loses its identity when a setting changes.",
    remedy: "Write the modifier with a value that changes, as in 'opacity(isOn ? 1 : 0.5)'.")

  static let metadata = CodemodMetadata(
    id: "conditional-modifier", summary: "Finds helpers that apply modifiers under a condition.",
    category: .identity, words: SwiftUIModel.conditionalHelpers.sorted().map { ".\($0)" },
    targets: [.calls(SwiftUIModel.conditionalHelpers.sorted())],
    rules: [helper, setting])

  /// A condition, and what can be written in place of the helper.
  struct Condition: Sendable {
    let text: String
    let advice: String
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Condition>] {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), file.model.isLookedAt(node),
      !file.model.isOfWidget(node),
      let condition = file.model.conditionOfHelper(call), !file.model.isConstantForView(condition),
      !file.model.findsOwnElement(condition),
      let rule = rule(for: file.model.change(ofCondition: condition)),
      file.model.timing(of: node).isBodyCode, !TernaryModifiers.mergesHelper(at: node, in: file)
    else { return [] }
    if rule == Self.setting, !takesCondition(call) { return [] }
    if isReplacedAnyway(call.base, with: condition, in: file) || isPicture(call.base, in: file) { return [] }
    // `.if(isOpen) { … }.if(!isOpen) { … }` is reported once.
    let others = CallChain(call.base).calls + CallChain.calls(behind: node)
    let opposite = others.first { other in
      file.model.conditionOfHelper(other).map { $0.isOpposite(of: condition) } ?? false
    }
    if let opposite, opposite.call.node.id > node.id { return [] }
    let isChoice = opposite.map { Self.modifiers(of: $0).first == Self.modifiers(of: call).first } ?? false
    let advice = isChoice ? choice(condition) : advice(for: call, condition)
    let start = call.access.declName?.node.range.lowerBound ?? node.range.lowerBound
    let range = start..<max(start, condition.range.upperBound)
    return [Match(rule, at: range, Condition(text: condition.shortText, advice: advice))]
  }

  private func rule(for change: ConditionChange) -> Rule? {
    switch change {
    case .none: nil
    case .setting: Self.setting
    case .live: Self.helper
    }
  }

  /// Whether a view only consists of an `if` or `switch` on what a condition asks for, too, beside views without
  /// state such as a background.
  private func isReplacedAnyway(_ view: Node, with condition: Node, in file: FileContext) -> Bool {
    let base = CallChain(view).base
    let content = FunctionCallExprSyntax(base)?.onlyClosure?.statements ?? statements(namedBy: base, in: file)
    let items = content?.children.compactMap { CodeBlockItemSyntax($0)?.item } ?? []
    let inputs = file.model.inputs(of: condition)
    let chosen = items.filter { item in
      let only = statements(namedBy: item, in: file)?.children.only
      return branches(CodeBlockItemSyntax(only)?.item ?? item, on: inputs, in: file)
    }
    return !chosen.isEmpty && items.allSatisfy { chosen.contains($0) || file.model.holdsNoState($0) }
  }

  /// Whether a statement is an `if` or `switch` on some properties.
  private func branches(_ item: Node, on inputs: Set<DeclarationID>, in file: FileContext) -> Bool {
    let branching = ExpressionStmtSyntax(item)?.expression ?? item
    let subject = SwitchExprSyntax(branching)?.subject ?? IfExprSyntax(branching)?.conditions
    return subject.map { !file.model.inputs(of: $0).isDisjoint(with: inputs) } ?? false
  }

  /// The code of the builder that a name stands for.
  private func statements(namedBy name: Node, in file: FileContext) -> Node? {
    guard name.kind == .declReferenceExpr, let id = file.index.declarations(referencedBy: name).only,
      file.model.isBuilderMember(file.index[id])
    else { return nil }
    return file.index[id].getterStatements
  }

  /// Whether a view is an image or a color, which has no state.
  private func isPicture(_ view: Node, in file: FileContext) -> Bool {
    let name = FunctionCallExprSyntax(CallChain(view).base).flatMap { ViewCall($0).frameworkName(file.index) }
    return name == "Image" || name == "Color"
  }

  /// Whether the only modifier of a helper can take the condition, and its view may have state. A setting, which
  /// hardly changes, is reported for nothing else.
  private func takesCondition(_ call: MemberCall) -> Bool {
    let view = FunctionCallExprSyntax(CallChain(call.base).base)?.calledName
    guard let modifier = Self.modifiers(of: call).only, view != "Text", view != "Label" else { return false }
    return switch SwiftUIModifiers.conditionPlace(of: modifier) {
    case .content, .neutral, .optional: true
    default: false
    }
  }

  func message(for match: Match<Condition>, in file: FileContext) -> String {
    "when '\(match.state.text)' changes, SwiftUI replaces the view, and its state is lost; \(match.state.advice)"
  }
}

extension Node {
  /// Whether a condition is the opposite of another: `!isOpen` and `isOpen`.
  fileprivate func isOpposite(of other: Node) -> Bool {
    let (text, otherText) = (text, other.text)
    return "!" + text == otherText || text == "!" + otherText
  }
}
