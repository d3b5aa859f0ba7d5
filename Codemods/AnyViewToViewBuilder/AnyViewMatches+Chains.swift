import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// `AnyView(Card()).padding()`: a modifier takes the view itself.
extension AnyViewMatches {
  mutating func lookAtModifier(_ access: MemberAccessExprSyntax) {
    guard let base = access.base, base.kind == .functionCallExpr || base.kind == .memberAccessExpr,
      let name = access.declName?.baseName?.name, SwiftUIModifiers.contain(name),
      FunctionCallExprSyntax(access.node.parent)?.calledExpression == access.node,
      let erasure = erasures.erasure(base, expected: false), erasure.operand.kind != .closureExpr,
      index.declarations(named: name).isEmpty, keepsMeaning(name, of: erasure.operand),
      !isRecursive(erasure.node),
      contexts.demands(onValue: erasure.node, nil).allSatisfy({ $0 == .anyView }),
      // A value that isn't a view of its own stays as it is.
      let plan = try? reader.strip(erasure), plan.heads != [.view("EmptyView")]
    else { return }
    let isSeveral = isSeveral(erasure.operand, plan.heads)
    report(
      [isSeveral ? AnyViewRules.values : AnyViewRules.convert], at: erasure.node.range,
      .modified(ViewHead.written(of: erasure.operand), isSeveral: isSeveral),
      FileEdit.all(plan.edits, in: file.number))
  }

  /// Whether a modifier is the one of all views: texts, images, colors and shapes have modifiers of the same names.
  private func keepsMeaning(_ name: String, of operand: Node) -> Bool {
    switch ViewHeads(index: index, erasures: erasures).head(of: operand) {
    case .modified, .unknown: true
    case .view(let view):
      SwiftUIViews.becomesAnother(modified: view) || isOwn(view) || Self.modifiersOfViews.contains(name)
    }
  }

  /// Whether a name is that of a struct of the project, perhaps inside another.
  private func isOwn(_ view: String) -> Bool {
    let name = view.split(separator: ".").last.map(String.init) ?? view
    return index.declarations(named: name).contains { $0.kind == .struct }
  }

  /// Modifiers that no view has as its own.
  private static let modifiersOfViews: Set = [
    "environment", "environmentObject", "frame", "navigationTitle", "onAppear", "onChange", "onDisappear",
    "onReceive", "onTapGesture", "padding", "sheet", "tag", "task", "toolbar", "transition",
  ]

  /// Whether modifiers then apply to several views, each by itself.
  private func isSeveral(_ operand: Node, _ heads: [ViewHead]) -> Bool {
    let name = WrittenView(operand).call?.frameworkName(index) ?? ""
    return ["ForEach", "Group", "Section"].contains(name) || heads == [.view("several views")]
  }
}
