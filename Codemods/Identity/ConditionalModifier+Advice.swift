import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension ConditionalModifier {
  static let otherAdvice = "keep the state of the view in one that contains it"

  /// The names of the modifiers in a helper's closure.
  static func modifiers(of call: MemberCall) -> [String] {
    (call.call.onlyClosure?.items.last).map { CallChain($0).calls.map(\.name) } ?? []
  }

  func choice(_ condition: Node) -> String {
    "write one modifier with '\(condition.shortText) ? … : …'"
  }

  /// What can be written in place of the modifiers in a helper's closure.
  func advice(for call: MemberCall, _ condition: Node) -> String {
    let modifiers = (call.call.onlyClosure?.items.last).map { CallChain($0).calls } ?? []
    if modifiers.contains(where: { SwiftUIModifiers.isAlwaysOn($0.name) }) { return Self.otherAdvice }
    var advices: [String] = []
    var others: [String] = []
    for modifier in modifiers.prefix(3) {
      if let advice = advice(for: modifier, of: call, condition) {
        if !advices.contains(advice) { advices.append(advice) }
      } else if !others.contains("'\(modifier.name)'") {
        others.append("'\(modifier.name)'")
      }
    }
    let values =
      others.count > 1
      ? "give \(others.dropLast().joined(separator: ", ")) and \(others[others.count - 1]) values for both cases"
      : "give \(others.first ?? "the modifier") a value for both cases"
    guard !advices.isEmpty else {
      return "\(values), or \(Self.otherAdvice)"
    }
    return ((others.isEmpty ? [] : [values]) + advices).joined(separator: ", and ")
  }

  /// What can be written in place of one modifier, if that is more than a value for both cases.
  private func advice(for modifier: MemberCall, of helper: MemberCall, _ condition: Node) -> String? {
    let (name, test) = (modifier.name, condition.shortText)
    if name == "modifier" {
      let made = FunctionCallExprSyntax(modifier.call.argumentValues.first)?.calledName
      return made.map { "pass the condition to '\($0)'" }
    }
    return switch SwiftUIModifiers.conditionPlace(of: name) {
    case nil: nil
    case .optional(let label): "write '\(name)(\(label)\(test) ? … : nil)'"
    case .neutral(let value): "write '\(name)(\(test) ? … : \(value))'"
    case .content: "put the condition inside '\(name) { … }'"
    case .action where name != "onHover" && hasGestureAround(helper.call.node):
      // A gesture that does nothing would still take the tap from the one around it.
      "write 'gesture(…, including: \(test) ? .all : .subviews)' for '\(name)'"
    case .action: "test the condition in the action of '\(name)'"
    case .change:
      "do what '\(name)' does in 'onChange(of: \(test.hasPrefix("!") ? String(test.dropFirst()) : test))'"
    case .mask: "write '\(name)(…, including: \(test) ? .all : .subviews)'"
    }
  }

  /// Whether a view around a call, or behind it in its chain, has a gesture of its own.
  private func hasGestureAround(_ node: Node) -> Bool {
    node.ancestors.contains { around in
      guard let call = FunctionCallExprSyntax(around) else { return false }
      if let modifier = MemberCall(call) {
        return modifier.base.contains(node) && Self.gestures.contains(modifier.name)
      }
      return ["Button", "NavigationLink"].contains(call.calledName ?? "")
    }
  }

  private static let gestures: Set = [
    "gesture", "highPriorityGesture", "onLongPressGesture", "onTapGesture", "simultaneousGesture",
  ]
}
