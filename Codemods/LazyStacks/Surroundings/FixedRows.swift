import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines the size of rows across the scroll axis that is independent of the proposed size, as far as
/// frames with literal numbers set it.
struct FixedRows {
  let index: ProjectIndex
  let axis: ScrollAxis

  /// The size of the largest view that statements create; nil if no literal number sets one.
  func size(of list: Node, depth: Int = 0) -> Double? { sizes(of: list, depth: depth).max() }

  private func sizes(of list: Node, depth: Int) -> [Double] {
    BuilderItem.all(in: list).compactMap { item in
      switch item {
      case .view(let node): size(ofView: node, depth: depth)
      case .branches(let lists, _): lists.compactMap { size(of: $0, depth: depth) }.max()
      case .directive, .other: nil
      }
    }
  }

  private func size(ofView expression: Node, depth: Int) -> Double? {
    guard depth < 8 else { return nil }
    let view = WrittenView(expression)
    guard !view.isSplit else { return nil }
    return view.modifiers.reduce(size(ofRoot: view.root, depth: depth + 1)) { after($1, $0) }
  }

  private func after(_ modifier: WrittenView.Modifier, _ size: Double?) -> Double? {
    switch modifier.name {
    case "frame":
      let (fixed, least) = axis == .vertical ? ("width", "minWidth") : ("height", "minHeight")
      if let length = modifier.call.argument(fixed) { return Frame.length(length) }
      return modifier.call.argument(least).map(Frame.length) ?? size
    case "padding":
      return modifier.call.arguments.contains { $0.value.firstToken.text == "-" } ? nil : size
    case "position": return nil
    default: return SwiftUIModifiers.contain(modifier.name) ? size : nil
    }
  }

  private func size(ofRoot root: Node, depth: Int) -> Double? {
    if let member = ViewMembers(index: index).member(madeBy: root) {
      return (member.getterStatements ?? member.body?.statements).flatMap { size(of: $0, depth: depth) }
    }
    guard let call = FunctionCallExprSyntax(root).map({ ViewCall($0) }) else { return nil }
    guard let name = call.frameworkName(index) else { return size(ofType: call, depth: depth) }
    switch name {
    case "ForEach", "Group", "HStack", "Section", "VStack", "ZStack":
      guard let content = call.content else { return nil }
      let isAcross = name == (axis == .vertical ? "HStack" : "VStack")
      return isAcross ? sizes(of: content, depth: depth).reduce(0, +) : size(of: content, depth: depth)
    case "Button", "NavigationLink":
      return call.label(ofView: name).flatMap { size(of: $0, depth: depth) }
    default: return nil
    }
  }

  /// The size of a view of the project.
  private func size(ofType call: ViewCall, depth: Int) -> Double? {
    guard let callee = call.syntax.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(callee)
    else { return nil }
    let bodies = ViewMembers(index: index).bodies(of: type)
    return bodies.count == 1 ? bodies[0].getterStatements.flatMap { size(of: $0, depth: depth) } : nil
  }
}
