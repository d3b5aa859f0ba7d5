import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension GeometryInLazy {
  /// What to do with a reader that only contains a scroll view, and whose size only frames in it use; nil for
  /// others.
  func sizing(of closure: ClosureExprSyntax, in file: FileContext) -> String? {
    guard case .met = file.index.satisfies(.iOS(17), at: closure.node), let item = closure.items.only,
      let scroll = FunctionCallExprSyntax(CallChain(item).base).map({ ViewCall($0) }),
      scroll.frameworkName(file.index) == "ScrollView", let content = scroll.content
    else { return nil }
    let proxy = proxy(of: closure)
    let uses = item.subtree.filter { DeclReferenceExprSyntax($0)?.baseName?.name == proxy }
    let sizes = uses.map { content.contains($0) ? frameArgument(around: $0, within: content) : nil }
    guard !uses.isEmpty, sizes.allSatisfy({ Self.sizes.contains($0?.label ?? "") }) else { return nil }
    let isMinimum = sizes.contains { $0?.label.hasPrefix("min") == true }
    let given = sizes.compactMap(\.self)
    if isMinimum,
      givesTwoSizes(given) || given.contains(where: { Stretching.isStretched($0.frame, by: $0.label) })
    {
      return nil
    }
    return isMinimum
      ? "'\(proxy)' only gives a minimum size to what scrolls in it, and the reader is one more layout pass: put "
        + "the content over 'Color.clear.containerRelativeFrame(…)' in a 'ZStack'"
      : "'\(proxy)' only gives a size to what scrolls in it, and the reader is one more layout pass: size it by "
        + "'containerRelativeFrame'"
  }

  /// Whether frames have sizes of their own on the same axis, which one clear color can't give.
  private func givesTwoSizes(_ sizes: [(frame: Node, label: String)]) -> Bool {
    ["eight", "idth"].contains { axis in
      Set(sizes.filter { $0.label.hasSuffix(axis) }.map(\.frame)).count > 1
    }
  }

  /// The `frame` that a name is in an argument of, and the argument's label.
  private func frameArgument(around name: Node, within content: Node) -> (frame: Node, label: String)? {
    let around = name.ancestors.prefix { $0 != content }
    guard let call = around.first(where: { $0.kind == .functionCallExpr }),
      FunctionCallExprSyntax(call)?.calledName == "frame",
      let label = around.firstNonNil({ LabeledExprSyntax($0)?.label?.name })
    else { return nil }
    return (call, label)
  }

  private static let sizes: Set = ["height", "minHeight", "minWidth", "width"]
}
