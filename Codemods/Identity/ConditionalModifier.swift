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

  // MARK: - What to write

  private static let otherAdvice = "keep the state of the view in one that contains it"

  /// The names of the modifiers in a helper's closure.
  private static func modifiers(of call: MemberCall) -> [String] {
    (call.call.onlyClosure?.items.last).map { CallChain($0).calls.map(\.name) } ?? []
  }

  private func choice(_ condition: Node) -> String {
    "write one modifier with '\(condition.shortText) ? … : …'"
  }

  /// What can be written in place of the modifiers in a helper's closure, by the first of them for which that
  /// is known.
  private func advice(for call: MemberCall, _ condition: Node) -> String {
    let modifiers = Self.modifiers(of: call)
    let known = modifiers.firstNonNil { name in
      SwiftUIModifiers.conditionPlace(of: name).map { (name, $0) }
    }
    let test = condition.shortText
    guard let (name, place) = known else {
      if modifiers.contains(where: SwiftUIModifiers.isAlwaysOn) { return Self.otherAdvice }
      let name = modifiers.first.map { "'\($0)'" } ?? "the modifier"
      return "give \(name) a value for both cases, or keep the state of the view in one that contains it"
    }
    return switch place {
    case .optional(let label): "write '\(name)(\(label)\(test) ? … : nil)'"
    case .neutral(let value): "write '\(name)(\(test) ? … : \(value))'"
    case .content: "put the condition inside '\(name) { … }'"
    case .action: "test the condition in the action of '\(name)'"
    case .mask: "write '\(name)(…, including: \(test) ? .all : .subviews)'"
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
