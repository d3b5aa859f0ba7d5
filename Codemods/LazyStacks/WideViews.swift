import CodemodKit
import ProjectIndex
import SwiftCST

/// Tells which views are as wide as they may be, whatever is in them.
struct WideViews {
  let index: ProjectIndex

  /// Whether one of the views that statements always make is wide.
  func areWide(_ list: Node, depth: Int = 0) -> Bool {
    BuilderItem.all(in: list).contains { item in
      switch item {
      case .view(let node): isWide(node, depth: depth)
      case .branches(let lists, let isExhaustive):
        isExhaustive && !lists.isEmpty && lists.allSatisfy { areWide($0, depth: depth) }
      case .directive, .other: false
      }
    }
  }

  private func isWide(_ expression: Node, depth: Int) -> Bool {
    guard depth < 12 else { return false }
    let view = WrittenView(expression)
    guard !view.isSplit else { return false }
    var isWide = isWideRoot(view.root, depth: depth + 1)
    for modifier in view.modifiers { isWide = after(modifier, isWide) }
    return isWide
  }

  private func after(_ modifier: WrittenView.Modifier, _ isWide: Bool) -> Bool {
    let call = modifier.call
    switch modifier.name {
    case "frame":
      if let most = call.argument("maxWidth") { return Frame.isInfinity(most) }
      return isWide && call.argument("width") == nil
    case "containerRelativeFrame":
      return call.arguments.first?.value.text == ".horizontal" || isWide
    case "fixedSize":
      return isWide && call.argument("horizontal")?.text == "false"
    case "aspectRatio", "scaledToFit", "scaledToFill", "modifier": return false
    case _ where SwiftUIAPI.modifiers.contains(modifier.name): return isWide
    default: return isWide && keepsWidth(call)
    }
  }

  /// Whether a modifier of the project sets no width and no size.
  private func keepsWidth(_ call: ViewCall) -> Bool {
    let functions = call.syntax.calledExpression.map(index.callables) ?? []
    return !functions.isEmpty
      && functions.allSatisfy { function in
        guard let body = function.body?.node else { return false }
        return !body.subtree.contains { node in
          Self.sizing.contains(MemberAccessExprSyntax(node)?.declName?.baseName?.text ?? "")
            || Self.sizing.contains(DeclReferenceExprSyntax(node)?.baseName?.text ?? "")
        }
      }
  }

  private static let sizing: Set<String> = [
    "frame", "fixedSize", "aspectRatio", "scaledToFit", "scaledToFill", "modifier", "containerRelativeFrame",
    "position",
  ]

  private func isWideRoot(_ root: Node, depth: Int) -> Bool {
    if let member = ViewMembers(index: index).member(madeBy: root) {
      let statements = member.getterStatements ?? member.body?.statements
      return statements.map { isOneResult($0) && areWide($0, depth: depth) } ?? false
    }
    guard let call = FunctionCallExprSyntax(root).map({ ViewCall($0) }) else {
      return MemberAccessExprSyntax(root)?.base?.text == "Color"
    }
    guard let name = call.frameworkName(index) else { return isWideType(call, depth: depth) }
    switch name {
    case "HStack": return call.content.map { hasSpacer($0) || areWide($0, depth: depth) } ?? false
    case "VStack", "ZStack", "Group", "Section", "ForEach":
      return call.content.map { areWide($0, depth: depth) } ?? false
    case "Button", "NavigationLink":
      let leads = ["action", "destination", "value"].contains { call.argument($0) != nil }
      let label = call.closures.first { $0.label == "label" || leads && $0.label == nil }
      return label?.syntax.statements.map { areWide($0, depth: depth) } ?? false
    case "ScrollView": return ScrollAxis(of: call) == .horizontal
    default: return SwiftUINames.wide.contains(name)
    }
  }

  private func hasSpacer(_ list: Node) -> Bool {
    BuilderItem.all(in: list).contains { item in
      guard case .view(let node) = item else { return false }
      let view = WrittenView(node)
      return view.call?.frameworkName(index) == "Spacer" && view.modifier("frame") == nil
    }
  }

  /// Whether the body of a view of the project is wide.
  private func isWideType(_ call: ViewCall, depth: Int) -> Bool {
    guard let callee = call.syntax.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(callee),
      !index[type].isSplit, index.foreignSupertypes(of: type).contains("View")
    else { return false }
    let bodies = index.ownMembers(named: "body", of: type)
    guard bodies.count == 1, let statements = bodies[0].getterStatements else { return false }
    let items = BuilderItem.all(in: statements).filter(\.makesViews)
    return items.count == 1 && isOneResult(statements) && areWide(statements, depth: depth)
  }

  /// Whether statements do not return one thing or another.
  private func isOneResult(_ list: Node) -> Bool { ViewBuilderContext.returns(in: list).count < 2 }
}
