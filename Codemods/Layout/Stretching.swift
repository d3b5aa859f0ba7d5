import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Content that fills a minimum size, which a `ZStack` in a scroll view wouldn't offer to it.
enum Stretching {
  /// Whether what a `frame` gives a minimum size stretches along that axis.
  static func isStretched(_ frame: Node, by label: String) -> Bool {
    guard let content = FunctionCallExprSyntax(frame).flatMap({ MemberCall($0) })?.base else { return false }
    let isVertical = label.hasSuffix("eight")
    let calls = content.subtree.compactMap { FunctionCallExprSyntax($0) }
    let isFilling = calls.contains { call in
      if call.calledName == "frame" {
        return call.labeledArguments.contains { argument in
          argument.label?.name == (isVertical ? "maxHeight" : "maxWidth")
            && argument.expression?.text == ".infinity"
        }
      }
      return !isVertical && ["Color", "Divider", "LazyVStack", "Rectangle"].contains(call.calledName ?? "")
    }
    if isFilling { return true }
    let spacers = calls.filter { $0.calledName == "Spacer" && isStacked($0.node, vertically: isVertical) }
    return !spacers.isEmpty && !isCentred(content, by: spacers.map(\.node))
  }

  /// Whether a spacer is in a stack along an axis.
  private static func isStacked(_ spacer: Node, vertically isVertical: Bool) -> Bool {
    let stacks = ["HStack", "LazyHStack", "LazyVStack", "VStack"]
    let stack = spacer.ancestors.firstNonNil { around in
      ClosureArgument(around)?.call.calledName.flatMap { stacks.contains($0) ? $0 : nil }
    }
    return stack?.hasSuffix("HStack") != isVertical
  }

  /// Whether two equal spacers are the first and the last view of the stack that is the content.
  private static func isCentred(_ content: Node, by spacers: [Node]) -> Bool {
    guard spacers.count == 2, spacers[0].text == spacers[1].text,
      let list = FunctionCallExprSyntax(CallChain(content).base)?.onlyClosure?.statements
    else { return false }
    let items = list.children.map(\.self)
    return items.first?.contains(spacers[0]) == true && items.last?.contains(spacers[1]) == true
  }
}
