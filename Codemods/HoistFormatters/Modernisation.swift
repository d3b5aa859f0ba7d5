import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// A date formatter that only has styles, for which `.formatted(date:time:)` suffices.
struct Modernisation: Sendable {
  private let plan: HoistPlan
  private let style: String

  /// The replacement of a plan's formatter; nil if there is none or it is not requested.
  init?(_ plan: HoistPlan, in file: FileContext) {
    guard file.options.isOn("modernise"), plan.formatter.name == "DateFormatter", plan.property == nil,
      plan.effects.isEmpty, file.index.satisfies(.iOS(15), at: plan.value).isMet,
      let style = Self.style(plan), plan.replacements.allSatisfy({ Self.formattedDate($0) != nil })
    else { return nil }
    self.plan = plan
    self.style = style
  }

  /// The arguments of `formatted` for the styles.
  private static func style(_ plan: HoistPlan) -> String? {
    var date = "omitted"
    var time = "omitted"
    for statement in plan.statements {
      guard let configuration = ConfigurationStatement(statement) else { continue }
      for setting in configuration.settings {
        guard let access = MemberAccessExprSyntax(setting.values.first),
          let name = access.declName?.baseName?.text
        else { return nil }
        switch setting.property {
        case "dateStyle":
          guard let style = dateStyles[name] else { return nil }
          date = style
        case "timeStyle":
          guard let style = timeStyles[name] else { return nil }
          time = style
        default:
          return nil
        }
      }
    }
    return date == "omitted" && time == "omitted" ? nil : "date: .\(date), time: .\(time)"
  }

  private static let dateStyles = [
    "none": "omitted", "short": "numeric", "medium": "abbreviated", "long": "long", "full": "complete",
  ]
  private static let timeStyles = [
    "none": "omitted", "short": "shortened", "medium": "standard", "long": "complete", "full": "complete",
  ]

  /// The call `f.string(from: date)` at a use, and its date without comments.
  private static func formattedDate(_ replacement: HoistPlan.Replacement) -> (call: Node, date: Node)? {
    guard case .expression(let name) = replacement, let access = MemberAccessExprSyntax(name.parent),
      access.base == name, access.declName?.node.text == "string",
      let call = FunctionCallExprSyntax(access.node.parent), call.calledExpression == access.node,
      let argument = LabeledExprSyntax(call.arguments?.children.only), argument.label?.text == "from",
      let date = argument.expression,
      !date.tokenIndices.dropFirst().contains(where: {
        date.tree.tokens.flags[$0].contains(.hasCommentBefore)
      })
    else { return nil }
    return (call.node, date)
  }

  /// Removes the formatter, and formats each date itself.
  func edits(in file: FileContext) -> [TextEdit] {
    let removals = plan.runs(in: file.lines).map { $0.removal(in: file.lines) }
    let texts = plan.replacements.compactMap(Self.formattedDate).flatMap { call, date -> [TextEdit] in
      let (prefix, suffix) = Self.brackets(around: date)
      return [
        TextEdit(call.range.lowerBound..<date.range.lowerBound, with: prefix),
        TextEdit(date.range.upperBound..<call.range.upperBound, with: suffix + ".formatted(\(style))"),
      ]
    }
    return removals + texts
  }

  /// The brackets that a date needs before a member.
  private static func brackets(around date: Node) -> (String, String) {
    switch date.kind {
    case .declReferenceExpr, .subscriptCallExpr, .forceUnwrapExpr, .tupleExpr: return ("", "")
    case .memberAccessExpr, .functionCallExpr:
      return ConstantExpressions.root(of: date).text.hasPrefix(".") ? ("Date", "") : ("", "")
    default: return ("(", ")")
    }
  }
}
